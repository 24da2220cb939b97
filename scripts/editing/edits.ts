import { readFileSync } from "node:fs";
import { join } from "node:path";

import { contentReport } from "../../src/content/check";
import { readLocalContent } from "../../src/content/sources/local";
import { writeJson } from "../contentful/json-file";
import { lengthenChapter } from "./longer-chapter";
import { replaceHeroPicture } from "./other-picture";

const LONGEST_ANSWER = 900;

const SENTENCES = [
  "Nous relevons chaque compteur, nous lisons chaque clause, et nous vous disons ce qui change vraiment : le prix, la durée, le préavis. ",
  "Rien n’est signé sans vous : le conseil syndical reçoit le comparatif, pose ses questions, et l’assemblée générale décide. ",
];

/** Two paragraphs, with `LONGEST_ANSWER` characters together. */
const longAnswer = () =>
  SENTENCES.map((sentence) => `${sentence.repeat(5).slice(0, LONGEST_ANSWER / 2 - 2)}.`).join("\n\n");

const questions = [
  {
    question: "Nos logements sont-ils concernés, ou seulement les parties communes ?",
    answer: "Seulement les parties communes et la chaufferie : chaque occupant garde son propre contrat.",
  },
  {
    question: "Intervenez-vous pour un immeuble de 5 lots ?",
    answer: "Oui. L’étude est la même, et elle reste gratuite.",
  },
] as const;

const references = [
  { name: "Résidence « Aulne »", lots: 18, location: "Montreuil (93)", saving: "9,5 %", service: "Gaz" },
  {
    name: "Résidence « Marronnier-d’Inde »",
    lots: 1250,
    location: "L’Haÿ-les-Roses (94)",
    saving: "25 %",
    service: "Électricité des parties communes, gaz de la chaufferie et suivi",
  },
  { name: "Résidence « If »", lots: 7, location: "Paris 1er", saving: "12 %", service: "Électricité" },
];

/** Changes one file of content. */
async function edit<Content>(
  directory: string,
  type: string,
  change: (content: Content) => void,
): Promise<Content> {
  const file = join(directory, `${type}.json`);
  const content = JSON.parse(readFileSync(file, "utf8")) as Content;
  change(content);
  await writeJson(file, content);
  return content;
}

/**
 * Changes content as an editor might: texts, lists, a chapter, a picture. It works with any content.
 * @param directory the folder of the content.
 * @throws when the changed content is invalid.
 */
export async function editContent(directory: string): Promise<void> {
  await edit<{ heroTitle: string }>(directory, "homePage", (home) => {
    home.heroTitle = "Électricité et gaz : votre copropriété paie-t-elle encore le juste prix ?";
  });
  await edit<{ phone: string }>(directory, "siteSettings", (settings) => {
    settings.phone = settings.phone === "01 99 00 78 90" ? "01 99 00 12 34" : "01 99 00 78 90";
  });
  await edit<{ question: string; answer: string }[]>(directory, "faqItem", (items) => {
    const middle = items[Math.floor(items.length / 2)];
    if (middle) middle.answer = longAnswer();
    items.splice(1, 0, questions[0]);
    items.push(questions[1]);
  });
  await edit<unknown[]>(directory, "tender", (tenders) => tenders.splice(Math.floor(tenders.length / 2), 1));
  await edit<unknown[]>(directory, "clientReference", (all) => all.push(...references));
  await lengthenChapter(directory);
  await replaceHeroPicture(directory);

  const report = await contentReport(readLocalContent(directory));
  if (report) throw new Error(report);
}
