/**
 * The contents and sites that tests use, readers of their entries, and sample values of the study request.
 */
import { join, resolve } from "node:path";

import { queryEntries } from "../content/gatsby-nodes";
import { readLocalContent } from "../content/sources/local";
import { TODAY } from "../contract/testing/plans";
import { requestFields, type RequestTexts } from "../study-request/request-fields";
import { DEFAULT_SITE } from "../theme/brand";

/** The published content. Editors change it: tests may only check what is true for any content. */
export const SHIPPED_CONTENT = join(process.cwd(), "content");

/**
 * Content that is never edited, with every kind of entry (docs/decisions/0009-frozen-content-for-tests.md).
 */
export const FROZEN_CONTENT = join(process.cwd(), "src", "testing", "frozen-content");

/** The site of the frozen content, built by `npm run build:frozen`. */
export const FROZEN_SITE = resolve(".build/frozen");

/** Variables that override the shell's and those of `.env`: tests use local content, and send nothing. */
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

/** Sample texts by kind of field: a new field of the form has one already. */
const SAMPLES = {
  text: "Une réponse",
  longText: "Une réponse",
  email: "syndic@example.com",
  tel: "01 99 00 12 34",
  number: "40",
  amount: "40",
  date: "2027-12-31",
};

const hasSample = (kind: string): kind is keyof typeof SAMPLES => Object.hasOwn(SAMPLES, kind);

const requiredSamples = requestFields.flatMap(({ kind, name, required }): [string, string][] =>
  required && hasSample(kind) ? [[name, SAMPLES[kind]]] : [],
);

/** A text for each required field of the study request that has no default. */
export const sampleTexts = {
  ...(Object.fromEntries(requiredSamples) as Pick<RequestTexts, "email" | "telephone" | "nombreLots">),
  nom: "Syndic Martin",
  nomCopropriete: "Résidence de l'Œuvre",
  adresse: "1 rue des Lilas, 75020 Paris",
};
