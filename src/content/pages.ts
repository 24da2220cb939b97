import { isWritten } from "./chapters";
import { type ContentEntry, shownEntries } from "./content-entry";
import { entryAnchor, hasAnchor, pathOf } from "./links";
import { accepts } from "./model/kinds";
import { typeWithId } from "./model/registry";
import { isText } from "./values";

interface Page {
  path: string;
  /** File in `src/templates/`. */
  template: string;
  /** Node id in the template's query. */
  id: string;
}

/** Undefined for an entry without a page, and for a draft whose title, which is the path, is invalid. */
function pageOf({ id, typeId, values }: ContentEntry): Page | undefined {
  const type = typeWithId(typeId);
  if (!type?.page) return undefined;
  const { template, path } = type.page;
  if (path) return { path, template, id };
  const field = type.fields[type.titleField];
  const title = values[type.titleField];
  if (!field || !isText(title) || !accepts(field, title)) return undefined;
  return { path: pathOf(title), template, id };
}

/** If two entries have the same path, the first has the page. */
export function pagesOf(entries: readonly ContentEntry[]): Page[] {
  const pages = shownEntries(entries)
    .map(pageOf)
    .filter((page) => page !== undefined);
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** A chapter without text or chart has no anchor. */
function anchorsOfEntry({ typeId, values }: ContentEntry): string[] {
  const title = values[typeWithId(typeId)?.titleField ?? ""];
  const chapter = { text: values.text, chartBars: [values.chartBars].flat().filter(isText) };
  if (typeId === "whitePaperChapter" && !isWritten(chapter)) return [];
  return hasAnchor(typeId) && isText(title) ? [entryAnchor(typeId, title)] : [];
}

/** Pages and their sections, such as `/livre-blanc#assemblee`. */
export const addressesOf = (entries: readonly ContentEntry[]): string[] =>
  pagesOf(entries).flatMap(({ path, id }) => {
    const { typeId = "", lists = {} } = entries.find((each) => each.id === id) ?? {};
    const anchorsOf = (ids: readonly string[] = []) =>
      entries.filter((each) => ids.includes(each.id)).flatMap(anchorsOfEntry);
    const { anchors = [], anchorLists = {} } = typeWithId(typeId)?.page ?? {};
    const sections = anchors.filter((anchor) => {
      const list = anchorLists[anchor];
      return !list || anchorsOf(lists[list]).length > 0;
    });
    // The contact details are on every page.
    const all = new Set(["contact", ...sections, ...anchorsOf(Object.values(lists).flat())]);
    return [path, ...[...all].map((anchor) => `${path}#${anchor}`)];
  });
