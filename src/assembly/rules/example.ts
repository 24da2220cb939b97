/** The worked example: on the home page, and as the pictured dossier of the guide. */
import { addMonths, dayInFrench, type IsoDay } from "../../french/dates";
import { noticeInFrench } from "../../french/notice";
import { fillTemplate } from "../../french/templates";
import { answerFor } from "./answer-for";
import type { DossierContent } from "./content";
import { createDossier } from "./dossier";
import type { FieldTexts } from "./dossier-fields";
import type { VisitorAnswers } from "./read-answers";

/** A contract that ends with a calendar year, at least nine months after `day`. */
export const exampleContract = (day: IsoDay): FieldTexts => ({
  notice: "3 mois",
  contractEnd: `${addMonths(day, 9).slice(0, 4)}-12-31`,
});

interface ExampleTexts {
  /** With {fin} and {preavis}. */
  exampleText: string;
}

/** « Exemple : contrat au 31 décembre 2027, préavis de 3 mois » */
export const exampleLabel = (
  { contractEnd, notice }: VisitorAnswers,
  { exampleText }: ExampleTexts,
): string =>
  fillTemplate(exampleText, {
    fin: contractEnd && dayInFrench(contractEnd),
    preavis: notice && noticeInFrench(notice),
  });

/** An invented building. Its name says « Exemple », so that the PDF says it too. */
const BUILDING: FieldTexts = {
  copropriete: "Exemple\u00a0: Résidence des Aubépines",
  energy: "gaz",
  consumption: "412 000",
};

/** The dossier of an invented building, on the day of the texts: the same content gives the same file. */
export function exampleDossier(content: DossierContent, texts: ExampleTexts) {
  const { textsDate } = content.documents;
  const answered = answerFor({ ...exampleContract(textsDate), ...BUILDING }, content, textsDate);
  const label = exampleLabel(answered.visitorAnswers, texts);
  return { label, dossier: createDossier(content, answered) };
}
