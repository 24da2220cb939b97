import { STATUS_PAGE } from "./failures";

export interface Page<Item> {
  total: number;
  items: readonly Item[];
}

interface Identified {
  sys: { id: string };
}

/** The items of a page: `limit` items after the first `skip` ones. */
interface PageRange {
  limit: number;
  skip: number;
}

type AskPage<Item> = (range: PageRange) => Promise<Page<Item>>;

/** Reads all pages once. @returns undefined if items moved meanwhile: then a page does not begin with the last item of the page before. */
async function readOnce<Item extends Identified>(
  limit: number,
  ask: AskPage<Item>,
): Promise<Item[] | undefined> {
  const all: Item[] = [];
  for (;;) {
    const last = all.at(-1);
    // The last item is asked for again: it shows whether items moved.
    const page = await ask({ limit, skip: last ? all.length - 1 : 0 });
    if (last && page.items[0]?.sys.id !== last.sys.id) return undefined;
    const items = last ? page.items.slice(1) : page.items;
    all.push(...items);
    if (all.length === page.total) return all;
    if (all.length > page.total || items.length === 0) return undefined;
  }
}

const MOST_READINGS = 3;

/** Reads all pages, again if items moved meanwhile. @throws with a French message. */
export async function readAll<Item extends Identified>(limit: number, ask: AskPage<Item>): Promise<Item[]> {
  for (let readings = 0; readings < MOST_READINGS; readings += 1) {
    const all = await readOnce<Item>(limit, ask);
    if (all) return all;
  }
  throw new Error(
    `L’espace Contentful change pendant qu’il est lu, ou ses réponses sont incomplètes.\n  à faire : relancez dans quelques minutes ; si cela dure, ${STATUS_PAGE}`,
  );
}
