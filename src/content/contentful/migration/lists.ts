import type { ContentType } from "../../content-type";
import { describeField } from "../../field";

/** The field that lists the entries of a type. */
export interface ListField {
  owner: ContentType;
  name: string;
  label: string;
}

/** Finds the field that lists the entries of a type, if there is one. */
export function listOf(contentTypes: readonly ContentType[], { id }: ContentType): ListField | undefined {
  for (const owner of contentTypes)
    for (const [name, field] of Object.entries(owner.fields)) {
      const { listedType, label } = describeField(field);
      if (listedType?.id === id) return { owner, name, label };
    }
  return undefined;
}
