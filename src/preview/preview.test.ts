import type { Connection } from "../content/sources/contentful-api";
import { followDrafts } from "./follow-drafts";
import { isOwnRequest } from "./own-requests";

const drafts: Connection = {
  host: "preview.contentful.com",
  spaceId: "a",
  environment: "b",
  token: "c",
  api: "preview",
};

describe("a preview follows the drafts", () => {
  let newest: object[];
  let follow: ReturnType<typeof followDrafts>;
  const refresh = jest.fn(() => Promise.resolve());
  const fetching = jest.spyOn(globalThis, "fetch");
  jest.spyOn(console, "error").mockReturnValue();

  /** A question of an open page, and the look at the drafts that follows. */
  const ask = async () => {
    follow();
    await new Promise((done) => setTimeout(done, 20));
    return follow();
  };

  beforeEach(() => {
    newest = [{ sys: { id: "1", updatedAt: "8:00" } }];
    refresh.mockClear();
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 1, items: newest })));
    follow = followDrafts(drafts, refresh);
  });

  it("when one is saved, and only then", async () => {
    await ask();
    await ask();
    expect(refresh).not.toHaveBeenCalled();
    newest = [{ sys: { id: "1", updatedAt: "8:01" } }];
    await ask();
    expect((await ask()).changedAt).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("again after a failure, which it names", async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response("", { status: 401 })));
    expect((await ask()).fault).toBe("Contentful refuse ce jeton (réponse 401).");
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 2, items: newest })));
    await ask();
    expect((await ask()).fault).toBeUndefined();
    expect(refresh).toHaveBeenCalled();
  });
});

it.each([
  ["the preview itself", { host: "localhost:9000" }, true],
  ["its own pages", { host: "127.0.0.1:9000", origin: "http://127.0.0.1:9000" }, true],
  ["another site in the same browser", { host: "localhost:9000", origin: "https://autre.example" }, false],
  ["another server of this machine", { host: "localhost:9000", origin: "http://localhost:3000" }, false],
  ["a page in a sandbox", { host: "localhost:9000", origin: "null" }, false],
  [
    "a foreign name that leads to this machine",
    { host: "autre.example:9000", origin: "http://autre.example:9000" },
    false,
  ],
  [
    "the name of the server in front",
    { host: "apercu.example.fr", origin: "https://apercu.example.fr" },
    true,
  ],
])("knows whether a request comes from %s", (_case, headers, expected) => {
  expect(isOwnRequest({ headers }, "apercu.example.fr")).toBe(expected);
});
