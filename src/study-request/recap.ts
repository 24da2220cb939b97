import { cleanText } from "./clean-text";
import { type FieldDescription, fields, type StudyRequest } from "./fields";
import { formatSize } from "./files";

/** One line of a recap: a field's label, and what was answered, in one or more texts. */
export interface RecapLine {
  label: string;
  answers: readonly string[];
}

/** These two have a default that a hurried visitor may have left, so they come first. */
const FIRST: readonly string[] = ["type", "typeContrat"];

function answersOf(field: FieldDescription, request: StudyRequest): readonly string[] {
  if (field.kind === "files")
    return request.factures.map(({ name, size }) => `${name} (${formatSize(size)})`);
  const text = cleanText(request[field.name as keyof Omit<StudyRequest, "factures">]);
  const option = field.kind === "choice" && field.options.find(({ value }) => value === text);
  return text ? [option ? option.label : text] : [];
}

/** What was sent, as the visitor reads it. Fields without an answer are left out. */
export const recapOf = (request: StudyRequest): readonly RecapLine[] =>
  [...fields]
    .sort((one, other) => Number(FIRST.includes(other.name)) - Number(FIRST.includes(one.name)))
    .map((field) => ({ label: field.label, answers: answersOf(field, request) }))
    .filter(({ answers }) => answers.length > 0);

/** The confirmation's heading. It says « envoyée » only of a request that an endpoint has received. */
export const thanks = {
  delivered: "Merci, votre demande est envoyée.",
  kept: "Merci, votre demande est complète.",
} as const;
