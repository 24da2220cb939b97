import { accepts } from "./model/kinds";
import { type ContentEntry, shownEntries, valuesOf } from "./content-entry";
import { isMissing, isText } from "./guards";
import { entryAnchor, hasAnchor, pathOf } from "./links";
import { typeWithId } from "./model/registry";

/** A page that shows an entry. */
export interface EntryPage {
  path: string;
  /** The name of its file in `src/templates/`, without the extension. */
  template: string;
  /** The node of the entry. The template's query takes it as `$id`. */
  id: string;
}

/** The pages of the entries that the site shows. A draft may have no address yet, and of two with one address, the first has it. */
export function pagesOf(entries: readonly ContentEntry[]): EntryPage[] {
  const pages = shownEntries(entries).flatMap((entry) => {
    const { page, fields, titleField = "" } = typeWithId(entry.typeId) ?? {};
    const [field, title] = [fields?.[titleField], valuesOf(entry)[titleField]];
    const path = page?.path ?? (field && isText(title) && accepts(field, title) ? pathOf(title) : undefined);
    return page && path ? [{ path, template: page.template, id: entry.id }] : [];
  });
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** The anchor of an entry on its page. A chapter without text or chart is on none. */
function anchorOfEntry(entry: ContentEntry): string[] {
  const { typeId } = entry;
  const values = valuesOf(entry);
  const title = values[typeWithId(typeId)?.titleField ?? ""];
  const isUnwritten = typeId === "whitePaperChapter" && isMissing(values.text) && isMissing(values.chartBars);
  return hasAnchor(typeId) && isText(title) && !isUnwritten ? [entryAnchor(typeId, title)] : [];
}

/** The addresses of all pages and of their sections. */
export const addressesOf = (entries: readonly ContentEntry[]): string[] =>
  pagesOf(entries).flatMap(({ path, id }) => {
    const { typeId = "", lists = {} } = entries.find((each) => each.id === id) ?? {};
    const ids = Object.values(lists).flat();
    const listed = entries.filter((each) => ids.includes(each.id)).flatMap(anchorOfEntry);
    // The contact details are on every page.
    const anchors = ["contact", ...(typeWithId(typeId)?.page?.anchors ?? []), ...listed];
    return [path, ...anchors.map((anchor) => `${path}#${anchor}`)];
  });
