import { fieldsOf, formNamed, writeText } from "../forms/elements";
import type { DatedContract } from "./dated-contracts";
import { typedOf } from "./fill-forms";

/** Fills the assembly's form. The form reads its fields on `focusout`. */
export function openDossier(contract: DatedContract) {
  const form = formNamed("dossier");
  const texts: Readonly<Record<string, string>> = typedOf(contract);
  const fields = form ? fieldsOf(form) : [];
  for (const field of fields) {
    const text = texts[field.name];
    if (text !== undefined) writeText(field, text);
  }
  form?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  fields[0]?.focus();
}
