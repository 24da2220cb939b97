import type { TextSource } from "./preview-data";

/**
 * A text with plain spaces only. Pages add line breaks and French spaces, so texts are compared without them.
 */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const PLACEHOLDER = /\{\w+\}/;

/** A pattern of all texts that a text with placeholders can become. */
function filled(text: string): RegExp {
  const parts = plain(text)
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** Whether enough remains without the placeholders to tell the text from others. */
const isTelling = (text: string) => /\p{L}{3}/u.test(text.split(PLACEHOLDER).join(""));

/** Finds the sources of a text: those of the same text, or else those of a template that it may come from. */
function finder(sources: readonly TextSource[]): (text: string) => readonly TextSource[] {
  const same = new Map<string, TextSource[]>();
  for (const source of sources) {
    const text = plain(source.text);
    same.set(text, [...(same.get(text) ?? []), source]);
  }
  const templates = sources
    .filter(({ text }) => PLACEHOLDER.test(text) && isTelling(text))
    .map((source) => ({ source, pattern: filled(source.text) }));
  return (text) =>
    same.get(text) ?? templates.filter(({ pattern }) => pattern.test(text)).map(({ source }) => source);
}

/**
 * The source of each shown text. If several fields have the text, it is that of an entry which another shown
 * text identifies, such as the situation whose headline is on the page. Without such an entry the text is
 * ambiguous, and its source undefined.
 */
export function matchTexts(
  shown: readonly string[],
  sources: readonly TextSource[],
): (TextSource | undefined)[] {
  const find = finder(sources);
  const found = shown.map((text) => find(plain(text)));
  // Entries of shown texts that only one field has.
  const entries = new Set(found.flatMap((each) => (each.length === 1 ? each.map(({ entry }) => entry) : [])));
  return found.map((candidates) => {
    const [source, ...others] =
      candidates.length > 1 ? candidates.filter(({ entry }) => entries.has(entry)) : candidates;
    return others.length > 0 ? undefined : source;
  });
}
