import { quoted } from "../in-words";
import { invisibleCharacters, replaceInvisible } from "../invisible";
import { codeOf, printed } from "../pdf-characters";

const MOST_NAMED = 5;

/** Shows invisible characters as codes, so that direction marks cannot reorder the message. */
export const withVisibleCodes = (text: string) =>
  replaceInvisible(text, (character) => `[${codeOf(character)}]`);

function finding(text: string, matches: readonly RegExpExecArray[], name: (character: string) => string) {
  const [first] = matches;
  if (!first) return undefined;
  const names = [...new Set(matches.map(([character]) => name(character)))];
  const more = names.length > MOST_NAMED ? "…" : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}, dans ${quoted(text, first.index)}`;
}

const NAMES = [
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, "marque de sens d’écriture"],
  [/\u200C|\u200D|\u2060/, "liant sans chasse"],
  [/\p{Cc}/u, "caractère de commande"],
  [/\p{L}|\u2800/u, "lettre sans encre"],
] as const;

const nameOf = (character: string) => {
  const [, name] = NAMES.find(([pattern]) => pattern.test(character)) ?? [];
  return `le caractère invisible ${codeOf(character)}${name ? ` (${name})` : ""}`;
};

/** Private use (the bullets of Word), unassigned, object replacement and replacement characters. */
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFC\uFFFD]/gu;

/** Describes in French the invisible or unreadable characters of a text. */
export const invisibleIn = (text: string): string | undefined =>
  finding(text, invisibleCharacters(text), nameOf) ??
  finding(text, [...text.matchAll(UNREADABLE)], (character) => `le caractère illisible ${codeOf(character)}`);

/** Describes in French the visible characters that the PDF cannot write. */
export function unprintableIn(text: string): string | undefined {
  const visible = withVisibleCodes(text).normalize("NFC");
  const unprintable = [...visible.matchAll(/./gsu)].filter(([character]) => printed(character) === undefined);
  return finding(visible, unprintable, (character) => `« ${character} » (${codeOf(character)})`);
}
