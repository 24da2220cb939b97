import type { TextSource } from "./preview-data";

/** A text with plain spaces only, as elements with line breaks and French spaces are compared. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const PLACEHOLDER = /\{\w+\}/;

/** A text with placeholders, as the texts that it becomes. */
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
 * The source of each shown text. A text that several fields have is that of the entry that another shown text comes from, such as the
 * situation whose headline is on the page; without one it is ambiguous, and undefined.
 */
export function matchTexts(
  shown: readonly string[],
  sources: readonly TextSource[],
): (TextSource | undefined)[] {
  const find = finder(sources);
  const found = shown.map((text) => find(plain(text)));
  const entries = new Set(found.flatMap((each) => (each.length === 1 ? each.map(({ entry }) => entry) : [])));
  return found.map((candidates) => {
    const [only, ...others] =
      candidates.length > 1 ? candidates.filter(({ entry }) => entries.has(entry)) : candidates;
    return others.length > 0 ? undefined : only;
  });
}
