/** The worked example: on the home page, and as the pictured dossier of the guide. */
import { addMonths, dayInFrench, isDay, type IsoDay } from "../../french/dates";
import { noticeInFrench } from "../../french/notice";
import { fillTemplate } from "../../french/templates";
import { answerFor } from "./answer-for";
import type { DossierContent, ExampleTexts } from "./content";
import { createDossier, type Dossier } from "./dossier";
import type { FieldTexts } from "./fields";
import type { VisitorAnswers } from "./read-answers";

/** Contract that ends with a calendar year, at least nine months after `day`. */
export const exampleContract = (day: IsoDay): FieldTexts => ({
  notice: "3 mois",
  contractEnd: `${addMonths(day, 9).slice(0, 4)}-12-31`,
});

/** « Exemple : contrat au 31 décembre 2027, préavis de 3 mois » */
export const exampleLabel = (
  { contractEnd, notice }: VisitorAnswers,
  { exampleText }: ExampleTexts,
): string =>
  fillTemplate(exampleText, {
    fin: contractEnd && dayInFrench(contractEnd),
    preavis: notice && noticeInFrench(notice),
  });

/** Invented, and named an example on the paper too. */
const BUILDING: FieldTexts = {
  copropriete: "Exemple\u00a0: Résidence des Aubépines",
  energy: "gaz",
  consumption: "412 000",
};

interface ExampleDossier {
  label: string;
  dossier: Dossier;
}

/**
 * The dossier of an invented building, on the day of the texts: the same content gives the same file.
 * @returns null for a draft without that day.
 */
export function exampleDossier(content: DossierContent): ExampleDossier | null {
  const { textsDate } = content.documents;
  if (!isDay(textsDate)) return null;
  const answered = answerFor({ ...exampleContract(textsDate), ...BUILDING }, content, textsDate);
  const label = exampleLabel(answered.visitorAnswers, content.page);
  return { label, dossier: createDossier(content, answered) };
}
