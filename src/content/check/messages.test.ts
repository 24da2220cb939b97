import { citationPattern } from "../citation";
import { plausibleYears } from "../model/declare";
import { tidyValue } from "../model/kinds";
import { isInPdf, typeWithId } from "../model/registry";
import { valueProblems } from "./field-problems";

const formatting = "seulement la mise en forme que cite l’aide du champ";
const readable = "un texte sans caractère illisible";
const final = "le texte définitif";
const printable = "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots";
const sourceOfTomorrow = citationPattern.example.replace("2026", "2206");

interface Messages {
  /** Type and field. */
  field: string;
  /** What the message asks for. */
  expected: string;
  /** Values that the field may not have, with what the message calls them. */
  wrong: [value: unknown, found: string][];
  right?: unknown[];
}

const messages: Messages[] = [
  {
    field: "stat.value",
    expected: "un texte de 1 à 14 caractères",
    wrong: [
      [undefined, "rien"],
      [" \n", "un texte fait d’espaces"],
      [12, "le nombre 12"],
      [true, "la valeur « true »"],
      [["15 %"], "une liste de 1 élément"],
      [{ texte: "15 %" }, 'la valeur « {"texte":"15 %"} »'],
      ["a ".repeat(36), `le texte « ${"a ".repeat(20).trim()}… » (72 caractères)`],
      ["…", "le texte « … » (1 caractère), sans lettre ni chiffre"],
    ],
    right: ["+ 5\u00AD0\u200B0\uFEFF \u202E\u3164€"],
  },
  {
    field: "stat.value",
    expected: readable,
    wrong: [["\uF0B7 15", "U+F0B7, dans « \uF0B7 15 »"]],
  },
  {
    field: "stat.label",
    expected: final,
    wrong: [
      ["Lots TODO", "« TODO », dans « Lots TODO »"],
      ["Lots [à compléter]", "« [à compléter », dans « Lots [à compléter] »"],
      ["xxx lots".toUpperCase(), "« XXX », dans « XXX LOTS »"],
    ],
    right: ["Un dossier à compléter, puis à signer", "PDL 0251 XXXX", "Le dossier reste à compléter."],
  },
  {
    field: "faqItem.answer",
    expected: "l’adresse de la page, copiée dans le navigateur",
    wrong: [
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexemple.fr",
      "https://www.google.com/url?q=https://exemple.fr",
      "https://exemple.fr/page?fbclid=IwAR0",
      "https://exemple.fr/?utm_source=lettre",
      "https://exemple.fr/?desinscription=rene%40exemple.fr",
      "https://app.contentful.com/spaces/espace",
      "http://localhost:9000/livre-blanc",
      "http://192.168.1.4/",
    ].map((address) => [
      `Voir ${address}`,
      expect.stringMatching(
        /lien d’un e-mail ou de l’administration : copiez l’adresse de la page$/,
      ) as string,
    ]),
    right: [
      "Voir https://web.archive.org/web/2025/https://exemple.fr, https://exemple.fr/@rene?page=2#loi et http://exemple.fr",
    ],
  },
  {
    field: "clientReference.lots",
    expected: "un nombre entier de 1 à 20000",
    wrong: [
      ["douze", "le texte « douze » (5 caractères)"],
      [0, "le nombre 0"],
      [1.5, "le nombre 1.5"],
    ],
  },
  {
    field: "clientReference.saving",
    expected: "un pourcentage, de la forme « 18 % »",
    wrong: [
      ["beaucoup", "le texte « beaucoup » (8 caractères)"],
      ["-18 %", "le texte « -18 % » (5 caractères)"],
      [18, "le nombre 18"],
    ],
    right: ["12,5\u00a0%"],
  },
  {
    field: "clientReference.year",
    expected: "un nombre entier de 2015 à 2100",
    wrong: [[205, "le nombre 205"]],
  },
  {
    field: "negotiation.saving",
    expected: "un pourcentage, de la forme « -18 % »",
    wrong: [["18 %", "le texte « 18 % » (4 caractères)"]],
    right: ["-7\u202f%"],
  },
  {
    field: "negotiation.month",
    expected: `un mois et son année (${plausibleYears}), de la forme « mars 2026 »`,
    wrong: [
      ["mars", "le texte « mars » (4 caractères)"],
      ["mars 2062", "le texte « mars 2062 » (9 caractères)"],
    ],
  },
  {
    field: "processStep.duration",
    expected: "un texte de 1 à 90 caractères, de la forme « 2 à 3 semaines »",
    wrong: [["2 mois", "le texte « 2 mois » (6 caractères)"]],
  },
  {
    field: "tender.status",
    expected: "un de ces textes : « En cours », « Négociation », « Ouvert »",
    wrong: [["Fermé", "le texte « Fermé » (5 caractères)"]],
  },
  {
    field: "tender.deadline",
    expected: `une date de la forme « 2026-12-15 », ${plausibleYears}`,
    wrong: [
      ["15/12/2026", "le texte « 15/12/2026 » (10 caractères)"],
      ["2026-02-30", "le texte « 2026-02-30 » (10 caractères)"],
      ["2206-12-15", "le texte « 2206-12-15 » (10 caractères)"],
      ["2014-12-31", "le texte « 2014-12-31 » (10 caractères)"],
    ],
  },
  {
    field: "siteSettings.phone",
    expected: "un texte de 1 à 255 caractères, de la forme « 01 99 00 45 60 »",
    wrong: [["0199", "le texte « 0199 » (4 caractères)"]],
    right: ["01\u202899 00 45 60"],
  },
  {
    field: "siteSettings.email",
    expected: "un texte de 1 à 255 caractères, de la forme « contact@exemple.fr »",
    wrong: [["a?cc=b@exemple.fr", "le texte « a?cc=b@exemple.fr » (17 caractères)"]],
  },
  {
    field: "siteSettings.brandName",
    expected: printable,
    wrong: [["Énergie 漢", "« 漢 » (U+6F22), dans « Énergie 漢 »"]],
  },
  {
    field: "advantage.link",
    expected: "un texte de 1 à 255 caractères, de la forme « /livre-blanc#assemblee »",
    wrong: [
      ["//evil.example", "le texte « //evil.example » (14 caractères)"],
      ["/\\evil.example", "le texte « /\\evil.example » (14 caractères)"],
    ],
  },
  {
    field: "advantage.title",
    expected: final,
    wrong: [["À compléter", "« À compléter », dans « À compléter »"]],
  },
  {
    field: "advantage.description",
    expected: formatting,
    wrong: [["Des **indépendants**", "du gras, dans « Des **indépendants** »"]],
  },
  {
    field: "advantage.figure",
    expected: formatting,
    wrong: [["_15_", "de l’italique, dans « _15_ »"]],
    right: [undefined, null, ""],
  },
  {
    field: "service.points",
    expected: "une liste de 3 à 5 textes de 1 à 120 caractères",
    wrong: [
      [[], "une liste vide"],
      [["Audit", "", "Gaz", 4], "au point n° 2, rien ; au point n° 4, le nombre 4"],
    ],
  },
  {
    field: "service.points",
    expected: formatting,
    wrong: [[["A", "B", "_C_"], "au point n° 3, de l’italique, dans « _C_ »"]],
  },
  {
    field: "service.points",
    expected: readable,
    wrong: [[["A", "B", "\uFFFD C"], "au point n° 3, U+FFFD, dans « \uFFFD C »"]],
  },
  {
    field: "service.points",
    expected: final,
    wrong: [[["A", "B", "Lorem ipsum"], "au point n° 3, « Lorem ipsum », dans « Lorem ipsum »"]],
  },
  {
    field: "glossaryTerm.definition",
    expected: "un texte de 1 à 500 caractères, 60 mots au plus",
    wrong: [["mot ".repeat(61), `le texte « ${"mot ".repeat(10).trim()}… » (244 caractères)`]],
    right: [`${"mot\n".repeat(59)}mot.\n`],
  },
  {
    field: "glossaryTerm.sources",
    expected: `une liste de 1 à 8 textes de 1 à 255 caractères, de la forme « ${citationPattern.example} »`,
    wrong: [
      [["Loi | 2026-11-20"], "au point n° 1, le texte « Loi | 2026-11-20 » (16 caractères)"],
      [
        [sourceOfTomorrow],
        `au point n° 1, le texte « ${sourceOfTomorrow.slice(0, 40)}… » (${sourceOfTomorrow.length} caractères)`,
      ],
    ],
  },
  {
    field: "faqItem.answer",
    expected: "un texte sans accolade",
    wrong: [["Le {nom} du contrat", "{nom}"]],
    right: ["Oui 😀 漢, prix HT* et cos_phi_2", "Un dossier à compléter par le syndic"],
  },
  {
    field: "faqItem.answer",
    expected: formatting,
    wrong: [["Un\\*mot", "une barre oblique inverse « \\ », dans « Un\\*mot »"]],
  },
  {
    field: "whitePaperPage.downloadNote",
    expected: "seulement les repères {chapitres}, {pages}, {taille}",
    wrong: [["{page} pages", "{page}"]],
    right: ["Un PDF"],
  },
  {
    field: "contractAnswer.inTimeHeadline",
    expected: "le repère {poste}",
    wrong: [["Dénoncez", "un texte sans {poste}"]],
  },
  {
    field: "legalPage.text",
    expected: "un texte de 1 à 30000 caractères",
    wrong: [["-", "le texte « - » (1 caractère), sans lettre ni chiffre"]],
    right: ["## Titre\n\n1. **Un**\n\n> 2 \\*\\* 3 * 4", "##Titre\n• un\n-deux\n– trois"],
  },
  {
    field: "legalPage.text",
    expected: formatting,
    wrong: [["*a* [b](/c)", "de l’italique, dans « *a* [b](/c) » ; un lien, dans « *a* [b](/c) »"]],
  },
  {
    field: "whitePaperChapter.text",
    expected: printable,
    wrong: [["a ≮ 😀", "« ≮ » (U+226E), « 😀 » (U+1F600), dans « a ≮ 😀 »"]],
    // The PDF has no such signs of lists, but its own.
    right: ["◦ un\n○\tdeux\n❖ trois"],
  },
  {
    field: "homePage.heroImage",
    expected:
      "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères",
    wrong: [
      [undefined, "rien"],
      ["facade.png", "le texte « facade.png » (10 caractères)"],
      [{ file: "facade.png" }, "l’image « facade.png », sans texte de remplacement"],
      [
        { file: "facade.png", alt: "…" },
        "l’image « facade.png », avec pour texte de remplacement le texte « … » (1 caractère)",
      ],
    ],
  },
  {
    field: "homePage.heroImage",
    expected: "une phrase qui dit ce que montre l’image",
    wrong: [
      "IMG_2043.jpg",
      "Capture d’écran 2026-11-12 à 10.22.33",
      "Sans titre (1)",
      "WhatsApp Image 2026-11-12 at 10.22.33",
      "facade_nord-v2",
    ].map((alt) => [{ file: "Façade nord.png", alt }, `le nom de fichier « ${alt} »`]),
    right: [
      { file: "Façade nord.png", alt: "La façade nord, 24 fenêtres" },
      { file: "image.png", alt: "Façade" },
    ],
  },
];

/** The problems of a value as both sources read it. */
function problemsOf(path: string, value: unknown) {
  const [typeId = "", name = ""] = path.split(".");
  const type = typeWithId(typeId);
  const field = type?.fields[name];
  if (!field) throw new Error(`No field ${path}`);
  return valueProblems(field, tidyValue(field.kind, value), isInPdf(type, name));
}

describe.each(messages)("$field, of which the message asks for $expected", (row) => {
  const { field, expected, wrong, right = [] } = row;

  it.each(wrong)("may not be %j", (value, found) => {
    expect(problemsOf(field, value)).toEqual([{ expected, found }]);
  });

  if (right.length > 0)
    it.each(right)("may be %j", (value) => {
      expect(problemsOf(field, value)).toEqual([]);
    });
});
