import { isMissing } from "../guards";
import type { Field } from "../model/content-type";
import { pictureTypesInWords } from "../model/picture-types";

/** A problem that an editor must correct before the site can be built. Its texts are in French. */
export interface ContentProblem {
  /** The file and the entry, or in Contentful the type and the entry. */
  location: string;
  /** Opens the field, or the entry, in Contentful's web app. */
  url?: string | undefined;
  /** The field's label and name, such as « Statut (status) ». */
  field?: string;
  /** Another entry that the problem is about, or a picture. */
  other?: { location: string; url?: string | undefined };
  expected: string;
  found: string;
  /** Set if the site can be published all the same: an entry of a list is not published. */
  isTolerated?: true;
  /** Set if even a preview is impossible, because a page has no entry. */
  blocksPreview?: true;
}

/** In characters. */
const LONGEST_QUOTE = 40;

/** Quotes a part of a text with what is around it, on one line, in whole characters. @param start where the part begins. */
export function quoted(text: string, start = 0): string {
  const from = Math.max(0, start - LONGEST_QUOTE / 4);
  const part = Array.from(text.slice(from)).slice(0, LONGEST_QUOTE).join("");
  const [before, after] = [from > 0 ? "…" : "", from + part.length < text.length ? "…" : ""];
  return `« ${before}${part.replace(/\s+/g, " ").trim()}${after} »`;
}

/** A number with its noun. In French, 0 and 1 take the singular. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count < 2 ? "" : "s"}`;

/** Describes a value in French: « le nombre 12 », « le texte « Gaz » (3 caractères) ». Long texts are truncated. */
export function inWords(value: unknown): string {
  if (isMissing(value)) return "rien";
  if (typeof value === "string") {
    if (!/\S/.test(value)) return "un texte fait d’espaces";
    return `le texte ${quoted(value)} (${counted(value.length, "caractère")})`;
  }
  if (typeof value === "number") return `le nombre ${value}`;
  if (Array.isArray(value)) {
    return value.length > 0 ? `une liste de ${counted(value.length, "élément")}` : "une liste vide";
  }
  return `la valeur ${quoted(JSON.stringify(value))}`;
}

/** Describes in French what a field accepts. */
export function expectation(field: Field): string {
  const { kind, max = 0, min = 0, items = { min: 0, max: 0 }, options = [], pattern, placeholders } = field;
  const { maxWords, listedType, minWidth = 0 } = field;
  const names = placeholders.join(", ");
  const form = pattern ? `, de la forme « ${pattern.example} »` : names ? `, avec les repères ${names}` : "";
  const length = `de 1 à ${max} caractères${maxWords ? `, ${maxWords} mots au plus` : ""}`;
  const count = items.min === items.max ? items.max : `${items.min} à ${items.max}`;
  switch (kind) {
    case "choice":
      return `un de ces textes : ${options.map((option) => `« ${option} »`).join(", ")}`;
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

/** Formats all problems as one message for an editor: the location, the field, what is expected and what was found. */
export function problemReport(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(({ location, url, field, other, expected, found }) =>
    [
      `• ${location}`,
      ...(url ? [`  ouvrir : ${url}`] : []),
      ...(field ? [`  champ : ${field}`] : []),
      `  attendu : ${expected}`,
      `  trouvé : ${found}`,
      ...(other?.url ? [`  ouvrir aussi : ${other.url}`] : []),
    ].join("\n"),
  );
  const title = problems.every(({ isTolerated }) => isTolerated)
    ? `Le site paraît sans ${counted(problems.length, "entrée")} de ses listes.`
    : `Le contenu a ${counted(problems.length, "problème")} à corriger.`;
  return `${title}\n\n${paragraphs.join("\n\n")}\n`;
}
