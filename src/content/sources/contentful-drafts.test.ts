import type { Connection } from "./contentful-connection";
import { Drafts } from "./contentful-drafts";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const connection: Connection = {
  host: "preview.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "secret",
  api: "preview",
};

interface Item {
  sys: { id: string; type: string; updatedAt: string };
  fields: object;
}

const item = (id: string, updatedAt: string, fields = {}, type = "Entry"): Item => ({
  sys: { id, type, updatedAt },
  fields,
});
const linkTo = (id: string) => ({ items: { fr: [{ sys: { type: "Link", linkType: "Entry", id } }] } });

let entries: Item[];
let assets: Item[];
let requests: URL[];
let drafts: Drafts;

/** Plays the Preview API. */
function respond(url: URL): Response {
  requests.push(url);
  const items = url.pathname.endsWith("/assets") ? assets : entries;
  const query = url.searchParams;
  const newestFirst = [...items].sort((one, other) => (one.sys.updatedAt < other.sys.updatedAt ? 1 : -1));
  const inOrder = query.get("order") === "-sys.updatedAt" ? newestFirst : items;
  const skip = Number(query.get("skip") ?? 0);
  return Response.json({
    total: items.length,
    items: inOrder.slice(skip, skip + Number(query.get("limit"))),
  });
}

beforeEach(() => {
  [entries, assets, requests] = [[item("a", "1"), item("b", "2", linkTo("a"))], [], []];
  drafts = new Drafts(connection);
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => Promise.resolve(respond(url as URL)));
});

afterEach(() => jest.restoreAllMocks());

const idsOf = (items: readonly object[]) =>
  (items as Item[]).map(({ sys }) => (sys.type.startsWith("Deleted") ? `-${sys.id}` : sys.id));

/** The ids of what has changed; those of deleted items with a minus. */
const changes = async (initial = false) => idsOf((await drafts.changes(initial)).items);

describe("a look", () => {
  it.each([
    ["a changed entry", () => (entries = [item("a", "3"), item("b", "2")])],
    ["a new entry", () => (entries = [...entries, item("c", "0")])],
    ["a deleted entry", () => (entries = entries.slice(0, 1))],
  ])("notices %s with one small request, once", async (_change, act) => {
    expect(await drafts.look("entries")).toBe(true);
    expect(await drafts.look("entries")).toBe(false);
    act();
    expect(await drafts.look("entries")).toBe(true);
    expect(await drafts.look("entries")).toBe(false);
    expect(requests).toHaveLength(4);
    expect(requests[0]?.search).toBe("?limit=1&order=-sys.updatedAt&select=sys");
  });
});

describe("changes", () => {
  it("are everything at first, over several requests, in all languages", async () => {
    entries = Array.from({ length: 300 }, (_, index) => item(`e${index}`, "1"));
    assets = [item("e1", "1", {}, "Asset")];
    expect(await changes(true)).toHaveLength(301);
    expect(
      requests.map(({ pathname, searchParams }) => [pathname.split("/").pop(), searchParams.get("skip")]),
    ).toEqual([
      ["entries", "0"],
      ["assets", "0"],
      ["entries", "250"],
    ]);
    expect(requests[0]?.searchParams.get("locale")).toBe("*");
  });

  it("need no request, and are what is new since they were asked for", async () => {
    expect(await changes(true)).toEqual(["a", "b"]);
    expect(await changes()).toEqual([]);
    entries = [item("a", "5"), item("c", "4")];
    await drafts.read();
    const before = requests.length;
    expect(await changes()).toEqual(["a", "c", "-b"]);
    expect(await changes()).toEqual([]);
    expect(requests).toHaveLength(before);
    expect(await changes(true)).toEqual(["a", "c"]);
  });

  it("are those of the last drafts that could be read", async () => {
    expect(await changes(true)).toEqual(["a", "b"]);
    entries = [];
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("", { status: 401 }));
    await expect(drafts.read()).rejects.toThrow("Contentful refuse le jeton");
    expect(await changes()).toEqual([]);
  });

  it("contain the entries that link to one that has come back", async () => {
    const [a, b] = entries;
    await changes(true);
    entries = b ? [b] : [];
    await drafts.read();
    expect(await changes()).toEqual(["-a"]);
    entries = a && b ? [a, b] : [];
    await drafts.read();
    const { items } = await drafts.changes(false);
    expect(idsOf(items)).toEqual(["a", "b"]);
    // Otherwise the plugin would take it for unchanged.
    expect((items as Item[])[1]?.sys.updatedAt).not.toBe(b?.sys.updatedAt);
  });
});
