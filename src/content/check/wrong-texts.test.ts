import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT } from "../../testing/content";
import { contentTypes } from "../model/registry";
import { expectReported, NO_PROBLEM, reportOn, set, write, type WrongValue } from "./testing/report";

const braces = "seulement les repères {chapitres}, {pages}, {taille}";
const formatting = "seulement la mise en forme que cite l’aide du champ";
const visible = "un texte sans caractère invisible ou illisible";
const entity = "le caractère lui-même, tel que « é » et non « &eacute; »";
const misread = "un texte lu dans le bon encodage (UTF-8) : copiez-le de nouveau, ou retapez-le";
const final = "le texte définitif";
const printable = "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots";
const described = "une phrase qui dit ce que montre l’image";

/** Texts of an allowed length, which break a rule of texts. */
const wrongTexts: WrongValue[] = [
  {
    type: "stat",
    field: "value",
    value: "1\u3164",
    expected: visible,
    found: "le caractère invisible U+3164 (lettre sans encre), dans « 1[U+3164] »",
  },
  {
    type: "stat",
    field: "value",
    value: "\uF0B7 15",
    expected: visible,
    found: "le caractère illisible U+F0B7, dans « \uF0B7 15 »",
  },
  {
    type: "service",
    field: "points",
    value: ["A", "B", "\uFFFD C"],
    expected: visible,
    found: "au point n° 3, le caractère illisible U+FFFD, dans",
  },
  {
    type: "stat",
    field: "value",
    value: "1\u2060",
    expected: visible,
    found: "le caractère invisible U+2060 (liant sans chasse), dans « 1[U+2060] »",
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "facade.png", alt: "A\u202E" },
    expected: visible,
    found: "le caractère invisible U+202E (marque de sens d’écriture), dans « A[",
  },
  {
    type: "faqItem",
    field: "answer",
    value: "Un syndic&nbsp;: R&amp;D",
    expected: entity,
    found: "« &nbsp; », dans « Un syndic&nbsp;: R&amp;D »",
  },
  ...["\\u00e9", "=C3=A9", "%C3%A9"].map((code) => ({
    type: "faqItem",
    field: "answer",
    value: `Un ${code}tage`,
    expected: entity,
    found: `« ${code} », dans « Un ${code}tage »`,
  })),
  ...["Ã©", "Ã ", "â€™", "Å“", "Â°", "â‚¬", "√©", "‚Äô", "├®", "ÔÇÖ"].map((wrong) => ({
    type: "faqItem",
    field: "answer",
    value: `Un ${wrong} mot`,
    expected: misread,
    found: `« ${wrong.trim().slice(0, 2)}`,
  })),
  {
    type: "faqItem",
    field: "answer",
    value: "RÃ©munÃ©rÃ©s au succÃ¨s",
    expected: misread,
    found: "« Ã© », dans « RÃ©munÃ©rÃ©s au succÃ¨s »",
  },
  {
    type: "faqItem",
    field: "answer",
    value: "Un\\nmot",
    expected: "un vrai saut de ligne",
    found: "« \\n », dans « Un\\nmot »",
  },
  {
    type: "advantage",
    field: "title",
    value: "À compléter",
    expected: final,
    found: "« À compléter », dans « À compléter »",
  },
  {
    type: "service",
    field: "points",
    value: ["A", "B", "Lorem ipsum dolor"],
    expected: final,
    found: "au point n° 3, « Lorem ipsum », dans « Lorem",
  },
  {
    type: "stat",
    field: "label",
    value: "TODO lots",
    expected: final,
    found: "« TODO », dans « TODO lots »",
  },
  {
    type: "faqItem",
    field: "answer",
    value: `Un ${"mot".repeat(29)}s`,
    expected: "des mots de 40 lettres au plus",
    found: "« motmot",
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "facade.png", alt: "IMG_2043.jpg" },
    expected: described,
    found: "le nom de fichier « IMG_2043.jpg »",
  },
  {
    type: "faqItem",
    field: "answer",
    value: "• un\n• deux",
    expected: formatting,
    found: "une liste, dans « • un »",
  },
  {
    type: "legalPage",
    field: "text",
    value: "*a* [b](/c)",
    expected: formatting,
    found: "de l’italique, dans « *a* [b](/c) » ; un lien, dans « ",
  },
  {
    type: "legalPage",
    field: "text",
    value: "**Un :**deux",
    expected: formatting,
    found: "des étoiles ** sans effet, dans « **Un :**deux »",
  },
  {
    type: "advantage",
    field: "description",
    value: "Des conseillers **indépendants** : voir [ici](https://a_b_.fr)",
    expected: formatting,
    found:
      "du gras, dans « …nseillers **indépendants** : voir [ici](… » ; un lien, dans « …** : voir [ici](https://a_b_.fr) »",
  },
  {
    type: "faqItem",
    field: "answer",
    value: "# A\n\n- un",
    expected: formatting,
    found: "un titre, dans « # A » ; une liste, dans « - un »",
  },
  {
    type: "service",
    field: "points",
    value: ["A", "B", "_C_"],
    expected: formatting,
    found: "au point n° 3, de l’italique, dans « _C_ »",
  },
  {
    type: "faqItem",
    field: "answer",
    value: "Le {nom} du contrat",
    expected: "un texte sans accolade",
    found: "{nom}",
  },
  { type: "whitePaperPage", field: "downloadNote", value: "{page} pages", expected: braces, found: "{page}" },
  {
    type: "contractAnswer",
    field: "terminateText",
    value: "Dénoncez",
    expected: "le repère {jour}",
    found: "un texte sans {jour}",
  },
  {
    type: "siteSettings",
    field: "brandName",
    value: "Énergie 漢",
    expected: printable,
    found: "« 漢 » (U+6F22), dans « Énergie 漢 »",
  },
  {
    type: "whitePaperChapter",
    field: "text",
    value: "a ≮ 😀",
    expected: printable,
    found: "« ≮ » (U+226E), « 😀 » (U+1F600), dans « a ≮ 😀 »",
  },
];

