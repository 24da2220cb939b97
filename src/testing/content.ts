import { join, resolve } from "node:path";

import { queryEntries } from "../content/gatsby-nodes";
import { readLocalContent } from "../content/sources/local";
import { fields as requestFields, type RequestTexts } from "../study-request/fields";
import { DEFAULT_SITE } from "../theme/brand";

/** The published content. Editors change it, so tests may only check what is true for any content. */
export const SHIPPED_CONTENT = join(process.cwd(), "content");

/** A copy for tests that nobody edits, with every kind of content (docs/decisions/0009-frozen-content-for-tests.md). */
export const FROZEN_CONTENT = join(process.cwd(), "src", "testing", "frozen-content");

/** The built site of the frozen content. `npm run build:frozen` makes it. */
export const FROZEN_SITE = resolve(".build/frozen");

/** The environment of tests, whatever the shell and `.env` set: they use local content, and send nothing. */
export const LOCAL = {
  SITE_URL: DEFAULT_SITE,
  CONTENTFUL_SPACE_ID: "",
  CONTENTFUL_ACCESS_TOKEN: "",
  GATSBY_STUDY_REQUEST_ENDPOINT: "",
};

/** The entries of a type, as a page's query returns them. @param directory the folder of the content. */
export const entriesOf = <Id extends keyof Queries.Query>(typeId: Id, directory = FROZEN_CONTENT) =>
  queryEntries(typeId, readLocalContent(directory), false);

/** The entry of a type that has only one. @throws when there is none. */
export function entryOf<Id extends keyof Queries.Query>(typeId: Id, directory = FROZEN_CONTENT) {
  const [entry] = entriesOf(typeId, directory);
  if (!entry) throw new Error(`${directory}/${typeId}.json has no entry.`);
  return entry;
}

/** An answer to each kind of field, so that a new field needs none here. */
const ANSWERS = {
  text: "Une réponse",
  longText: "Une réponse",
  email: "syndic@example.com",
  tel: "01 99 00 12 34",
  number: "40",
};

const required = requestFields.flatMap(({ kind, name, required }): [string, string][] =>
  required && Object.hasOwn(ANSWERS, kind) ? [[name, ANSWERS[kind as keyof typeof ANSWERS]]] : [],
);

/** What a request needs at least, by field: the texts without a default. */
export const sampleTexts = {
  ...(Object.fromEntries(required) as Pick<RequestTexts, "email" | "telephone" | "nombreLots">),
  nom: "Syndic Martin",
  nomCopropriete: "Résidence de l'Œuvre",
  adresse: "1 rue des Lilas, 75020 Paris",
};
