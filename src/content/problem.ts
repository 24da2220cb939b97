import type { Field } from "./content-type";
import { pictureTypesInWords } from "./picture-types";
import { isMissing } from "./values";

/** A problem that an editor must correct before the site can be built. Its texts are in French. */
export interface ContentProblem {
  /** The file and the entry, or in Contentful the type and the entry. */
  place: string;
  /** The entry's address in Contentful's web app. */
  url?: string | undefined;
  /** The field's label and name, such as « Statut (status) ». */
  field?: string;
  /** The picture's address in Contentful's web app. */
  pictureUrl?: string;
  expected: string;
  found: string;
  /** Set if even a preview is impossible, because a page has no entry. */
  blocksPreview?: true;
}

const LONGEST_QUOTE = 60;

/** Truncates between code points, so that an emoji stays whole. */
const shortened = (text: string) =>
  text.length > LONGEST_QUOTE ? `${Array.from(text).slice(0, LONGEST_QUOTE).join("")}…` : text;

/** A number with its noun. In French, 0 and 1 take the singular. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count < 2 ? "" : "s"}`;

/** Describes a value in French: « le nombre 12 », « le texte « Gaz » (3 caractères) ». Long texts are truncated. */
export function inWords(value: unknown): string {
  if (isMissing(value)) return "rien";
  if (typeof value === "string") {
    if (!/\S/.test(value)) return "un texte fait d’espaces";
    return `le texte « ${shortened(value)} » (${counted(value.length, "caractère")})`;
  }
  if (typeof value === "number") return `le nombre ${value}`;
  if (typeof value === "boolean") return value ? "vrai (true)" : "faux (false)";
  if (Array.isArray(value)) {
    return value.length > 0 ? `une liste de ${counted(value.length, "élément")}` : "une liste vide";
  }
  return `un objet ${shortened(JSON.stringify(value))}`;
}

const listInWords = (options: readonly string[]) => options.map((option) => `« ${option} »`).join(", ");

/** The placeholders that a text may contain, for editors: « {lots}, {montant} ». */
export const placeholdersInWords = ({ required, optional = [] }: NonNullable<Field["placeholders"]>) =>
  [...required, ...optional].map((name) => `{${name}}`).join(", ");

/** Describes in French what a field accepts. */
export function expectation(field: Field): string {
  const { kind, max = 0, min = 0, items = { min: 0, max: 0 }, options = [], pattern, placeholders } = field;
  const { maxWords, listedType, minWidth = 0 } = field;
  const names = placeholders && placeholdersInWords(placeholders);
  const form = pattern ? `, de la forme « ${pattern.example} »` : names ? `, avec les repères ${names}` : "";
  const length = `de 1 à ${max} caractères${maxWords ? `, ${maxWords} mots au plus` : ""}`;
  const count = items.min === items.max ? items.max : `${items.min} à ${items.max}`;
  switch (kind) {
    case "choice":
      return `un de ces textes : ${listInWords(options)}`;
    case "integer":
      return `un nombre entier de ${min} à ${max}`;
    case "date":
      return "une date de la forme « 2026-12-15 »";
    case "image":
      return `une image ${pictureTypesInWords}, de ${minWidth} pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères`;
    case "entryList":
      return `une liste de ${items.min} à ${counted(items.max, "entrée")} « ${listedType?.label ?? ""} » (${listedType?.id ?? ""})`;
    case "textList":
      return `une liste de ${count} textes ${length}${form}`;
    default:
      return pattern?.noun ? `${pattern.noun}${form}` : `un texte ${length}${form}`;
  }
}

/** Formats all problems as one message for an editor: the place, the field, what is expected and what was found. */
export function problemReport(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(({ place, url, field, pictureUrl, expected, found }) =>
    [
      `• ${place}`,
      ...(url ? [`  ouvrir : ${url}`] : []),
      ...(field ? [`  champ : ${field}`] : []),
      ...(pictureUrl ? [`  image : ${pictureUrl}`] : []),
      `  attendu : ${expected}`,
      `  trouvé : ${found}`,
    ].join("\n"),
  );
  return `Le contenu a ${counted(problems.length, "problème")} à corriger.\n\n${paragraphs.join("\n\n")}\n`;
}
