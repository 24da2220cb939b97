import { join, resolve } from "node:path";

import { queryEntries } from "../content/gatsby-nodes";
import { readLocalContent } from "../content/sources/local";
import { TODAY } from "../contract/testing/plans";
import { requestFields, type RequestTexts } from "../study-request/request-fields";
import { DEFAULT_SITE } from "../theme/brand";

/** Editors change it: tests may only check what is true for any content. */
export const SHIPPED_CONTENT = join(process.cwd(), "content");

/** Never edited, with every kind of content (docs/decisions/0009-frozen-content-for-tests.md). */
export const FROZEN_CONTENT = join(process.cwd(), "src", "testing", "frozen-content");

/** Built by `npm run build:frozen`. */
export const FROZEN_SITE = resolve(".build/frozen");

/** Overrides the shell and `.env`: tests use local content, and send nothing. */
export const LOCAL = {
  SITE_URL: DEFAULT_SITE,
  CONTENTFUL_SPACE_ID: "",
  CONTENTFUL_ACCESS_TOKEN: "",
  GATSBY_STUDY_REQUEST_ENDPOINT: "",
  // The day of the samples, because a page refuses a clock before its build.
  SOURCE_DATE_EPOCH: String(Date.parse(TODAY) / 1000),
};

export const entriesOf = <Id extends keyof Queries.Query>(typeId: Id, directory = FROZEN_CONTENT) =>
  queryEntries(typeId, readLocalContent(directory), false);

/** @throws if there is no entry. */
export function entryOf<Id extends keyof Queries.Query>(typeId: Id, directory = FROZEN_CONTENT) {
  const [entry] = entriesOf(typeId, directory);
  if (!entry) throw new Error(`${directory}/${typeId}.json has no entry.`);
  return entry;
}

/** Answers by kind of field, so that a new field needs none here. */
const ANSWERS = {
  text: "Une réponse",
  longText: "Une réponse",
  email: "syndic@example.com",
  tel: "01 99 00 12 34",
  number: "40",
  amount: "40",
  date: "2027-12-31",
};

const hasAnswer = (kind: string): kind is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, kind);

const requiredAnswers = requestFields.flatMap(({ kind, name, required }): [string, string][] =>
  required && hasAnswer(kind) ? [[name, ANSWERS[kind]]] : [],
);

/** The required texts without a default. */
export const sampleTexts = {
  ...(Object.fromEntries(requiredAnswers) as Pick<RequestTexts, "email" | "telephone" | "nombreLots">),
  nom: "Syndic Martin",
  nomCopropriete: "Résidence de l'Œuvre",
  adresse: "1 rue des Lilas, 75020 Paris",
};
