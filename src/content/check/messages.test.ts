/** The messages about wrong values: what they ask for, and what they call the value. */
import { citationPattern } from "../formats/citation";
import { plausibleYears } from "../model/declare";
import { tidyValue } from "../model/kinds";
import { isInPdf, typeWithId } from "../model/registry";
import { inWords } from "../unknown-values";
import { valueProblems } from "./field-problems";

it.each([
  [undefined, "rien"],
  [" \n", "un texte fait d’espaces"],
  [true, "la valeur « true »"],
  [[], "une liste vide"],
  [["15 %"], "une liste de 1 élément"],
  [{ texte: "15 %" }, 'la valeur « {"texte":"15 %"} »'],
  ["a ".repeat(36), `le texte « ${"a ".repeat(20).trim()}… » (72 caractères)`],
])("a message calls %j « %s »", (value, words) => {
  expect(inWords(value)).toBe(words);
});

interface Row {
  rule: string;
  /** Type and field. */
  field: string;
  /** What the message asks for. */
  expected: string;
  /** What the message calls the first wrong value. */
  found: string;
  wrong: unknown[];
  right?: unknown[];
}

const pictureNamed = (alt: string) => ({ file: "Façade nord.png", alt });

const rows: Row[] = [
  {
    rule: "a text has a length, and letters or digits",
    field: "stat.value",
    expected: "un texte de 1 à 14 caractères",
    found: "le texte « … » (1 caractère), sans lettre ni chiffre",
    wrong: ["…", undefined, " ", 12, ["15 %"], "a".repeat(15)],
    // `tidyValue` removes the invisible characters before the check.
    right: ["+ 5\u00AD0\u200B0\uFEFF \u202E\u3164€"],
  },
  {
    rule: "a definition has few words",
    field: "glossaryTerm.definition",
    expected: "un texte de 1 à 500 caractères, 60 mots au plus",
    found: `le texte « ${"mot ".repeat(10).trim()}… » (244 caractères)`,
    wrong: ["mot ".repeat(61)],
    right: [`${"mot\n".repeat(59)}mot.\n`],
  },
  {
    rule: "the message about a form gives an example",
    field: "siteSettings.email",
    expected: "un texte de 1 à 255 caractères, de la forme « contact@exemple.fr »",
    found: "le texte « a?cc=b@exemple.fr » (17 caractères)",
    wrong: ["a?cc=b@exemple.fr", "contact"],
  },
  {
    rule: "the message about a percentage names it",
    field: "negotiation.saving",
    expected: "un pourcentage, de la forme « -18 % »",
    found: "le texte « 18 % » (4 caractères)",
    wrong: ["18 %", "beaucoup", 18],
    right: ["-7\u202f%", "-12,5 %"],
  },
  {
    rule: "a link stays on this site",
    field: "advantage.link",
    expected: "un texte de 1 à 255 caractères, de la forme « /livre-blanc#assemblee »",
    found: "le texte « //evil.example » (14 caractères)",
    wrong: ["//evil.example", "/\\evil.example", "https://evil.example"],
    right: [undefined, null, ""],
  },
  {
    rule: "a month has a plausible year",
    field: "negotiation.month",
    expected: `un mois et son année (${plausibleYears}), de la forme « mars 2026 »`,
    found: "le texte « mars 2062 » (9 caractères)",
    wrong: ["mars 2062", "mars"],
  },
  {
    rule: "a day exists, and is plausible",
    field: "tender.deadline",
    expected: `une date de la forme « 2026-12-15 », ${plausibleYears}`,
    found: "le texte « 2026-02-30 » (10 caractères)",
    wrong: ["2026-02-30", "15/12/2026", "2206-12-15", "2014-12-31"],
  },
  {
    rule: "a source has four parts",
    field: "glossaryTerm.sources",
    expected: `une liste de 1 à 8 textes de 1 à 255 caractères, de la forme « ${citationPattern.example} »`,
    found: "au point n° 1, le texte « Loi | 2026-11-20 » (16 caractères)",
    wrong: [["Loi | 2026-11-20"], [citationPattern.example.replace("2026", "2206")]],
  },
  {
    rule: "a number is whole and in its range",
    field: "clientReference.lots",
    expected: "un nombre entier de 1 à 20000",
    found: "le nombre 1.5",
    wrong: [1.5, 0, "douze"],
  },
  {
    rule: "a choice is one of its options",
    field: "tender.status",
    expected: "un de ces textes : « En cours », « Négociation », « Ouvert »",
    found: "le texte « Fermé » (5 caractères)",
    wrong: ["Fermé"],
  },
  {
    rule: "a list has a number of texts",
    field: "service.points",
    expected: "une liste de 3 à 5 textes de 1 à 120 caractères",
    found: "au point n° 2, rien ; au point n° 4, le nombre 4",
    wrong: [["Audit", "", "Gaz", 4], [], ["Audit", "Gaz"]],
  },
  {
    rule: "a picture has a description",
    field: "homePage.heroImage",
    expected:
      "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères",
    found: "l’image « facade.png », sans texte de remplacement",
    wrong: [{ file: "facade.png" }, { file: "facade.png", alt: "…" }, "facade.png", undefined],
  },
  {
    rule: "a file's name is no description",
    field: "homePage.heroImage",
    expected: "une phrase qui dit ce que montre l’image",
    found: "le nom de fichier « Capture d’écran 2026-11-12 à 10.22.33 »",
    wrong: [
      "Capture d’écran 2026-11-12 à 10.22.33",
      "Sans titre (1)",
      "WhatsApp Image 2026-11-12 at 10.22.33",
      "IMG_2043.jpg",
      "facade_nord-v2",
    ].map(pictureNamed),
    right: [pictureNamed("La façade nord, 24 fenêtres"), { file: "image.png", alt: "Façade" }],
  },
  {
    rule: "each sign is readable",
    field: "service.points",
    expected: "un texte sans caractère illisible",
    found: "au point n° 3, U+F0B7, dans « \uF0B7 C »",
    wrong: [
      ["A", "B", "\uF0B7 C"],
      ["A", "B", "\uFFFD C"],
    ],
  },
  {
    rule: "the PDF can write what it prints",
    field: "whitePaperChapter.text",
    expected: "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots",
    found: "« ≮ » (U+226E), « 😀 » (U+1F600), dans « a ≮ 😀 »",
    wrong: ["a ≮ 😀"],
    // The PDF has no such signs of lists, but its own.
    right: ["◦ un\n○\tdeux\n❖ trois"],
  },
  {
    rule: "formatting is that of the field",
    field: "legalPage.text",
    expected: "seulement la mise en forme que cite l’aide du champ",
    found: "de l’italique, dans « *a* [b](/c) » ; un lien, dans « *a* [b](/c) »",
    wrong: ["*a* [b](/c)"],
    right: ["## Titre\n\n1. **Un**\n\n> 2 \\*\\* 3 * 4", "##Titre\n• un\n-deux\n– trois"],
  },
  {
    rule: "a plain field has no formatting",
    field: "faqItem.answer",
    expected: "seulement la mise en forme que cite l’aide du champ",
    found: "du gras, dans « Des **indépendants** »",
    wrong: ["Des **indépendants**", "_15_"],
    right: ["Oui 😀 漢, prix HT* et cos_phi_2", 'Titre 100 % & "guillemets" \\o/'],
  },
  {
    rule: "an author's reminder is no final text",
    field: "stat.label",
    expected: "le texte définitif",
    found: "« À compléter », dans « À compléter »",
    wrong: ["À compléter", "Lots TODO", "Lots [à compléter]", "XXX LOTS", "Lorem ipsum"],
    right: ["Un dossier à compléter, puis à signer", "PDL 0251 XXXX", "Le dossier reste à compléter."],
  },
  {
    rule: "an address serves every reader",
    field: "faqItem.answer",
    expected: "l’adresse de la page, copiée dans le navigateur",
    found:
      "« https://app.contentful.com/spaces/espace », lien d’un e-mail ou de l’administration : copiez l’adresse de la page",
    wrong: [
      "Voir https://app.contentful.com/spaces/espace",
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexemple.fr",
      "https://www.google.com/url?q=https://exemple.fr",
      "https://exemple.fr/page?fbclid=IwAR0",
      "https://exemple.fr/?utm_source=lettre",
      "https://exemple.fr/?desinscription=rene%40exemple.fr",
      "http://localhost:9000/livre-blanc",
      "http://192.168.1.4/",
    ],
    right: [
      "https://web.archive.org/web/2025/https://exemple.fr, https://exemple.fr/@rene?page=2#loi et http://exemple.fr",
    ],
  },
  {
    rule: "a text has its placeholders",
    field: "whitePaperPage.downloadNote",
    expected: "seulement les repères {chapitres}, {pages}, {taille}",
    found: "{page}",
    wrong: ["{page} pages"],
    right: ["Un PDF"],
  },
  {
    rule: "a placeholder is not left out",
    field: "homePage.freeWeeksLabel",
    expected: "le repère {semaines}",
    found: "un texte sans {semaines}",
    wrong: ["Des semaines d’avance"],
  },
  {
    rule: "a text without placeholders has no brace",
    field: "stat.label",
    expected: "un texte sans accolade",
    found: "{nom}",
    wrong: ["Le {nom} du contrat"],
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

it.each(rows)("$rule ($field)", ({ field, expected, found, wrong, right = [] }) => {
  const [first, ...others] = wrong.map((value) => problemsOf(field, value));
  expect(first).toEqual([{ expected, found }]);
  for (const problems of others)
    expect(problems).toEqual([{ expected, found: expect.any(String) as string }]);
  for (const value of right) expect(problemsOf(field, value)).toEqual([]);
});

it("a text that no PDF prints may have any sign", () => {
  expect(problemsOf("siteSettings.copyright", "Fait avec ❤")).toEqual([]);
});
