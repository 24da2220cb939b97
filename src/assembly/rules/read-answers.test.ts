/** What each field takes, and what it refuses with which message. */
import { fullTexts, readTyped } from "../testing/sample-dossiers";
import type { FieldName, FieldTexts } from "./dossier-fields";

/** The problem of a field, or else its value. */
const problemOrValue = (name: FieldName, text: string, others: FieldTexts = {}) => {
  const answers = readTyped({ ...others, [name]: text });
  // The cast only stands for any field: each has a value of its own type.
  return answers.problems[name] ?? answers[name as "cost"];
};

it.each<[FieldName, string, unknown, FieldTexts?]>([
  ["cost", "", null],
  ["cost", "12 500,50", 12_500.5],
  ["cost", "12\u202f500.5", 12_500.5],
  ["cost", "34.080,50", 34_080.5],
  ["cost", "34 080,00 €", 34_080],
  ["cost", "€ 500", 500],
  ["cost", "500 euros par an", 500],
  ["ceiling", "60 000 € HT/an", 60_000],
  ["cost", "34’080", 34_080],
  ["cost", "34'080,50", 34_080.5],
  ["cost", "34\u2003080 €.", 34_080],
  // A consumption is read in kWh.
  ["consumption", "412 MWh", 412_000],
  ["consumption", "120 000 kWh", 120_000],
  ["consumption", "0.412 MWh", 412],
  ["lots", "1.040", 1040],
  ["lots", "45 lots.", 45],
  ["notice", "45 jours.", { count: 45, unit: "days" }],
  ["convocationDays", "30 jours", 30],
  ["contractEnd", "2027-03-31", "2027-03-31"],
  // A contract without an end: its date and its renewal do not count.
  ["contractEnd", "2027-12-31", null, { openEnded: "oui" }],
  ["renewal", "renews", null, { openEnded: "oui" }],
  ["renewalMonths", "12", null, { openEnded: "oui" }],
  // The first day of an assembly that can still be convened, then days that its boxes allow.
  ["meeting", "2026-12-17", { status: "planned", day: "2026-12-17" }],
  ["meeting", "2026-11-25", { status: "onAgenda", day: "2026-11-25" }, { onAgenda: "oui" }],
  ["meeting", "2026-11-25", { status: "voted", day: "2026-11-25" }, { voted: "oui" }],
  ["meeting", "", { status: "voted", day: null }, { voted: "oui" }],
  ["copropriete", "  Les Tilleuls\u200b ", "Les Tilleuls"],
  ["energy", "bois", null],
])("reads in %s « %s » as %j", (name, text, value, others: FieldTexts = {}) => {
  expect(problemOrValue(name, text, others)).toEqual(value);
});

const amount = "Indiquez un montant en euros HT, par exemple 12 500.";
const lots = "Indiquez un nombre de lots, par exemple 45.";
const notice = "Indiquez un préavis de 1 à 24 mois, ou de 1 à 730 jours, par exemple 3 mois ou 45 jours.";
const held = "Ce jour est passé : cochez « Déjà votée », ou changez le jour.";
const late =
  "Cette assemblée ne peut plus être convoquée : cochez « La question est à l’ordre du jour », ou changez le jour.";
const date = "Indiquez une date complète : jour, mois et année.";
const long = "Ce texte est trop long : écrivez 120 caractères au plus.";
const year = "Indiquez une date de 2000 à 2099, l’année en quatre chiffres.";

it.each<[FieldName, string, string, FieldTexts?]>([
  ["cost", "beaucoup", amount],
  ["cost", "12,505", amount],
  ["cost", "0", amount],
  ["cost", "12e3", amount],
  ["cost", "34 080 € TTC", amount],
  ["lots", "12e3", lots],
  ["notice", "25 mois", notice],
  ["notice", "3 mois minimum", `« minimum » n’est pas compris. ${notice}`],
  ["consumption", "beaucoup", "Indiquez une consommation en kWh ou en MWh, par exemple 120 000 ou 120 MWh."],
  ["lots", "12,5", lots],
  ["copropriete", "A".repeat(121), long],
  ["notice", `3 mois ${"fermes".repeat(20)}`, long],
  ["notice", "18", "Précisez : 18 mois ou 18 jours."],
  ["duration", "121", "Indiquez un nombre de mois, par exemple 36."],
  ["convocationDays", "15", "Indiquez un nombre de jours, 21 au moins."],
  // Sentinel for a partly typed date.
  ["contractEnd", "?", date],
  ["contractEnd", "0027-12-31", year],
  ["contractEnd", "202700-12-31", year],
  ["meeting", "1999-12-31", year],
  ["meeting", "2100-01-01", year],
  ["meeting", "2026-11-24", held],
  ["meeting", "2026-11-24", held, { onAgenda: "oui" }],
  [
    "meeting",
    "2027-01-20",
    "Une assemblée déjà votée a eu lieu : indiquez son jour, ou décochez.",
    { voted: "oui" },
  ],
  // One day too early to be convened, and too early by a longer delay of the règlement.
  ["meeting", "2026-12-16", late],
  ["meeting", "2026-12-25", late, { convocationDays: "30" }],
])("refuses in %s « %s »: « %s »", (name, text, problem, others: FieldTexts = {}) => {
  const answers = readTyped({ ...others, [name]: text });
  expect(answers.problems[name]?.replaceAll("\u00a0", " ")).toBe(problem);
  expect(answers[name as "cost"]).toBeFalsy();
});

it("reads the other fields if one is invalid", () => {
  const right = readTyped(fullTexts);
  expect(readTyped({ ...fullTexts, ceiling: "beaucoup" })).toEqual({
    ...right,
    ceiling: null,
    problems: { ceiling: amount.replace("12 500", "12\u00a0500") },
  });
  expect(right.problems).toEqual({});
});
