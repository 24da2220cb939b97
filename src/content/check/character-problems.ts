import { quoted } from "../in-words";
import { invisibleCharacters, replaceInvisible } from "../invisible";
import { codeOf, printed } from "../pdf-characters";

/** How many characters a message names. */
const MOST_NAMED = 5;

/** Replaces invisible characters by their codes, so that a message shows them and keeps its direction. */
export const withVisibleCodes = (text: string) =>
  replaceInvisible(text, (character) => `[${codeOf(character)}]`);

/** Names characters of a text in French, and quotes it around the first one. */
function finding(text: string, matches: readonly RegExpExecArray[], name: (character: string) => string) {
  const [first] = matches;
  if (!first) return undefined;
  const names = [...new Set(matches.map(([character]) => name(character)))];
  const more = names.length > MOST_NAMED ? "…" : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}, dans ${quoted(text, first.index)}`;
}

/** What invisible characters are called, in French. */
const NAMES = [
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, "marque de sens d’écriture"],
  [/\u200C|\u200D|\u2060/, "liant sans chasse"],
  [/[\u2028\u2029]/, "saut de ligne"],
  [/\p{Cc}/u, "caractère de commande"],
] as const;

const nameOf = (character: string) => {
  const [, name] = NAMES.find(([pattern]) => pattern.test(character)) ?? [];
  return `le caractère invisible ${codeOf(character)}${name ? ` (${name})` : ""}`;
};

/** Describes in French the invisible characters of a text. Returns undefined if there is none. */
export const invisibleIn = (text: string): string | undefined =>
  finding(text, invisibleCharacters(text), nameOf);

/** Describes in French the visible characters of a text that the PDF cannot write. Returns undefined if there is none. */
export function unprintableIn(text: string): string | undefined {
  const visible = withVisibleCodes(text).normalize("NFC");
  const unprintable = [...visible.matchAll(/./gsu)].filter(([character]) => printed(character) === undefined);
  return finding(visible, unprintable, (character) => `« ${character} » (${codeOf(character)})`);
}
