import { isWritten } from "./chapters";
import { type ContentEntry, shownEntries } from "./content-entry";
import { entryAnchor, hasAnchor, pathOf } from "./links";
import { accepts } from "./model/kinds";
import { typeWithId } from "./model/registry";
import { isText } from "./values";

/**
 * `template` is a file in `src/templates/`, `id` the node id in its query. A draft without a valid title has no page.
 * If two entries have the same path, the first has the page.
 */
export function pagesOf(entries: readonly ContentEntry[]) {
  const pages = shownEntries(entries).flatMap((entry) => {
    const { page, fields, titleField = "" } = typeWithId(entry.typeId) ?? {};
    const field = fields?.[titleField];
    const title = entry.values[titleField];
    const path = page?.path ?? (field && isText(title) && accepts(field, title) ? pathOf(title) : undefined);
    return page && path ? [{ path, template: page.template, id: entry.id }] : [];
  });
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** A chapter without text or chart has no anchor. */
function anchorsOfEntry({ typeId, values }: ContentEntry): string[] {
  const title = values[typeWithId(typeId)?.titleField ?? ""];
  const chapter = { text: values.text, chartBars: [values.chartBars].flat().filter(isText) };
  const isHidden = typeId === "whitePaperChapter" && !isWritten(chapter);
  return hasAnchor(typeId) && isText(title) && !isHidden ? [entryAnchor(typeId, title)] : [];
}

/** Pages and their sections, such as `/livre-blanc#assemblee`. */
export const addressesOf = (entries: readonly ContentEntry[]): string[] =>
  pagesOf(entries).flatMap(({ path, id }) => {
    const { typeId = "", lists = {} } = entries.find((each) => each.id === id) ?? {};
    const listed = (ids: readonly string[] = []) =>
      entries.filter((each) => ids.includes(each.id)).flatMap(anchorsOfEntry);
    const { anchors = [], anchorLists = {} } = typeWithId(typeId)?.page ?? {};
    const sections = anchors.filter((anchor) => {
      const list = anchorLists[anchor];
      return !list || listed(lists[list]).length > 0;
    });
    // The contact details are on every page.
    const all = new Set(["contact", ...sections, ...listed(Object.values(lists).flat())]);
    return [path, ...[...all].map((anchor) => `${path}#${anchor}`)];
  });
