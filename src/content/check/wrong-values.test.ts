import { citationPattern } from "../chapters";
import { plausibleYears } from "../model/declare";
import { expectReported, textInWords, type WrongValue } from "./testing/report";

const shortText = "un texte de 1 à 14 caractères";
const countOfLots = "un nombre entier de 1 à 20000";
const saving = "un pourcentage, de la forme « 18 % »";
const plausibleDay = `une date de la forme « 2026-12-15 », ${plausibleYears}`;
const plausibleYear = `une année, ${plausibleYears}`;
const monthOfYear = `un mois et son année (${plausibleYears}), de la forme « mars 2026 »`;
const weeks = "un texte de 1 à 90 caractères, de la forme « 2 à 3 semaines »";
const status = "un de ces textes : « En cours », « Négociation », « Ouvert »";
const phone = "un texte de 1 à 255 caractères, de la forme « 01 99 00 45 60 »";
const email = "un texte de 1 à 255 caractères, de la forme « contact@exemple.fr »";
const pageAddress = "un texte de 1 à 255 caractères, de la forme « /livre-blanc#assemblee »";
const listOfPoints = "une liste de 3 à 5 textes de 1 à 120 caractères";
const definition = "un texte de 1 à 500 caractères, 60 mots au plus";
const sources = `une liste de 1 à 8 textes de 1 à 255 caractères, de la forme « ${citationPattern.example} »`;
const noList = "rien : cette liste se compose de toutes les entrées de content/faqItem.json";
const nearest = (name: string) => `un champ connu (le plus proche : « ${name} »)`;
const nearestPage = (path: string) => `une adresse du site (la plus proche : « ${path} »)`;
const legalText = "un texte de 1 à 30000 caractères";
const chapterText = "un texte de 1 à 12000 caractères";
const alt = "Une façade";
const tooLate = citationPattern.example.replace("2026", "2206");
const picture =
  "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères";

