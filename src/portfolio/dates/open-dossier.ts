import { dossierForm } from "../../assembly/rules/dossier-fields";
import { textsOfFacts } from "../../assembly/rules/facts-as-texts";
import { formNamed } from "../../forms/elements";
import { replaceRecord } from "../../forms/record";
import type { Line } from "../table/lines";
import { fromRow } from "./fill-forms";

/** Makes the row's contract the record of the assembly's form, and moves the focus to its first field. */
export function openDossier(contract: Line): void {
  replaceRecord(dossierForm, textsOfFacts(contract), fromRow(contract));
  formNamed(dossierForm.name)?.querySelector("input")?.focus();
}
