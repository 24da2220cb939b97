import type { EntryFields } from "./management-entry-rules";
import type { SentType } from "./management-type-rules";

/**
 * What Contentful does to entries when a type is activated: it renames fields with their values, and drops the values of
 * deleted fields, in drafts and in what is published.
 * @param type the saved type, whose fields have their new ids then.
 * @param active the type as it was activated before.
 * @param entries the entries of the type, drafts and published ones.
 */
export function activate(
  type: Record<string, unknown>,
  active: SentType | undefined,
  entries: readonly Record<string, unknown>[],
): void {
  const { fields, displayField } = type as unknown as SentType;
  const names = new Map(
    (active?.fields ?? []).map(({ id }) => {
      const after = fields.find((field) => field.id === id);
      return [id, after && (after.newId ?? id)] as const;
    }),
  );
  for (const entry of entries) {
    const values = Object.entries(entry.fields as EntryFields).flatMap(([id, value]) => {
      const name = names.get(id);
      return name === undefined ? [] : [[name, value] as const];
    });
    entry.fields = Object.fromEntries(values);
  }
  type.fields = fields.map(({ newId, ...field }) => ({ ...field, id: newId ?? field.id }));
  type.displayField = names.get(displayField ?? "") ?? displayField;
}