const wrongValues: WrongValue[] = [
  { type: "stat", field: "value", value: undefined, expected: shortText, found: "rien" },
  { type: "stat", field: "value", value: " \n", expected: shortText, found: "un texte fait d’espaces" },
  { type: "stat", field: "value", value: 12, expected: shortText, found: "le nombre 12" },
  { type: "stat", field: "value", value: true, expected: shortText, found: "la valeur « true »" },
  { type: "stat", field: "value", value: ["15 %"], expected: shortText, found: "une liste de 1 élément" },
  {
    type: "stat",
    field: "value",
    value: { texte: "15 %" },
    expected: shortText,
    found: 'la valeur « {"texte":"15 %"} »',
  },
  {
    type: "stat",
    field: "value",
    value: "a ".repeat(36),
    expected: shortText,
    found: textInWords("a ".repeat(36)),
  },
  {
    type: "stat",
    field: "value",
    value: "\u2026",
    expected: shortText,
    found: `${textInWords("…")}, sans lettre ni chiffre`,
  },
  {
    type: "clientReference",
    field: "lots",
    value: "douze",
    expected: countOfLots,
    found: textInWords("douze"),
  },
  { type: "clientReference", field: "lots", value: 0, expected: countOfLots, found: "le nombre 0" },
  { type: "clientReference", field: "lots", value: 1.5, expected: countOfLots, found: "le nombre 1.5" },
  {
    type: "clientReference",
    field: "saving",
    value: "beaucoup",
    expected: saving,
    found: textInWords("beaucoup"),
  },
  { type: "clientReference", field: "saving", value: 18, expected: saving, found: "le nombre 18" },
  { type: "clientReference", field: "saving", value: "-18 %", expected: saving, found: textInWords("-18 %") },
  {
    type: "negotiation",
    field: "saving",
    value: "18 %",
    expected: "un pourcentage, de la forme « -18 % »",
    found: textInWords("18 %"),
  },
  { type: "negotiation", field: "month", value: "mars", expected: monthOfYear, found: textInWords("mars") },
  {
    type: "negotiation",
    field: "month",
    value: "mars 2062",
    expected: monthOfYear,
    found: textInWords("mars 2062"),
  },
  { type: "processStep", field: "duration", value: "2 mois", expected: weeks, found: textInWords("2 mois") },
  { type: "tender", field: "status", value: "Fermé", expected: status, found: textInWords("Fermé") },
  {
    type: "tender",
    field: "deadline",
    value: "15/12/2026",
    expected: plausibleDay,
    found: textInWords("15/12/2026"),
  },
  {
    type: "tender",
    field: "deadline",
    value: "2026-02-30",
    expected: plausibleDay,
    found: textInWords("2026-02-30"),
  },
  {
    type: "tender",
    field: "deadline",
    value: "2206-12-15",
    expected: plausibleDay,
    found: textInWords("2206-12-15"),
  },
  {
    type: "tender",
    field: "deadline",
    value: "2014-12-31",
    expected: plausibleDay,
    found: textInWords("2014-12-31"),
  },
  { type: "siteSettings", field: "phone", value: "0199", expected: phone, found: textInWords("0199") },
  {
    type: "siteSettings",
    field: "email",
    value: "a?cc=b@exemple.fr",
    expected: email,
    found: textInWords("a?cc=b@exemple.fr"),
  },
  {
    type: "advantage",
    field: "link",
    value: "//evil.example",
    expected: pageAddress,
    found: textInWords("//evil.example"),
  },
  {
    type: "advantage",
    field: "link",
    value: "/\\evil.example",
    expected: pageAddress,
    found: textInWords("/\\evil.example"),
  },
  {
    type: "advantage",
    field: "link",
    value: "/livre-blan",
    expected: nearestPage("/livre-blanc"),
    found: "« /livre-blan », qui ne mène nulle part",
  },
  {
    type: "processStep",
    field: "link",
    value: "/#servics",
    expected: nearestPage("/#services"),
    found: "« /#servics », qui ne mène nulle part",
  },
  { type: "service", field: "points", value: [], expected: listOfPoints, found: "une liste vide" },
  {
    type: "service",
    field: "points",
    value: ["Audit", "", "Gaz", 4],
    expected: listOfPoints,
    found: "au point n° 2, rien ; au point n° 4, le nombre 4",
  },
  {
    type: "glossaryTerm",
    field: "definition",
    value: "mot ".repeat(61),
    expected: definition,
    found: textInWords("mot ".repeat(61)),
  },
  {
    type: "glossaryTerm",
    field: "sources",
    value: ["Loi | 2026-11-20"],
    expected: sources,
    found: `au point n° 1, ${textInWords("Loi | 2026-11-20")}`,
  },
  {
    type: "glossaryTerm",
    field: "sources",
    value: [tooLate],
    expected: sources,
    found: "au point n° 1, le texte",
  },
  {
    type: "tender",
    field: "dedline",
    value: "2026-12-15",
    expected: nearest("deadline"),
    found: "un champ inconnu",
  },
  {
    type: "tender",
    field: "constructor",
    value: "Gaz",
    expected: "un champ connu : « title », « deadline », « type », « status »",
    found: "un champ inconnu",
  },
  { type: "homePage", field: "questions", value: ["Qui signe ?"], expected: noList, found: "une valeur" },
  {
    type: "legalPage",
    field: "text",
    value: "-",
    expected: legalText,
    found: `${textInWords("-")}, sans lettre ni chiffre`,
  },
  {
    type: "whitePaperChapter",
    field: "text",
    value: "##\n\n-",
    expected: chapterText,
    found: `${textInWords("##\n\n-")}, sans lettre ni chiffre`,
  },
  { type: "clientReference", field: "year", value: 2062, expected: plausibleYear, found: "le nombre 2062" },
  { type: "homePage", field: "heroImage", value: undefined, expected: picture, found: "rien" },
  {
    type: "homePage",
    field: "heroImage",
    value: "facade.png",
    expected: picture,
    found: textInWords("facade.png"),
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "facade.png" },
    expected: picture,
    found: "l’image « facade.png », sans texte de remplacement",
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "source", alt },
    expected: picture,
    found: "aucune image « source » (la plus proche : « share.png »)",
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "Facade.png", alt },
    expected: picture,
    found: "aucune image « Facade.png » (la plus proche : « facade.png »)",
  },
  {
    type: "homePage",
    field: "heroImage",
    value: { file: "../stat.json", alt },
    expected: picture,
    found: "aucune image « ../stat.json » (la plus proche : « share.png »)",
  },
];

it.each(wrongValues)("$field of $type may not be $value", (wrong) => expectReported(wrong));
