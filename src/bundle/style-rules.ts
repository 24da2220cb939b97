/** The start of each class that emotion makes: `c-a`. */
export const CLASS_KEY = "c";

export const CLASS = new RegExp(`\\.${CLASS_KEY}-(\\w+)`, "g");
const FIRST_CLASS = new RegExp(CLASS.source);

/** `.c-a > *` has the weight of `.c-b`: the order of the two may matter. */
export const ANY_ELEMENT = /\.c-\w+[ >+~]+\*[,{]/;

/** A style sheet without the names of its classes. */
export const withoutNames = (css: string) => css.replace(CLASS, `.${CLASS_KEY}-`);

export interface StyleRule {
  /** `@media print`; empty outside of a media rule. */
  media: string;
  /** Selectors and declarations. A media rule inside another one stays whole. */
  text: string;
  /** The class that it belongs to, without its key. A global rule has none. */
  name: string | undefined;
}

/** A rule with its query. */
export const toCss = ({ media, text }: Pick<StyleRule, "media" | "text">) =>
  media ? `${media}{${text}}` : text;

const MEDIA = /^(@media[^{]*)\{([^]*)\}$/;

/** The texts at the top level of a style sheet, each up to its closing brace. */
function splitBlocks(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of css.matchAll(/"[^"]*"|[{}]/g)) {
    if (found.startsWith('"')) continue;
    depth += found === "{" ? 1 : -1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
}

/** The rules of a style sheet, those of media rules each on its own. */
export const splitRules = (css: string): StyleRule[] =>
  splitBlocks(css).flatMap((block) => {
    const [, media = "", inside] = MEDIA.exec(block) ?? [];
    const texts = inside === undefined ? [block] : splitBlocks(inside);
    return texts.map((text) => ({ media, text, name: FIRST_CLASS.exec(text)?.[1] }));
  });
