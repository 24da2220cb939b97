/** Finds the glossary's terms in texts, and chooses which mentions become links. */

/** Replaces no-break spaces and straight apostrophes, because editors type both kinds. The length stays the same. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("'", "’");

/** « préavis » and « Préavis ». The other letters keep their case: « car » is not « CAR ». */
function spellingsOf([first = "", ...others]: string): string[] {
  const rest = others.join("");
  return [first.toLocaleLowerCase("fr") + rest, first.toLocaleUpperCase("fr") + rest];
}

/** Escapes a text for a regular expression: « C++ » becomes « C\\+\\+ ». */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Where a text mentions a term. */
interface Mention {
  term: string;
  /** Position of the first character. */
  start: number;
  /** Position after the last character. */
  end: number;
}

export type FindTerms = (text: string) => Mention[];

/** A term of the glossary. */
interface Term {
  term: string;
  variants: readonly string[] | null;
}

/** Finds the terms and variants that are whole words; the longest wins. No lookbehind: Safari before 16.4 cannot parse it. */
export function createFinder(glossary: readonly Term[]): FindTerms {
  const termOf = new Map<string, string>();
  for (const { term, variants } of glossary) {
    for (const form of [term, ...(variants ?? [])]) {
      // An empty form in a draft would match everywhere.
      if (!form.trim()) continue;
      for (const spelling of spellingsOf(plain(form))) termOf.set(spelling, term);
    }
  }
  const longestFirst = [...termOf.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(
    `(?<before>^|[^\\p{L}\\p{M}\\p{N}])(?<form>${longestFirst.join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "gu",
  );
  return (text) =>
    [...plain(text).matchAll(pattern)].flatMap(({ index, groups }) => {
      const { before = "", form = "" } = groups ?? {};
      const term = termOf.get(form);
      if (term === undefined) return [];
      const start = index + before.length;
      return [{ term, start, end: start + form.length }];
    });
}

export interface TextPart {
  text: string;
  /** The term to which the part is a link. */
  term?: string;
}

/**
 * Links each term's first mention in a chapter or an answer, at most one in a paragraph.
 * @param paragraphs lists of texts: `["Un ", "DPE"]` is a paragraph whose second text is bold.
 * @returns lists of parts in place of texts: `[[{ text: "Un " }], [{ text: "" }, { text: "DPE", term: "DPE collectif" }, { text: "" }]]`.
 */
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
