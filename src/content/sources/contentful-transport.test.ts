import type { Connection } from "./contentful-connection";
import { clientAdapter, draftsAdapter } from "./contentful-transport";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "secret",
  api: "delivery",
};
const baseURL = "https://cdn.contentful.com:443/spaces/espace/environments/master";
const send = clientAdapter(connection);

let fetchSpy: jest.SpiedFunction<typeof fetch>;

/** Sets the bodies of the next responses. The last one is repeated. */
function respondWith(...bodies: string[]): void {
  let last = "";
  fetchSpy.mockImplementation(() => Promise.resolve(new Response((last = bodies.shift() ?? last))));
}

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, "fetch");
});

afterEach(() => fetchSpy.mockRestore());

const page = { sys: { type: "Array" }, items: [{ sys: { id: "1", type: "Entry" }, fields: {} }] };

it("sends the client's request with the token", async () => {
  respondWith(JSON.stringify({ ...page, nextSyncUrl: "https://host/sync?sync_token=b" }));
  const config = { baseURL, url: "sync", params: { initial: true, limit: 250 } };
  const response = await send(config);
  expect(fetchSpy.mock.calls[0]?.[0]).toEqual(
    new URL("https://cdn.contentful.com/spaces/espace/environments/master/sync?initial=true&limit=250"),
  );
  expect(fetchSpy.mock.calls[0]?.[1]?.headers).toEqual({ authorization: "Bearer secret" });
  expect(response).toMatchObject({
    status: 200,
    data: { items: page.items, nextSyncUrl: "https://host/sync?sync_token=b" },
    config,
  });
});

it("sends a request for the space itself, outside its environment", async () => {
  respondWith(JSON.stringify({ sys: { type: "Space", id: "espace" } }));
  await send({ baseURL, url: "https://cdn.contentful.com:443/spaces/espace/" });
  expect(fetchSpy.mock.calls[0]?.[0]).toEqual(new URL("https://cdn.contentful.com/spaces/espace/"));
});

it.each([
  ["truncated", '{"sys": {"type": "Array"}, "items": [{"sys"'],
  ["without the address of the next page", JSON.stringify(page)],
  ["without items", JSON.stringify({ sys: page.sys, nextSyncUrl: "https://host/sync?sync_token=b" })],
  ["empty", ""],
  ["not an object", '"maintenance"'],
])("retries a page that is %s", async (_case, cut) => {
  respondWith(cut, JSON.stringify({ ...page, nextPageUrl: "https://host/sync?sync_token=a" }));
  await expect(send({ baseURL, url: "sync" })).resolves.toMatchObject({ data: { items: page.items } });
  expect(fetchSpy).toHaveBeenCalledTimes(2);
});

it("stops Gatsby with a message in French if a page stays incomplete", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("stopped");
  });
  const logged = jest.spyOn(console, "error").mockImplementation();
  respondWith(JSON.stringify(page));
  await expect(send({ baseURL, url: "sync" })).rejects.toThrow("stopped");
  expect(exit).toHaveBeenCalledWith(1);
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^La réponse de Contentful est incomplète \(il manque nextSyncUrl\)\./),
  );
  exit.mockRestore();
  logged.mockRestore();
});

it("rethrows an unexpected error", async () => {
  await expect(send({ baseURL: "no address", url: "sync" })).rejects.toThrow("Invalid URL");
});

it("reads for a preview what concerns the space once, and its content from the drafts", async () => {
  const changes = jest.fn((initial: boolean) =>
    Promise.resolve({ items: [{ initial }], nextSyncUrl: "https://host/sync?sync_token=drafts" }),
  );
  const sendToDrafts = draftsAdapter({ ...connection, api: "preview" }, { changes });
  respondWith(JSON.stringify({ sys: { type: "Array" }, items: ["a"] }));
  const first = (await sendToDrafts({ baseURL, url: "locales" })) as { data: { items: string[] } };
  // The plugin changes what it receives.
  first.data.items.pop();
  await expect(sendToDrafts({ baseURL, url: "locales" })).resolves.toMatchObject({ data: { items: ["a"] } });
  const initial = { baseURL, url: "sync", params: { initial: true } };
  await expect(sendToDrafts(initial)).resolves.toMatchObject({ data: { items: [{ initial: true }] } });
  const next = { baseURL, url: "sync", params: { sync_token: "drafts" } };
  await expect(sendToDrafts(next)).resolves.toMatchObject({ data: { items: [{ initial: false }] } });
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});
