import { fields, type RequestTexts } from "../fields";

/** An answer to each kind of field, so that a new field needs none here. */
const ANSWERS = { text: "Une réponse", email: "syndic@example.com", tel: "01 99 00 12 34", number: "40" };

const required = fields.flatMap(({ kind, name, required }): [string, string][] =>
  required && Object.hasOwn(ANSWERS, kind) ? [[name, ANSWERS[kind as keyof typeof ANSWERS]]] : [],
);

/** What a request needs at least, by field: the texts without a default. */
export const sampleTexts = {
  ...(Object.fromEntries(required) as Pick<RequestTexts, "email" | "telephone" | "nombreLots">),
  nom: "Syndic Martin",
  nomCopropriete: "Résidence de l'Œuvre",
  adresse: "1 rue des Lilas, 75020 Paris",
};
