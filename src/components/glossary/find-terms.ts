/** Editors type either kind of space and apostrophe. The length stays. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("'", "’");

/** Either case of the first letter, but not of the others: « car » is not « CAR ». */
const spellingsOf = ([first = "", ...rest]: string) =>
  [first.toLocaleLowerCase("fr"), first.toLocaleUpperCase("fr")].map((letter) => letter + rest.join(""));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Where a text mentions a term. */
interface Mention {
  term: string;
  /** Position of its first character. */
  start: number;
  /** Position after its last character. */
  end: number;
}

export type FindTerms = (text: string) => Mention[];

/** Finds the terms and variants that are whole words; the longest wins. No lookbehind: Safari before 16.4 cannot parse it. */
export function createFinder(glossary: Queries.LinkedTerms["glossary"]): FindTerms {
  const spellings = glossary.flatMap(({ term, variants }) =>
    // An empty form in a draft would match everywhere.
    [term, ...(variants ?? [])]
      .filter((form) => form.trim())
      .flatMap((form) => spellingsOf(plain(form)).map((spelling) => [spelling, term] as const)),
  );
  const termOf = new Map(spellings);
  const longestFirst = [...termOf.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(
    `(?<before>^|[^\\p{L}\\p{M}\\p{N}])(?<form>${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "gu",
  );
  return (text) =>
    [...plain(text).matchAll(pattern)].flatMap(({ index, groups }) => {
      const { before = "", form = "" } = groups ?? {};
      const term = termOf.get(form);
      const start = index + before.length;
      return term === undefined ? [] : [{ term, start, end: start + form.length }];
    });
}

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
