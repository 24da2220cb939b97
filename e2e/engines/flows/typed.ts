import { labels } from "../../testing/study-request";
import type { Visitor } from "../visitor";

/** The texts to type, by label. They contain accents, which a browser's driver may type wrongly. */
export const typed: Readonly<Record<string, string>> = {
  [labels.nom]: "Syndic de l'Œuvre",
  [labels.email]: "syndic@exemple.fr",
  [labels.telephone]: "01 23 45 67 89",
  [labels.nomCopropriete]: "Les Érables",
  [labels.adresse]: "12 rue de la Paix, 75002 Paris",
  [labels.nombreLots]: "42",
};

export const MESSAGE = `${labels.message} (facultatif)`;

/** The same fields, empty. */
export const nothing = Object.fromEntries(Object.keys(typed).map((label) => [label, ""]));

/** Types every text. */
export async function fillIn(visitor: Visitor): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await visitor.type(label, text);
}

/** Waits until each field has its text. */
export async function valuesAre(visitor: Visitor, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await visitor.holds(label, text);
}
