import type { RecordField, RecordForm } from "../forms/record";
import { fieldGroups, formName, requestFields, type RequestTexts, type StudyRequest } from "./fields";

/** « Vos coordonnées » */
const [personalGroup] = fieldGroups;
const isPersonal = (name: string) => personalGroup.fields.some((field) => field.name === name);

const recordFields = requestFields.map((field): [string, RecordField] => [
  field.name,
  { ...field, isPersonal: isPersonal(field.name) },
]);

/** The fields that the study request's record holds. Personal ones stay when a prefill replaces the others. */
export const requestForm: RecordForm<keyof StudyRequest> = {
  name: formName,
  fields: Object.fromEntries(recordFields) as Record<keyof StudyRequest, RecordField>,
};

/** The texts that a dossier or a table gives to the request. */
export type Prefill = Partial<
  Pick<RequestTexts, "nomCopropriete" | "nombreLots" | "typeContrat" | "message">
>;
