import MarkdownIt from "markdown-it";

import { replaceAddresses } from "./addresses";
import { FOREIGN_BULLET, withoutLookAlikes } from "./markdown-lines";
import { quoted } from "./values";

/** Parser of all syntax that editors may know from elsewhere. Without `text_join`, an escaped star is not plain text. */
const fullParser = new MarkdownIt({ html: true }).disable(["text_join", "lheading", "code"]);

/** Syntax that stays as typed. */
interface Syntax {
  /** In French. */
  name: string;
  /** The sign with which it opens. */
  sign: RegExp;
}

/** Unsupported syntax by the type of its token. */
const UNSUPPORTED: Readonly<Record<string, Syntax>> = {
  // « *a* », « ***a*** », but not « **a** ».
  em_open: { name: "de l’italique", sign: /(?<![\\*])(?:\*|\*{3})(?![*\s])|(?<![\\_])(?:_|_{3})(?![_\s])/ },
  s_open: { name: "du texte barré", sign: /~~/ },
  link_open: { name: "un lien", sign: /\[|<http/ },
  image: { name: "une image", sign: /!\[/ },
  code_inline: { name: "du code", sign: /`/ },
  fence: { name: "du code", sign: /`|~/ },
  html_inline: { name: "du HTML", sign: /</ },
  html_block: { name: "du HTML", sign: /</ },
  hr: { name: "un trait", sign: /[-*_]/ },
  table_open: { name: "un tableau", sign: /\|/ },
};

/** A list with points. A plain text may have lines with numbers, which stay as typed. */
const LIST: Syntax = {
  name: "une liste",
  sign: new RegExp(String.raw`^\s*(?:[-*]\s|-\p{L}|\[[ xX]\]\s|${FOREIGN_BULLET.source})`, "mu"),
};

/** Syntax that is unsupported only in fields without Markdown. */
const ONLY_MARKDOWN: typeof UNSUPPORTED = {
  strong_open: { name: "du gras", sign: /\*\*|__/ },
  heading_open: { name: "un titre", sign: /#/ },
  list_item_open: LIST,
};

/** « ===== » under a line: a title of Markdown that the site does not read. */
const UNDERLINE: Syntax = { name: "un titre souligné (écrivez « ## titre »)", sign: /^\s{0,3}=+\s*$/m };

/** « \- », or a « \ » at the end of a line: Google Docs copies these as Markdown. */
const BACKSLASH: Syntax = { name: "une barre oblique inverse « \\ »", sign: /\\(?=[!-/:-@[-`{-~]|\s*$)/m };

/** Stars that close nothing, such as « **Un :**deux ». */
const STARS: Syntax = { name: "des étoiles ** sans effet", sign: /\*\*/ };

/** Addresses may contain signs of Markdown, which become letters here. */
const withPlainAddresses = (text: string) =>
  replaceAddresses(text, (address) => address.replace(/[*_~`\\]/g, "a"));

/** Names in French the formatting that stays as typed. */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const lines = text.split("\n");
  /** Findings by the French name of their syntax. */
  const found = new Map<string, string>();
  const report = ({ name, sign }: Syntax, part: string) => {
    const start = Math.max(0, part.search(sign));
    if (!found.has(name)) found.set(name, `${name}, dans ${quoted(part, start)}`);
  };
  const signs = isMarkdown ? UNSUPPORTED : { ...UNSUPPORTED, ...ONLY_MARKDOWN };
  for (const block of fullParser.parse(withPlainAddresses(withoutLookAlikes(text)), {})) {
    for (const { type, content } of [block, ...(block.children ?? [])]) {
      const hasStars = type === "text" && content.includes("**");
      const syntax = hasStars ? STARS : signs[type];
      const part = lines.slice(...(block.map ?? [])).join("\n");
      // In a text of one line, a list sign is no list: « + 500 ».
      const isNoList = syntax === LIST && (lines.length === 1 || !LIST.sign.test(part));
      if (syntax && !isNoList) report(syntax, part);
    }
  }
  const others = isMarkdown ? [UNDERLINE] : [UNDERLINE, BACKSLASH];
  for (const syntax of others) if (syntax.sign.test(text)) report(syntax, text);
  return [...found.values()].join(" ; ") || undefined;
}
