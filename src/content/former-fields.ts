import type { ContentType } from "./content-type";
import { describeField } from "./field";

/**
 * The field that listed types had before pages owned their lists: an entry's rank
 * (docs/decisions/0001-pages-own-their-lists.md).
 */
export const FORMER_RANK = "order";

/** The present name of a field that the model has renamed, by its former name. */
export function presentName({ fields }: ContentType, formerName: string): string | undefined {
  return Object.keys(fields).find(
    (name) => fields[name] && describeField(fields[name]).formerly === formerName,
  );
}
