import { type ContentEntry, shownEntries } from "./content-entry";
import { isWritten } from "./formats/chapters";
import { entryAnchor, hasAnchor, pagePath } from "./formats/links";
import { accepts } from "./model/kinds";
import { typeWithId } from "./model/registry";
import { isMissing, isText } from "./unknown-values";

interface Page {
  path: string;
  /** File in `src/templates/`. */
  template: string;
  /** Node id in the template's query. */
  id: string;
}

/** The page of an entry. @returns undefined if it has none, or if it is a draft whose title, which is the path, is invalid. */
function pageOf({ id, typeId, values }: ContentEntry): Page | undefined {
  const type = typeWithId(typeId);
  if (!type?.page) return undefined;
  const { template, path } = type.page;
  if (path) return { path, template, id };
  const field = type.fields[type.titleField];
  const title = values[type.titleField];
  if (!field || !isText(title) || !accepts(field, title)) return undefined;
  return { path: pagePath(title), template, id };
}

/** The pages of all entries. If two entries have the same path, the first has the page. */
export function pagesOf(entries: readonly ContentEntry[]): Page[] {
  const pages = shownEntries(entries)
    .map(pageOf)
    .filter((page) => page !== undefined);
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** The anchor of an entry within its page, if it has one. A chapter without text or chart has none. */
function anchorsOfEntry({ typeId, values }: ContentEntry): string[] {
  const title = values[typeWithId(typeId)?.titleField ?? ""];
  const chartBars = [values.chartBars].flat().filter(isText);
  if (typeId === "whitePaperChapter" && !isWritten(!isMissing(values.text), chartBars)) return [];
  return hasAnchor(typeId) && isText(title) ? [entryAnchor(typeId, title)] : [];
}

/** All anchors of the page of an entry. */
function anchorsOfPage(entry: ContentEntry, entries: readonly ContentEntry[]): ReadonlySet<string> {
  const { typeId, lists } = entry;
  const entryAnchors = (ids: readonly string[] = []) =>
    entries.filter(({ id }) => ids.includes(id)).flatMap(anchorsOfEntry);
  const { anchors = [], anchorLists = {} } = typeWithId(typeId)?.page ?? {};
  const sections = anchors.filter((anchor) => {
    const list = anchorLists[anchor];
    // The page omits a section whose list has no entry with an anchor.
    return !list || entryAnchors(lists[list]).length > 0;
  });
  return new Set([...sections, ...entryAnchors(Object.values(lists).flat())]);
}

/** The addresses of pages and of their anchors, such as `/livre-blanc#assemblee`. */
export const addressesOf = (entries: readonly ContentEntry[]): string[] =>
  pagesOf(entries).flatMap(({ path, id: pageId }) => {
    const entry = entries.find(({ id }) => id === pageId);
    const anchors = entry ? [...anchorsOfPage(entry, entries)] : [];
    return [path, ...anchors.map((anchor) => `${path}#${anchor}`)];
  });
