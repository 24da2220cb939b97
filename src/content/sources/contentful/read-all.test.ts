import { readAll } from "./read-all";

const toItem = (id: string) => ({ sys: { id } });

/** Reads five items in pages of two. @param change changes the ids of the space before some of the requests. */
function readWhile(change: (ids: string[], request: number) => unknown) {
  const ids = ["a", "b", "c", "d", "e"];
  let requests = 0;
  return readAll(2, ({ limit, skip }) => {
    requests += 1;
    change(ids, requests);
    return Promise.resolve({ total: ids.length, items: ids.slice(skip, skip + limit).map(toItem) });
  });
}

const idsOf = (items: readonly { sys: { id: string } }[]) => items.map(({ sys }) => sys.id).join("");

it("reads all pages", async () => {
  expect(idsOf(await readWhile(() => undefined))).toBe("abcde");
});

function removeFirst(ids: string[]): void {
  ids.shift();
}

function replaceFirst(ids: string[]): void {
  ids.shift();
  ids.push("f");
}

function addFirst(ids: string[]): void {
  ids.unshift("0");
}

it.each([
  { event: "leaves", change: removeFirst, read: "bcde" },
  { event: "leaves as another comes", change: replaceFirst, read: "bcdef" },
  { event: "comes", change: addFirst, read: "0abcde" },
])("reads again if an item $event between two pages", async ({ change, read }) => {
  const items = await readWhile((ids, request) => {
    if (request === 3) change(ids);
  });
  expect(idsOf(items)).toBe(read);
});

it("stops if items never cease to move, or are held back", async () => {
  const moving = readWhile((ids) => ids.unshift(`${ids.length}`));
  await expect(moving).rejects.toThrow("change pendant qu’il est lu");
  const heldBack = readAll(2, () => Promise.resolve({ total: 2, items: [] }));
  await expect(heldBack).rejects.toThrow("ses réponses sont incomplètes");
});
