import type { Connection } from "./contentful-connection";
import { clientAdapter } from "./contentful-transport";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "secret",
  right: "delivery",
};
const baseURL = "https://cdn.contentful.com:443/spaces/espace/environments/master";
const send = clientAdapter(connection);

let asked: jest.SpiedFunction<typeof fetch>;

/** The bodies of the next answers; the last one is repeated. */
function answers(...bodies: string[]): void {
  let last = "";
  asked.mockImplementation(() => Promise.resolve(new Response((last = bodies.shift() ?? last))));
}

beforeEach(() => {
  asked = jest.spyOn(globalThis, "fetch");
});

afterEach(() => asked.mockRestore());

const page = { sys: { type: "Array" }, items: [{ sys: { id: "1", type: "Entry" }, fields: {} }] };

it("asks what the client asks, with the token", async () => {
  answers(JSON.stringify({ ...page, nextSyncUrl: "https://host/sync?sync_token=b" }));
  const config = { baseURL, url: "sync", params: { initial: true, limit: 250 } };
  const answer = await send(config);
  expect(asked.mock.calls[0]?.[0]).toEqual(
    new URL("https://cdn.contentful.com/spaces/espace/environments/master/sync?initial=true&limit=250"),
  );
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ authorization: "Bearer secret" });
  expect(answer).toMatchObject({
    status: 200,
    data: { items: page.items, nextSyncUrl: "https://host/sync?sync_token=b" },
    config,
  });
});

it("asks for the space itself, outside of the environment", async () => {
  answers(JSON.stringify({ sys: { type: "Space", id: "espace" } }));
  await send({ baseURL, url: "https://cdn.contentful.com:443/spaces/espace/" });
  expect(asked.mock.calls[0]?.[0]).toEqual(new URL("https://cdn.contentful.com/spaces/espace/"));
});

it.each([
  ["cut in the middle", '{"sys": {"type": "Array"}, "items": [{"sys"'],
  ["without an address to go on with", JSON.stringify(page)],
  ["without items", JSON.stringify({ sys: page.sys, nextSyncUrl: "https://host/sync?sync_token=b" })],
  ["empty", ""],
  ["of another kind", '"maintenance"'],
])("asks again for a page that is %s", async (_case, cut) => {
  answers(cut, JSON.stringify({ ...page, nextPageUrl: "https://host/sync?sync_token=a" }));
  await expect(send({ baseURL, url: "sync" })).resolves.toMatchObject({ data: { items: page.items } });
  expect(asked).toHaveBeenCalledTimes(2);
});

it("stops Gatsby in French at a page that stays cut: the plugin would go on with what it has", async () => {
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("stopped");
  });
  const told = jest.spyOn(console, "error").mockImplementation();
  answers(JSON.stringify(page));
  await expect(send({ baseURL, url: "sync" })).rejects.toThrow("stopped");
  expect(exit).toHaveBeenCalledWith(1);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^La réponse de Contentful est incomplète \(il manque nextSyncUrl\)\./),
  );
  exit.mockRestore();
  told.mockRestore();
});

it("leaves its own slips to Gatsby", async () => {
  await expect(send({ baseURL: "no address", url: "sync" })).rejects.toThrow("Invalid URL");
});
