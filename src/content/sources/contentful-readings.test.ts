import { readAll } from "./contentful-readings";

const item = (id: string) => ({ sys: { id } });

/** Pages of two, of a space that changes before some of the requests. */
const readWhile = (change: (items: string[], request: number) => unknown) => {
  const items = ["a", "b", "c", "d", "e"];
  let requests = 0;
  return readAll(2, ({ limit, skip }) => {
    change(items, (requests += 1));
    return Promise.resolve({ total: items.length, items: items.slice(skip, skip + limit).map(item) });
  });
};

const ids = (all: readonly { sys: { id: string } }[]) => all.map(({ sys }) => sys.id).join("");

it("reads all pages", async () => {
  expect(ids(await readWhile(() => undefined))).toBe("abcde");
});

it.each<[string, string, (items: string[]) => unknown]>([
  ["leaves", "bcde", (items) => items.shift()],
  ["leaves as another comes", "bcdef", (items) => (items.shift(), items.push("f"))],
  ["comes", "0abcde", (items) => items.unshift("0")],
])("reads again if an item %s between two pages", async (_case, expected, change) => {
  expect(ids(await readWhile((items, request) => request === 3 && change(items)))).toBe(expected);
});

it("stops if items never cease to move, or are held back", async () => {
  await expect(readWhile((items) => items.unshift(`${items.length}`))).rejects.toThrow(
    "change pendant qu’il est lu",
  );
  const held = readAll(2, () => Promise.resolve({ total: 2, items: [] }));
  await expect(held).rejects.toThrow("ses réponses sont incomplètes");
});
