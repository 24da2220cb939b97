import type { FieldDescription } from "./field";

/** Something in the content that an editor has to mend before the site can be built. Texts are French: editors read them. */
export interface ContentProblem {
  /** The file and the entry, or the type and the entry in Contentful. */
  place: string;
  /** Where to open the entry in Contentful's web app. */
  url?: string;
  /** The field's label and name. */
  field?: string;
  expected: string;
  found: string;
}

const LONGEST_QUOTE = 60;

/** Says a value in words, shortened: « le nombre 12 », « le texte « … » ». */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return "rien";
  if (typeof value === "string") {
    if (!/\S/.test(value)) return "un texte fait d’espaces";
    const shown = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
    return `le texte « ${shown} » (${value.length} caractères)`;
  }
  if (typeof value === "number") return `le nombre ${value}`;
  if (typeof value === "boolean") return value ? "vrai (true)" : "faux (false)";
  if (Array.isArray(value))
    return `une liste de ${value.length} élément(s) : ${value.map(inWords).join(", ")}`;
  return `un objet ${JSON.stringify(value)}`;
}

const listInWords = (options: readonly string[]) => options.map((option) => `« ${option} »`).join(", ");

/** Says what a field must hold. */
export function expectation({
  kind,
  max = 0,
  min = 0,
  items,
  options = [],
  pattern,
}: FieldDescription): string {
  const form = pattern ? `, de la forme « ${pattern.example} »` : "";
  switch (kind) {
    case "choice":
      return `un de ces textes : ${listInWords(options)}`;
    case "integer":
      return `un nombre entier de ${min} à ${max}`;
    case "date":
      return "une date de la forme « 2026-12-15 »";
    case "image":
      return "une image, avec un texte de remplacement (alt) de 1 à 255 caractères";
    case "textList":
      return `une liste de ${items?.min ?? 0} à ${items?.max ?? 0} textes de 1 à ${max} caractères${form}`;
    default:
      return `un texte de 1 à ${max} caractères${form}`;
  }
}

/** The one message that stops a build: every problem, each with its place, its field, what is expected and what was found. */
export function problemReport(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(({ place, url, field, expected, found }) =>
    [
      `• ${place}`,
      ...(url ? [`  ouvrir : ${url}`] : []),
      ...(field ? [`  champ : ${field}`] : []),
      `  attendu : ${expected}`,
      `  trouvé : ${found}`,
    ].join("\n"),
  );
  const count = problems.length === 1 ? "1 problème" : `${problems.length} problèmes`;
  return `Le contenu a ${count} à corriger. Le site n’est pas publié ; la version précédente reste en place.\n\n${paragraphs.join("\n\n")}\n`;
}
