import type { ContentType } from "../../content-type";
import { presentName } from "../../former-fields";
import type { LayoutItem, StoredForm, StoredType } from "./stored-space";

/** The inputs of a form, and its tabs, which Contentful leaves as they are when a field is renamed or deleted. */
type FormFields = Pick<StoredForm, "controls" | "editorLayout">;

/**
 * A type's form with the present names of renamed fields. Contentful renames a field in its entries, but not its input and its
 * place in the form's tabs. It decides from the form as it is, so that a run after a break continues.
 * @param target the type as it will be.
 * @see https://github.com/contentful/contentful-migration/blob/main/src/lib/intent/field-rename.ts
 */
export function renamedForm<Form extends FormFields>(
  type: ContentType,
  { fields }: StoredType,
  form: Form,
): Form {
  const nameOf = (id: string) =>
    fields.some((field) => field.id === id) ? id : (presentName(type, id) ?? id);
  const inLayout = (item: LayoutItem): LayoutItem => ({
    ...item,
    ...(item.fieldId !== undefined && { fieldId: nameOf(item.fieldId) }),
    ...(item.items && { items: item.items.map(inLayout) }),
  });
  const { controls, editorLayout } = form;
  const renamed = (controls ?? []).filter(({ fieldId }) => nameOf(fieldId) !== fieldId);
  // Contentful may have given the present name an input of its own.
  const others = (controls ?? []).filter(
    (control) => !renamed.some((each) => each === control || nameOf(each.fieldId) === control.fieldId),
  );
  return {
    ...form,
    ...(controls && {
      controls: [...others, ...renamed.map((each) => ({ ...each, fieldId: nameOf(each.fieldId) }))],
    }),
    ...(editorLayout && { editorLayout: editorLayout.map(inLayout) }),
  };
}

/** A form without the input of a field that was deleted, and without its place in the form's tabs. */
export function withoutField<Form extends FormFields>(form: Form, fieldId: string): Form {
  const left = (items: readonly LayoutItem[]): LayoutItem[] =>
    items
      .filter((item) => item.fieldId !== fieldId)
      .map((item) => ({ ...item, ...(item.items && { items: left(item.items) }) }));
  const { controls, editorLayout } = form;
  return {
    ...form,
    ...(controls && { controls: controls.filter((control) => control.fieldId !== fieldId) }),
    ...(editorLayout && { editorLayout: left(editorLayout) }),
  };
}
