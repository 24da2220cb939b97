import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FROZEN_CONTENT, SHIPPED_CONTENT } from "../../testing/content";
import { citationPattern } from "../chapters";
import { plausibleYears } from "../model/declare";
import { contentTypes } from "../model/registry";
import { readLocalContent } from "../sources/local";
import { isRecord } from "../values";
import { checkContent, contentReport } from "./check";

type Values = Record<string, unknown>;

const NO_PROBLEM = "";

async function reportOn(change: (directory: string) => void): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  change(directory);
  try {
    return (await contentReport(readLocalContent(directory))) ?? NO_PROBLEM;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Changes the entries in a type's file. The file of a single type has an object, or a list if `change` adds an entry. */
const edit = (typeId: string, change: (entries: Values[]) => void) => (directory: string) => {
  const file = join(directory, `${typeId}.json`);
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const entries = (Array.isArray(json) ? json : [json]).filter(isRecord).map((entry) => ({ ...entry }));
  change(entries);
  writeFileSync(file, JSON.stringify(isRecord(json) && entries.length === 1 ? entries[0] : entries));
};

const set = (typeId: string, field: string, value: unknown, rank = 0) =>
  edit(typeId, (entries) => Object.assign(entries[rank] ?? {}, { [field]: value }));

const write = (name: string, text: string) => (directory: string) =>
  writeFileSync(join(directory, name), text);

const labelled = (typeId: string, field: string) => {
  const label = contentTypes.find(({ id }) => id === typeId)?.fields[field]?.label;
  return label ? `${label} (${field})` : field;
};

const wants = (expected: string, found: string) => `\n  attendu : ${expected}\n  trouvé : ${found}`;

const problem = (typeId: string, field: string, expected: string, found: string) =>
  `\n  champ : ${labelled(typeId, field)}${wants(expected, found)}`;

it.each([
  ["shipped", SHIPPED_CONTENT],
  ["frozen", FROZEN_CONTENT],
])("the %s content has no problem", async (_, directory) => {
  expect(await contentReport(readLocalContent(directory))).toBeUndefined();
});

const short = "un texte de 1 à 14 caractères";
const lots = "un nombre entier de 1 à 20000";
const saving = "un pourcentage, de la forme « 18 % »";
const day = `une date de la forme « 2026-12-15 », ${plausibleYears}`;
const year = `une année, ${plausibleYears}`;
const month = `un mois et son année (${plausibleYears}), de la forme « mars 2026 »`;
const weeks = "un texte de 1 à 90 caractères, de la forme « 2 à 3 semaines »";
const status = "un de ces textes : « En cours », « Négociation », « Ouvert »";
const phone = "un texte de 1 à 255 caractères, de la forme « 01 99 00 45 60 »";
const email = "un texte de 1 à 255 caractères, de la forme « contact@exemple.fr »";
const pageAddress = "un texte de 1 à 255 caractères, de la forme « /livre-blanc#assemblee »";
const points = "une liste de 3 à 5 textes de 1 à 120 caractères";
const definition = "un texte de 1 à 500 caractères, 60 mots au plus";
const sources = `une liste de 1 à 8 textes de 1 à 255 caractères, de la forme « ${citationPattern.example} »`;
const owned = "rien : cette liste se compose de toutes les entrées de son type";
const nearest = (name: string) => `un champ connu (le plus proche : « ${name} »)`;
const nearestPage = (path: string) => `une adresse du site (la plus proche : « ${path} »)`;
const legal = "un texte de 1 à 30000 caractères";
const chapter = "un texte de 1 à 12000 caractères";
const braces = "seulement les repères {chapitres}, {pages}, {taille}";
const formatting = "seulement la mise en forme que cite l’aide du champ";
const visible = "un texte sans caractère invisible ou illisible";
const entity = "le caractère lui-même, tel que « é » et non « &eacute; »";
const final = "le texte définitif";
const printable = "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots";
const invisible = "le caractère invisible U+202E";
const alt = "Une façade";
const hero = "homePage.heroImage";
const described = "une phrase qui dit ce que montre l’image";
const tooLate = citationPattern.example.replace("2026", "2206");
const picture =
  "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères";

const quoted = (text: string) => {
  const part = text.slice(0, 40).replace(/\s+/g, " ").trim();
  return `le texte « ${part}${text.length > 40 ? "…" : ""} » (${text.length} caractère${text.length > 1 ? "s" : ""})`;
};

it.each<[field: string, value: unknown, expected: string, found: string]>([
  ["stat.value", undefined, short, "rien"],
  ["stat.value", " \n", short, "un texte fait d’espaces"],
  ["stat.value", 12, short, "le nombre 12"],
  ["stat.value", true, short, "la valeur « true »"],
  ["stat.value", ["15 %"], short, "une liste de 1 élément"],
  ["stat.value", { texte: "15 %" }, short, 'la valeur « {"texte":"15 %"} »'],
  ["stat.value", "a ".repeat(36), short, quoted("a ".repeat(36))],
  ["clientReference.lots", "douze", lots, quoted("douze")],
  ["clientReference.lots", 0, lots, "le nombre 0"],
  ["clientReference.lots", 1.5, lots, "le nombre 1.5"],
  ["clientReference.saving", "beaucoup", saving, quoted("beaucoup")],
  ["clientReference.saving", 18, saving, "le nombre 18"],
  ["clientReference.saving", "-18 %", saving, quoted("-18 %")],
  ["negotiation.saving", "18 %", "un pourcentage, de la forme « -18 % »", quoted("18 %")],
  ["negotiation.month", "mars", month, quoted("mars")],
  ["processStep.duration", "2 mois", weeks, quoted("2 mois")],
  ["tender.status", "Fermé", status, quoted("Fermé")],
  ["tender.deadline", "15/12/2026", day, quoted("15/12/2026")],
  ["tender.deadline", "2026-02-30", day, quoted("2026-02-30")],
  ["siteSettings.phone", "0199", phone, quoted("0199")],
  ["siteSettings.email", "a?cc=b@exemple.fr", email, quoted("a?cc=b@exemple.fr")],
  ["advantage.link", "//evil.example", pageAddress, quoted("//evil.example")],
  ["advantage.link", "/\\evil.example", pageAddress, quoted("/\\evil.example")],
  ["advantage.link", "/livre-blan", nearestPage("/livre-blanc"), "« /livre-blan », qui ne mène nulle part"],
  ["processStep.link", "/#servics", nearestPage("/#services"), "« /#servics », qui ne mène nulle part"],
  ["service.points", [], points, "une liste vide"],
  ["service.points", ["Audit", "", "Gaz", 4], points, "au point n° 2, rien ; au point n° 4, le nombre 4"],
  ["glossaryTerm.definition", "mot ".repeat(61), definition, quoted("mot ".repeat(61))],
  ["glossaryTerm.sources", ["Loi | 2026-11-20"], sources, `au point n° 1, ${quoted("Loi | 2026-11-20")}`],
  ["tender.dedline", "2026-12-15", nearest("deadline"), "un champ inconnu"],
  ["tender.constructor", "Gaz", nearest("status"), "un champ inconnu"],
  ["homePage.questions", ["Qui signe ?"], owned, "une valeur"],
  ["legalPage.text", "-", legal, `${quoted("-")}, sans lettre ni chiffre`],
  ["whitePaperChapter.text", "##\n\n-", chapter, `${quoted("##\n\n-")}, sans lettre ni chiffre`],
  ["stat.value", "\u2026", short, `${quoted("…")}, sans lettre ni chiffre`],
  ["stat.value", "1\u3164", visible, "le caractère invisible U+3164 (lettre sans encre), dans « 1[U+3164] »"],
  ["stat.value", "\uF0B7 15", visible, "le caractère illisible U+F0B7, dans « \uF0B7 15 »"],
  ["service.points", ["A", "B", "\uFFFD C"], visible, "au point n° 3, le caractère illisible U+FFFD, dans"],
  ["tender.deadline", "2206-12-15", day, quoted("2206-12-15")],
  ["tender.deadline", "2014-12-31", day, quoted("2014-12-31")],
  ["clientReference.year", 2062, year, "le nombre 2062"],
  ["negotiation.month", "mars 2062", month, quoted("mars 2062")],
  ["glossaryTerm.sources", [tooLate], sources, "au point n° 1, le texte"],
  ["faqItem.answer", "Un syndic&nbsp;: R&amp;D", entity, "« &nbsp; », dans « Un syndic&nbsp;: R&amp;D »"],
  ["faqItem.answer", "Un\\nmot", "un vrai saut de ligne", "« \\n », dans « Un\\nmot »"],
  ["advantage.title", "À compléter", final, "« À compléter », dans « À compléter »"],
  ["service.points", ["A", "B", "Lorem ipsum dolor"], final, "au point n° 3, « Lorem ipsum », dans « Lorem"],
  ["stat.label", "TODO lots", final, "« TODO », dans « TODO lots »"],
  ["faqItem.answer", `Un ${"mot".repeat(29)}s`, "des mots de 40 lettres au plus", "« motmot"],
  [hero, { file: "facade.png", alt: "IMG_2043.jpg" }, described, "le nom de fichier « IMG_2043.jpg »"],
  ["faqItem.answer", "• un\n• deux", formatting, "une liste, dans « • un »"],
  ["legalPage.text", "*a* [b](/c)", formatting, "de l’italique, dans « *a* [b](/c) » ; un lien, dans « "],
  ["legalPage.text", "**Un :**deux", formatting, "des étoiles ** sans effet, dans « **Un :**deux »"],
  [
    "advantage.description",
    "Des conseillers **indépendants** : voir [ici](https://a_b_.fr)",
    formatting,
    "du gras, dans « …nseillers **indépendants** : voir [ici](… » ; un lien, dans « …** : voir [ici](https://a_b_.fr) »",
  ],
  ["faqItem.answer", "# A\n\n- un", formatting, "un titre, dans « # A » ; une liste, dans « - un »"],
  ["service.points", ["A", "B", "_C_"], formatting, "au point n° 3, de l’italique, dans « _C_ »"],
  ["faqItem.answer", "Le {nom} du contrat", "un texte sans accolade", "{nom}"],
  ["whitePaperPage.downloadNote", "{page} pages", braces, "{page}"],
  ["contractAnswer.terminateText", "Dénoncez", "le repère {jour}", "un texte sans {jour}"],
  [hero, undefined, picture, "rien"],
  [hero, "facade.png", picture, quoted("facade.png")],
  [hero, { file: "facade.png" }, picture, "l’image « facade.png », sans texte de remplacement"],
  [hero, { file: "source", alt }, picture, "aucune image « source »"],
  [hero, { file: "Facade.png", alt }, picture, "aucune image « Facade.png »"],
  [hero, { file: "../stat.json", alt }, picture, "aucune image « ../stat.json »"],
  ["stat.value", "1\u2060", visible, "le caractère invisible U+2060 (liant sans chasse), dans « 1[U+2060] »"],
  [
    hero,
    { file: "facade.png", alt: "A\u202E" },
    visible,
    `${invisible} (marque de sens d’écriture), dans « A[`,
  ],
  ["siteSettings.brandName", "Énergie 漢", printable, "« 漢 » (U+6F22), dans « Énergie 漢 »"],
  ["whitePaperChapter.text", "a ≮ 😀", printable, "« ≮ » (U+226E), « 😀 » (U+1F600), dans « a ≮ 😀 »"],
])("%s may not be %j", async (path, value, expected, found) => {
  const [typeId = "", field = ""] = path.split(".");
  const report = await reportOn(set(typeId, field, value));
  expect(report).toContain(problem(typeId, field, expected, found));
  expect(report).toContain(`Le contenu a 1 problème à corriger.\n\n• content/${typeId}.json`);
});

it.each<[field: string, value: unknown]>([
  ["advantage.figure", undefined],
  ["advantage.figure", null],
  ["advantage.figure", ""],
  ["clientReference.saving", "12,5\u00a0%"],
  ["negotiation.saving", "-7\u202f%"],
  ["glossaryTerm.definition", `${"mot\n".repeat(59)}mot.\n`],
  ["faqItem.answer", "Oui 😀 漢, prix HT* et cos_phi_2"],
  ["stat.value", "+ 5\u00AD0\u200B0\uFEFF"],
  ["legalPage.text", "## Titre\n\n1. **Un**\n\n> 2 \\*\\* 3 * 4"],
  ["whitePaperPage.downloadNote", "Un PDF"],
  ["siteSettings.phone", "01\u202899 00 45 60"],
  ["faqItem.answer", "Un dossier à compléter par le syndic\u2029https://exemple.fr/?a&eacute;=\\n"],
  ["legalPage.text", "##Titre\n• un\n-deux\n– trois"],
])("%s may be %j", async (path, value) => {
  const [typeId = "", field = ""] = path.split(".");
  expect(await reportOn(set(typeId, field, value))).toBe(NO_PROBLEM);
});

it("names the entry by its file, its number and its title, and counts the problems", async () => {
  const report = await reportOn((directory) => {
    set("stat", "label", "Lots", 1)(directory);
    set("stat", "value", "", 1)(directory);
    set("siteSettings", "email", "contact")(directory);
  });
  expect(report).toMatch(/^Le contenu a 2 problèmes à corriger\.\n/);
  expect(report).toContain("• content/siteSettings.json\n  champ : E-mail (email)");
  expect(report).toContain("• content/stat.json, entrée n° 2 (« Lots »)\n  champ : Chiffre (value)");
});

it("shows an invisible character by its code, so that it never changes the direction of the report", async () => {
  const report = await reportOn(set("tender", "title", "Gaz \u202Ezag"));
  expect(report).toContain("(« Gaz [U+202E]zag »)");
  expect(report).not.toContain("\u202E");
});

it.each([
  ["faqItem", "question", "Qui signe ?", "qui signe"],
  ["glossaryTerm", "term", "Été", "été !"],
  ["glossaryTerm", "variants", ["Lots", "Étés"], ["etes"]],
  ["legalPage", "kind", "Mentions légales", "Mentions légales"],
])("two entries of %s may not share a %s: « %s » and « %s »", async (typeId, field, first, second) => {
  const report = await reportOn((directory) => {
    set(typeId, field, first)(directory);
    set(typeId, field, second, 1)(directory);
  });
  const found = `${quoted([second].flat().join())}, comme content/${typeId}.json, entrée n° 1`;
  expect(report).toContain(problem(typeId, field, "un texte différent pour chaque entrée", found));
  expect(report).toContain(`• content/${typeId}.json, entrée n° 2`);
});

/** Removes the last entries, or adds copies of the first. */
const setCount = (typeId: string, length: number) =>
  edit(typeId, (entries) => {
    const copies = Array.from({ length }, (_, rank) => ({ ...entries[0], title: `Gaz ${rank}` }));
    entries.push(...copies);
    entries.length = length;
  });

it.each<[type: string, length: number, location: string, expected: string, found: string]>([
  ["stat", 1, "homePage", "une liste de 2 à 8 entrées « Chiffre clé » (stat)", "1 entrée"],
  ["advantage", 0, "homePage", "une liste de 1 à 8 entrées « Avantage » (advantage)", "aucune entrée"],
  ["tender", 13, "homePage", "une liste de 0 à 12 entrées « Appel d’offres » (tender)", "13 entrées"],
  ["siteSettings", 2, "siteSettings", "une seule entrée de ce type", "2 entrées"],
])("%s may not have %d entries", async (typeId, length, location, expected, found) => {
  const report = await reportOn(setCount(typeId, length));
  expect(report).toContain(`• content/${location}.json`);
  expect(report).toContain(wants(expected, found));
});

it("the file of a type may be an empty list, if its page may have none", async () => {
  expect(await reportOn(write("tender.json", "[]"))).toBe(NO_PROBLEM);
});

it.each<[file: string, text: string | undefined, report: string]>([
  [
    "tender.json",
    '["Gaz"]',
    `• content/tender.json, entrée n° 1${wants("un objet : { … }", "le texte « Gaz » (3 car")}`,
  ],
  ["siteSettings.json", "[]", `• Réglages du site (siteSettings)${wants("une entrée", "aucune entrée")}`],
  [
    "siteSettings.json",
    undefined,
    `• content/siteSettings.json${wants("le fichier de « Réglages du site »", "aucun fichier")}`,
  ],
  [
    "stat.json",
    '{"value": 1}',
    `• content/stat.json${wants("une liste d’entrées : [ … ]", 'la valeur « {"value":1} »')}`,
  ],
  ["faqItem.json", "{", `• content/faqItem.json${wants("du JSON bien formé", "")}`],
  [
    "stat.json",
    '[{"a": 1,\n "a": 2}]',
    "• content/stat.json\n  attendu : du JSON bien formé\n  trouvé : deux fois le champ « a », ligne 2, colonne 2",
  ],
])("the file %s may not be %j", async (name, text, expected) => {
  const remove = (directory: string) => rmSync(join(directory, name));
  expect(await reportOn(text === undefined ? remove : write(name, text))).toContain(expected);
});

it.each<[name: string, found: string]>([
  ["a", "dont le nom ne finit pas par .png, .jpg, .jpeg, .webp ou .avif"],
  ["a.png", "dont le fichier est vide"],
  [`${"a".repeat(240)}.png`, "dont le nom est trop long : 100 caractères au plus"],
])("a picture may not have the name %j and no content", async (name, found) => {
  const report = await reportOn((directory) => {
    write(`images/${name}`, "")(directory);
    set("homePage", "heroImage", { file: name, alt })(directory);
  });
  expect(report).toContain(problem("homePage", "heroImage", picture, `l’image « ${name} », ${found}`));
});

it("reports a file in another encoding, and a missing folder of images", async () => {
  const ansi = await reportOn((directory) =>
    writeFileSync(join(directory, "faqItem.json"), Buffer.from('[{"question": "Été"}]', "latin1")),
  );
  expect(ansi).toContain("• content/faqItem.json\n  attendu : un fichier en UTF-8");
  const empty = await reportOn((directory) => rmSync(join(directory, "images"), { recursive: true }));
  expect(empty).toContain(problem("homePage", "heroImage", picture, "aucune image « facade.png »"));
});

it("warns of texts that have the brand's old name, which the copyright or the e-mail still has", async () => {
  const problemsWith = (values: Values) => {
    const entries = readLocalContent(FROZEN_CONTENT).map((entry) =>
      entry.typeId === "siteSettings" ? { ...entry, values: { ...entry.values, ...values } } : entry,
    );
    return checkContent(entries);
  };
  const warning = (field: string) =>
    expect.objectContaining({ field: labelled("siteSettings", field), isTolerated: true }) as object;
  const brandName = "Nouvelle Marque";
  const old = { tagline: "Ancienne-Marque, au service des syndics", email: "contact@ancienne-marque.fr" };
  expect(await problemsWith({ brandName, copyright: "© 2026 Nouvelle Marque.", ...old })).toEqual([
    warning("tagline"),
  ]);
  expect(await problemsWith({ brandName, tagline: "Au service des syndics" })).toContainEqual(
    warning("copyright"),
  );
});
