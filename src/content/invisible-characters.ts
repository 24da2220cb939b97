import { codeOf } from "./code-point";
import { after, findInItems, LONGEST_QUOTE } from "./text-findings";
import { isRecord, isText } from "./values";

/**
 * Invisible characters that change a text: controls, format characters (direction, zero width, soft hyphen, tags), line
 * separators and lone surrogates. Allowed: tab, line feed, CR LF, and the zero-width joiner inside an emoji.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)\u200D(?=\p{Extended_Pictographic}))(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** French names for editors. Other characters are named by their kind. */
const NAMES: Readonly<Record<string, string>> = {
  "\u00AD": "trait d’union conditionnel",
  "\u061C": "marque de sens de la lettre arabe",
  "\u200B": "espace de largeur nulle",
  "\u200C": "antiliant de largeur nulle",
  "\u200D": "liant de largeur nulle",
  "\u200E": "marque de sens gauche à droite",
  "\u200F": "marque de sens droite à gauche",
  "\u2028": "séparateur de lignes",
  "\u2029": "séparateur de paragraphes",
  "\u202A": "début de texte de gauche à droite",
  "\u202B": "début de texte de droite à gauche",
  "\u202C": "fin de changement de sens",
  "\u202D": "sens forcé de gauche à droite",
  "\u202E": "sens forcé de droite à gauche",
  "\u2060": "gluon de mots",
  "\u2066": "isolement de gauche à droite",
  "\u2067": "isolement de droite à gauche",
  "\u2068": "isolement de sens",
  "\u2069": "fin d’isolement",
  "\uFEFF": "marque d’ordre des octets",
};

function nameOf(character: string): string {
  const name = NAMES[character];
  if (name) return name;
  return /\p{Cc}/u.test(character) ? "caractère de commande" : "caractère de mise en forme";
}

/** Replaces invisible characters by their codes, so that a message shows them and keeps its direction. */
export const withVisibleCodes = (text: string) =>
  text.replace(INVISIBLE, (character) => `[${codeOf(character)}]`);

function findingInText(text: string): string | undefined {
  const [first, ...others] = text.matchAll(INVISIBLE);
  if (!first) return undefined;
  const [character] = first;
  const before = Array.from(text.slice(0, first.index));
  const quote = withVisibleCodes(before.slice(-LONGEST_QUOTE).join("")).trim();
  const more =
    others.length > 0 ? `, et ${others.length} ${others.length > 1 ? "autres" : "autre"} ensuite` : "";
  return `le caractère invisible ${codeOf(character)} (${nameOf(character)}), ${after(quote)}, en position ${before.length + 1}${more}`;
}

/**
 * Describes in French the first invisible character of a field's value, and where it is.
 * @param value a text, a list of texts, or a picture, whose alternative text is checked.
 * @returns undefined if there is none.
 */
export function invisibleCharacterIn(value: unknown): string | undefined {
  if (isText(value)) return findingInText(value);
  if (isRecord(value)) return invisibleCharacterIn(value.alt);
  if (!Array.isArray(value)) return undefined;
  return findInItems(value, (item) => (isText(item) ? findingInText(item) : undefined));
}
