import type { RecordField, RecordForm } from "../forms/record";
import { fieldGroups, formName, requestFields, type RequestTexts, type StudyRequest } from "./fields";

const [personal] = fieldGroups;
const isPersonal = (name: string) => personal.fields.some((field) => field.name === name);

const described = requestFields.map((field): [string, RecordField] => [
  field.name,
  { ...field, isPersonal: isPersonal(field.name) },
]);

/** The study request's record. The person's own answers stay when another building comes. */
export const requestForm: RecordForm<keyof StudyRequest> = {
  name: formName,
  fields: Object.fromEntries(described) as Record<keyof StudyRequest, RecordField>,
};

/** What a dossier or a table knows of a request. */
export type Prefill = Partial<
  Pick<RequestTexts, "nomCopropriete" | "nombreLots" | "typeContrat" | "message">
>;
