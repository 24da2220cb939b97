/** Answers and dossiers for tests, made from texts of fields and the frozen content. */
import { TODAY } from "../../contract/testing/plans";
import { entryOf, FROZEN_CONTENT } from "../../testing/content";
import { answerFor } from "../rules/answer-for";
import { createDossier } from "../rules/dossier";
import type { FieldTexts } from "../rules/dossier-fields";
import { readAnswers } from "../rules/read-answers";

// Most tests of this folder need the day together with the samples.
export { TODAY };

/** The entry of the assembly's texts, which the home page shows too. */
export const assemblyFile = entryOf("assemblyFile", FROZEN_CONTENT);

/** Reads the content of the dossier and its page from a folder. */
export const readDossierContent = (directory: string) => ({
  page: entryOf("assemblyFile", directory),
  documents: entryOf("assemblyDocuments", directory),
  steps: entryOf("homePage", directory).steps,
  settings: entryOf("siteSettings", directory),
});

export const frozenContent = readDossierContent(FROZEN_CONTENT);

/** Texts of a dossier that lacks no part; every date is in the future. */
export const fullTexts: FieldTexts = {
  energy: "electricite-gaz",
  lots: "100",
  cost: "48 500",
  contractEnd: "2027-12-31",
  notice: "3 mois",
  meter: "large",
  meeting: "2027-06-15",
  delegate: "conseil-syndical",
  ceiling: "60 000",
  duration: "36",
  consumption: "480 000",
  waitingCeiling: "65 000",
  // The page asks for the name once there is an answer.
  copropriete: "Résidence Les Érables",
};

export const readTyped = (typed: FieldTexts, today = TODAY) => readAnswers(typed, today, frozenContent.page);

export const sampleAnswer = (typed: FieldTexts, today = TODAY) => answerFor(typed, frozenContent, today);

export const sampleDossier = (typed: FieldTexts, today = TODAY) =>
  createDossier(frozenContent, sampleAnswer(typed, today));
