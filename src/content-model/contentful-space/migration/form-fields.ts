import type { ContentType } from "../../content-type";
import { presentName } from "../../former-fields";
import type { LayoutItem, StoredForm, StoredType } from "./stored-space";

/**
 * A type's form with the present names of renamed fields. Contentful renames a field in its entries, but not its input and its
 * place in the form's tabs. It decides from the form as it is, so that a run after a break continues.
 * @param target the type as it will be.
 * @see https://github.com/contentful/contentful-migration/blob/main/src/lib/intent/field-rename.ts
 */
export function renamedForm<Form extends Pick<StoredForm, "controls" | "editorLayout">>(
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
