import { codeOf } from "./code-point";
import type { FieldKind } from "./field";
import { withVisibleCodes } from "./invisible-characters";
import { toBlocks } from "./markdown";
import { charactersOf, printed } from "./pdf-characters";
import { counted } from "./problem";
import { after, findInItems, LONGEST_QUOTE } from "./text-findings";
import { isText } from "./values";

/** Names of kinds of characters for editors. The first match is used. */
const KINDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Cf}/u, "liant d’emoji"],
  [/\p{Extended_Pictographic}/u, "emoji"],
  [/\p{Script=Cyrillic}/u, "lettre cyrillique"],
  [/\p{Script=Greek}/u, "lettre grecque"],
  [/\p{Script=Arabic}/u, "lettre arabe"],
  [/\p{Script=Han}/u, "caractère chinois"],
  [/\p{M}/u, "signe ajouté au caractère précédent"],
  [/\p{L}/u, "lettre"],
  [/\p{N}/u, "chiffre"],
  [/\p{Sm}/u, "signe mathématique"],
];

/** How many characters a message names at most: a text in another script has dozens. */
const MOST_NAMED = 5;

function nameOf(character: string): string {
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? "symbole";
  // A combining mark would otherwise combine with the guillemet before it.
  const quote = /\p{M}/u.test(character) ? `◌${character}` : character;
  return `« ${quote} » (${codeOf(character)}, ${kind})`;
}

function findingInText(text: string): string | undefined {
  const characters = charactersOf(withVisibleCodes(text));
  const isUnprintable = (character: string) => printed(character) === undefined;
  const unprintable = [...new Set(characters.filter(isUnprintable))];
  if (unprintable.length === 0) return undefined;
  const start = characters.findIndex(isUnprintable);
  const quote = characters
    .slice(Math.max(0, start - LONGEST_QUOTE), start)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  const others = unprintable.length - MOST_NAMED;
  const more = others > 0 ? [counted(others, "autre")] : [];
  const names = [...unprintable.slice(0, MOST_NAMED).map(nameOf), ...more].join(", ");
  return `${names}, ${after(quote)}`;
}

/**
 * Describes in French which characters of a field's value the PDF cannot write, and where the first one is. Invisible
 * characters are excluded, because `invisible-characters.ts` reports them in every field.
 * @param value a text or a list of texts, as the editor typed it.
 * @returns undefined if the PDF can write all characters, or an equivalent of each.
 */
export function unprintableIn(kind: FieldKind, value: unknown): string | undefined {
  if (Array.isArray(value)) return findInItems(value, (item) => unprintableIn("text", item));
  if (!isText(value)) return undefined;
  if (kind !== "markdown") return findingInText(value);
  // Markdown syntax can separate two characters that NFC would otherwise compose, so check the text that the PDF gets.
  const spans = toBlocks(value).flatMap((block) =>
    block.kind === "list" ? block.items.flat() : block.spans,
  );
  return findingInText(spans.map(({ text }) => text).join("\n"));
}
