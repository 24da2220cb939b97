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
