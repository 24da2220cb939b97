import type { ContentType } from "./content-type";
import { accepts } from "./field-problems";
import { pathOf } from "./links";
import { isRecord, isText } from "./values";

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

/**
 * The path of the page of an entry.
 * @param values the entry's values. Not an object if the JSON is wrong.
 * @returns undefined if the type has no pages, or if the field that names the page is not valid.
 */
export function pathOfEntry({ page, fields }: ContentType, values: unknown): string | undefined {
  if (!page || "path" in page) return page?.path;
  const name = isRecord(values) ? values[page.pathFrom] : undefined;
  const field = fields[page.pathFrom];
  return field && isText(name) && accepts(field, name) ? pathOf(name) : undefined;
}

/** The pages that exist whatever the content is. */
export const fixedPages = (contentTypes: readonly ContentType[]): EntryPage[] =>
  contentTypes.flatMap(({ page }) =>
    page && "path" in page ? [{ path: page.path, template: page.template }] : [],
  );

type ListedEntries = Record<string, Record<string, { id: string }[]>>;

/**
 * The pages that exist because a page lists their entry. In a preview, two drafts may want one address: the first has it.
 * @throws (rejects) when the content cannot be queried.
 */
export async function entryPages(
  contentTypes: readonly ContentType[],
  runQuery: RunQuery,
): Promise<EntryPage[]> {
  const pages = new Map<string, EntryPage>();
  for (const owner of contentTypes) {
    for (const [name, { listedType }] of Object.entries(owner.fields)) {
      if (!listedType?.page || "path" in listedType.page) continue;
      const { template, pathFrom } = listedType.page;
      const query = `{ ${owner.id} { ${name} { id ${pathFrom} } } }`;
      const data = await dataOf<ListedEntries>(runQuery, query);
      for (const entry of data[owner.id]?.[name] ?? []) {
        const path = pathOfEntry(listedType, entry);
        if (path !== undefined && !pages.has(path)) pages.set(path, { path, template, id: entry.id });
      }
    }
  }
  return [...pages.values()];
}
