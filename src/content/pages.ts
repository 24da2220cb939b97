import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { pathOf } from "./links";
import { dataOf, type RunQuery } from "./run-query";
import { isRecord, isText } from "./values";

/** A page that shows an entry. */
export interface EntryPage {
  path: string;
  /** The name of its file in `src/templates/`, without the extension. */
  template: string;
  /** The node of the entry, if the type has several pages. The template's query takes it as `$id`. */
  id?: string;
}

/**
 * The path of the page of an entry.
 * @param values the entry's values. Not an object if the JSON is wrong.
 * @returns undefined if the type has no pages, or if the field that names the page is not valid.
 */
export function pathOfEntry({ page, fields }: ContentType, values: unknown): string | undefined {
  if (!page || "path" in page) return page?.path;
  const name = isRecord(values) ? values[page.pathFrom] : undefined;
  return isText(name) && fields[page.pathFrom]?.safeParse(name).success ? pathOf(name) : undefined;
}

/** The name of the field that lists the entries of a type, and the type that has this field. */
function listOf(contentTypes: readonly ContentType[], { id }: ContentType) {
  for (const owner of contentTypes)
    for (const [name, field] of Object.entries(owner.fields))
      if (describeField(field).listedType?.id === id) return { owner, name };
  throw new Error(`No type lists the entries of ${id}, so they have no pages.`);
}

type ListedEntries = Record<string, Record<string, { id: string }[]>>;

/** The pages of the listed entries of a type. In a preview, two drafts may want one address: the first has it. */
async function pagesOfEntries(
  contentTypes: readonly ContentType[],
  type: ContentType,
  runQuery: RunQuery,
): Promise<EntryPage[]> {
  if (!type.page || "path" in type.page) return [];
  const { template, pathFrom } = type.page;
  const { owner, name } = listOf(contentTypes, type);
  const data = await dataOf<ListedEntries>(runQuery, `{ ${owner.id} { ${name} { id ${pathFrom} } } }`);
  const pages = new Map<string, EntryPage>();
  for (const entry of data[owner.id]?.[name] ?? []) {
    const path = pathOfEntry(type, entry);
    if (path !== undefined && !pages.has(path)) pages.set(path, { path, template, id: entry.id });
  }
  return [...pages.values()];
}

/** The pages that exist whatever the content is. */
export const fixedPages = (contentTypes: readonly ContentType[]): EntryPage[] =>
  contentTypes.flatMap(({ page }) =>
    page && "path" in page ? [{ path: page.path, template: page.template }] : [],
  );

/**
 * The pages that exist because an entry does. An entry that no page lists has none.
 * @throws (rejects) when the content cannot be queried.
 */
export async function entryPages(
  contentTypes: readonly ContentType[],
  runQuery: RunQuery,
): Promise<EntryPage[]> {
  const pages = contentTypes.map((type) => pagesOfEntries(contentTypes, type, runQuery));
  return (await Promise.all(pages)).flat();
}
