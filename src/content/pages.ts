import { type ContentEntry, shownEntries, valuesOf } from "./content-entry";
import type { ContentType } from "./content-type";
import { accepts } from "./field-problems";
import { contentTypes } from "./index";
import { pathOf } from "./links";
import { isText } from "./values";

/** A page that shows an entry. */
export interface EntryPage {
  path: string;
  /** The name of its file in `src/templates/`, without the extension. */
  template: string;
  /** The node of the entry, if the type has several pages. The template's query takes it as `$id`. */
  id?: string;
}

/** Gatsby's function for queries outside of pages. */
export type RunQuery = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/**
 * Runs a query outside of pages.
 * @throws (rejects) when the content cannot be queried.
 */
export async function dataOf<Data>(runQuery: RunQuery, query: string): Promise<Data> {
  const { data, errors } = await runQuery(query);
  if (errors) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  return data as Data;
}

/** The path of the page of an entry: undefined if it has none, or if the field that names the page is not valid. */
export function pathOfEntry(
  { page, fields }: ContentType,
  entry: Pick<ContentEntry, "values">,
): string | undefined {
  if (!page || "path" in page) return page?.path;
  const name = valuesOf(entry)[page.pathFrom];
  const field = fields[page.pathFrom];
  return field && isText(name) && accepts(field, name) ? pathOf(name) : undefined;
}

/** The pages that exist whatever the content is, and those of listed entries. Of two drafts with one address, the first has it. */
export function pagesOf(entries: readonly ContentEntry[]): EntryPage[] {
  const shown = shownEntries(entries);
  const pages = contentTypes.flatMap((type): EntryPage[] => {
    const { page } = type;
    if (!page) return [];
    if ("path" in page) return [page];
    return shown.flatMap((entry) => {
      const path = entry.typeId === type.id ? pathOfEntry(type, entry) : undefined;
      return path === undefined ? [] : [{ path, template: page.template, id: entry.id }];
    });
  });
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}
