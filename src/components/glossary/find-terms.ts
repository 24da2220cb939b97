type LinkedTerm = Queries.LinkedTerms["glossary"][number];

/** A part of a text. `term` is set where the part is a form of that term. */
export interface TextPart {
  text: string;
  term?: string;
}

/** Splits a text at all forms of all terms. The parts are the text as it was. */
export type FindTerms = (text: string) => TextPart[];

/**
 * Only the case of the first letter is free: « Préavis » is « préavis » at the start of a sentence, but « car » is not « CAR ».
 * Editors type plain spaces and either apostrophe.
 */
const keyOf = (form: string) =>
  form.charAt(0).toLocaleLowerCase("fr") + form.slice(1).replaceAll("\u00a0", " ").replaceAll("'", "’");

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function patternOf(form: string): string {
  const first = form.charAt(0);
  const firsts = [first.toLocaleLowerCase("fr"), first.toLocaleUpperCase("fr")].map(escaped).join("|");
  const rest = escaped(form.slice(1));
  return `(?:${firsts})${rest.replace(/[ \u00a0]/g, "[ \u00a0]").replace(/['’]/g, "['’]")}`;
}

/**
 * Prepares the search for the forms of some terms: whole words, of two forms at one place the longer.
 * No lookbehind: Safari before 16.4 does not read it.
 */
export function createFinder(terms: readonly LinkedTerm[]): FindTerms {
  const forms = terms.flatMap(({ term, variants }) =>
    // A draft may have an empty form, which would be found everywhere.
    [term, ...(variants ?? [])].filter((form) => form.trim()).map((form) => ({ form, term })),
  );
  if (forms.length === 0) return (text) => [{ text }];
  const termOf = new Map(forms.map(({ form, term }) => [keyOf(form), term]));
  const alternatives = forms
    .map(({ form }) => form)
    .sort((one, other) => other.length - one.length)
    .map(patternOf);
  const pattern = new RegExp(
    `(^|[^\\p{L}\\p{M}\\p{N}])(${alternatives.join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "gu",
  );
  return (text) => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const { index, 1: before = "", 2: form = "" } of text.matchAll(pattern)) {
      const start = index + before.length;
      const term = termOf.get(keyOf(form));
      if (term === undefined) continue;
      if (start > end) parts.push({ text: text.slice(end, start) });
      parts.push({ text: form, term });
      end = start + form.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  };
}

/** Splits the texts of a paragraph, which an id names. `term` is only set where a link is. */
export type LinkTerms = (paragraph: string, texts: readonly string[]) => TextPart[][];

const join = (parts: readonly TextPart[]) => ({ text: parts.map(({ text }) => text).join("") });

/**
 * Chooses what the paragraphs of a page link: the first mention of each term, and at most one term in a paragraph.
 * @returns a function that takes the paragraphs in the order of the page. A paragraph that it takes again keeps its link.
 */
export function createLinker(terms: readonly LinkedTerm[]): LinkTerms {
  const find = createFinder(terms);
  /** The paragraph that links each term. */
  const owners = new Map<string, string>();
  return (paragraph, texts) => {
    let isLinked = false;
    return texts.map((text) => {
      const parts = isLinked ? [] : find(text);
      const isFree = ({ term }: TextPart) => term && (owners.get(term) ?? paragraph) === paragraph;
      const index = parts.findIndex(isFree);
      const link = parts[index];
      if (!link?.term) return [{ text }];
      isLinked = true;
      owners.set(link.term, paragraph);
      return [join(parts.slice(0, index)), link, join(parts.slice(index + 1))];
    });
  };
}
