import { dossierForm } from "../../assembly/rules/dossier-fields";
import { textsOfFacts } from "../../assembly/rules/facts-as-texts";
import { focusFirstField } from "../../forms/focus-first-field";
import { replaceRecord } from "../../forms/record";
import type { Line } from "../table/lines";
import { fromRow } from "./fill-forms";

/** Makes the row's contract the record of the assembly's form, and moves the focus to its first field. */
export function openDossier(contract: Line): void {
  focusFirstField(dossierForm, () => replaceRecord(dossierForm, textsOfFacts(contract), fromRow(contract)));
}
