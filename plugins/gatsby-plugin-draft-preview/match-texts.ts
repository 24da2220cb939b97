import type { TextSource } from "./preview-data";

/**
 * A text with plain spaces only. Pages add line breaks and French spaces, so texts are compared without them.
 */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const PLACEHOLDER = /\{\w+\}/;

/** A pattern of a text with filled placeholders: « postée le {poste} » → `^postée le .+$`. */
function patternOf(text: string): RegExp {
  const parts = plain(text)
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** Whether a template has enough letters beside its placeholders to be told from others. */
const isDistinct = (text: string) => /\p{L}{3}/u.test(text.split(PLACEHOLDER).join(""));

/** Finds the sources that have a text, or else the templates from which it may come. */
function finder(sources: readonly TextSource[]): (text: string) => readonly TextSource[] {
  const same = new Map<string, TextSource[]>();
  for (const source of sources) {
    const text = plain(source.text);
    same.set(text, [...(same.get(text) ?? []), source]);
  }
  const templates = sources
    .filter(({ text }) => PLACEHOLDER.test(text) && isDistinct(text))
    .map((source) => ({ source, pattern: patternOf(source.text) }));
  return (text) =>
    same.get(text) ?? templates.filter(({ pattern }) => pattern.test(text)).map(({ source }) => source);
}

/**
 * The source of each shown text. If several fields have the text, the one of an entry is taken which another
 * shown text identifies, such as the situation whose headline is on the page. Without such an entry the source
 * is undefined.
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
