/** Editors type either kind of space and apostrophe. The length stays. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("'", "’");

/** Either case of the first letter, but not of the others: « car » is not « CAR ». */
const spellingsOf = ([first = "", ...rest]: string) =>
  [first.toLocaleLowerCase("fr"), first.toLocaleUpperCase("fr")].map((letter) => letter + rest.join(""));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Finds the terms and variants that are whole words; the longest wins. No lookbehind: Safari before 16.4 cannot parse it. */
export function createFinder(glossary: Queries.LinkedTerms["glossary"]) {
  const spellings = glossary.flatMap(({ term, variants }) =>
    // An empty form in a draft would match everywhere.
    [term, ...(variants ?? [])]
      .filter((form) => form.trim())
      .flatMap((form) => spellingsOf(plain(form)).map((spelling) => [spelling, term] as const)),
  );
  const termOf = new Map(spellings);
  const longestFirst = [...termOf.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(
    `(^|[^\\p{L}\\p{M}\\p{N}])(${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "gu",
  );
  return (text: string) =>
    [...plain(text).matchAll(pattern)].flatMap(({ index, 1: before = "", 2: form = "" }) => {
      const term = termOf.get(form);
      const start = index + before.length;
      return term === undefined ? [] : [{ term, start, end: start + form.length }];
    });
}

type FindTerms = ReturnType<typeof createFinder>;

/** A part of a text; with a term, a link to it. */
export interface TextPart {
  text: string;
  term?: string;
}

/** Links each term's first mention in a section, at most one per paragraph of one or more texts. */
export function linkTerms(find: FindTerms, paragraphs: readonly (readonly string[])[]): TextPart[][][] {
  const linked = new Set<string>();
  return paragraphs.map((texts) => {
    let hasLink = false;
    return texts.map((text) => {
      const mention = hasLink ? undefined : find(text).find(({ term }) => !linked.has(term));
      if (!mention) return [{ text }];
      const { term, start, end } = mention;
      hasLink = true;
      linked.add(term);
      return [
        { text: text.slice(0, start) },
        { text: text.slice(start, end), term },
        { text: text.slice(end) },
      ];
    });
  });
}
