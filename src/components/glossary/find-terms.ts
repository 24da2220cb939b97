type LinkedTerm = Queries.LinkedTerms["glossary"][number];

/** `term` is set where the part is a form of that term. */
export interface TextPart {
  text: string;
  term?: string;
}

/** Splits a text at all forms of all terms. The joined parts are the text. */
export type FindTerms = (text: string) => TextPart[];

/** Ignores the case of the first letter only (« car » is not « CAR »), and which spaces and apostrophes editors type. */
const keyOf = (form: string) =>
  form.charAt(0).toLocaleLowerCase("fr") + form.slice(1).replaceAll("\u00a0", " ").replaceAll("'", "’");

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function patternOf(form: string): string {
  const first = form.charAt(0);
  const firsts = [first.toLocaleLowerCase("fr"), first.toLocaleUpperCase("fr")].map(escaped).join("|");
  const rest = escaped(form.slice(1));
  return `(?:${firsts})${rest.replace(/[ \u00a0]/g, "[ \u00a0]").replace(/['’]/g, "['’]")}`;
}

/** Finds whole words; the longest form wins. No lookbehind: Safari before 16.4 cannot parse it. */
export function createFinder(terms: readonly LinkedTerm[]): FindTerms {
  const forms = terms.flatMap(({ term, variants }) =>
    // An empty form in a draft would match everywhere.
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

const join = (parts: readonly TextPart[]) => ({ text: parts.map(({ text }) => text).join("") });

/** Links each term's first mention in a section, at most one per paragraph. @returns the parts; `term` is only set where a link is. */
export function linkTerms(
  find: FindTerms,
  paragraphs: readonly (readonly string[])[],
): readonly (readonly TextPart[])[][] {
  const linked = new Set<string>();
  return paragraphs.map((texts) => {
    let hasLink = false;
    return texts.map((text) => {
      const parts = hasLink ? [] : find(text);
      const index = parts.findIndex(({ term }) => term && !linked.has(term));
      const link = parts[index];
      if (!link?.term) return [{ text }];
      hasLink = true;
      linked.add(link.term);
      return [join(parts.slice(0, index)), link, join(parts.slice(index + 1))];
    });
  });
}