it.each(wrongTexts)("$field of $type may not be $value", (wrong) => expectReported(wrong));

it.each(["windows-1252", "macintosh"])(
  "no file of any type may be read as %s and saved as UTF-8",
  async (encoding) => {
    const report = await reportOn((directory) => {
      for (const { id } of contentTypes) {
        const bytes = readFileSync(join(FROZEN_CONTENT, `${id}.json`));
        write(`${id}.json`, new TextDecoder(encoding).decode(bytes))(directory);
      }
    });
    const misreadPlaces = report.split("\n\n").filter((paragraph) => paragraph.includes(misread));
    const files = misreadPlaces.map((paragraph) => /content\/(?<id>\w+)\.json/.exec(paragraph)?.groups?.id);
    expect(new Set(files)).toEqual(new Set(contentTypes.map(({ id }) => id)));
  },
);

interface AllowedValue {
  type: string;
  field: string;
  value: unknown;
}

const allowedValues: AllowedValue[] = [
  { type: "advantage", field: "figure", value: undefined },
  { type: "advantage", field: "figure", value: null },
  { type: "advantage", field: "figure", value: "" },
  { type: "clientReference", field: "saving", value: "12,5\u00a0%" },
  { type: "negotiation", field: "saving", value: "-7\u202f%" },
  { type: "glossaryTerm", field: "definition", value: `${"mot\n".repeat(59)}mot.\n` },
  { type: "faqItem", field: "answer", value: "Oui 😀 漢, prix HT* et cos_phi_2" },
  { type: "faqItem", field: "answer", value: "ÎLE-DE-FRANCE, BÂTIMENT, SÃO PAULO, √2, « Ångström »" },
  { type: "stat", field: "value", value: "+ 5\u00AD0\u200B0\uFEFF" },
  { type: "legalPage", field: "text", value: "## Titre\n\n1. **Un**\n\n> 2 \\*\\* 3 * 4" },
  { type: "whitePaperPage", field: "downloadNote", value: "Un PDF" },
  { type: "siteSettings", field: "phone", value: "01\u202899 00 45 60" },
  {
    type: "faqItem",
    field: "answer",
    value: "Un dossier à compléter par le syndic\u2029https://exemple.fr/?a&eacute;=\\n",
  },
  { type: "legalPage", field: "text", value: "##Titre\n• un\n-deux\n– trois" },
  // The PDF has no such signs, but its own.
  { type: "whitePaperChapter", field: "text", value: "◦ un\n○\tdeux\n❖ trois" },
];

it.each(allowedValues)("$field of $type may be $value", async ({ type, field, value }) => {
  expect(await reportOn(set(type, field, value))).toBe(NO_PROBLEM);
});
