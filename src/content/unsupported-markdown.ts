import MarkdownIt from "markdown-it";

import { replaceAddresses } from "./addresses";
import { FOREIGN_BULLET } from "./markdown-lines";
import { quoted } from "./values";

/** Parser of all syntax within a paragraph that editors may know from elsewhere. Without `text_join`, an escaped star is not plain text. */
const fullParser = new MarkdownIt({ html: true }).disable("text_join");

/** Syntax that stays as typed. */
interface Syntax {
  /** In French. */
  name: string;
  /** The sign with which it opens. */
  sign: RegExp;
}

const CODE = "du code";

/** Unsupported syntax within a paragraph, by the type of its token. */
const IN_PARAGRAPHS: Readonly<Record<string, Syntax>> = {
  // « *a* », « ***a*** », but not « **a** ».
  em_open: { name: "de l’italique", sign: /(?<![\\*])(?:\*|\*{3})(?![*\s])|(?<![\\_])(?:_|_{3})(?![_\s])/ },
  s_open: { name: "du texte barré", sign: /~~/ },
  link_open: { name: "un lien", sign: /\[|<http/ },
  image: { name: "une image", sign: /!\[/ },
  code_inline: { name: CODE, sign: /`/ },
  html_inline: { name: "du HTML", sign: /</ },
};

const BOLD: Syntax = { name: "du gras", sign: /\*\*|__/ };

/** Stars that close nothing, such as « **Un :**deux ». */
const STARS: Syntax = { name: "des étoiles ** sans effet", sign: /\*\*/ };

/** Unsupported lines. */
const LINES: readonly Syntax[] = [
  { name: "un trait", sign: /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/ },
  { name: CODE, sign: /^\s*~{3}/ },
  // « --- | --- »
  { name: "un tableau", sign: /^[\s|:]*-[\s:-]*\|[\s|:-]*$/ },
  // « ===== » under a line
  { name: "un titre souligné (écrivez « ## titre »)", sign: /^\s{0,3}=+\s*$/ },
];

const LINES_OF_MARKDOWN: readonly Syntax[] = [
  ...LINES,
  { name: "un titre ou une liste dans un point important", sign: /^\s*>[\s>]*(?:[-*+]|#{1,6})\s/ },
];

/** A list with points. A plain text may have lines with numbers, which stay as typed. */
const LIST: Syntax = {
  name: "une liste",
  sign: new RegExp(String.raw`^\s*(?:[-*]\s|-\p{L}|\[[ xX]\]\s|${FOREIGN_BULLET.source})`, "u"),
};

const LINES_OF_TEXT: readonly Syntax[] = [
  ...LINES,
  // « ## Titre », « ##Titre »
  { name: "un titre", sign: /^\s{0,3}#{1,6}(?:\s|\p{L}|$)/u },
  // « \- », or a « \ » at the end of a line: Google Docs copies these as Markdown.
  { name: "une barre oblique inverse « \\ »", sign: /\\(?=[!-/:-@[-`{-~]|\s*$)/ },
];

const EMPTY_LINE = /\n\s*\n/;

/** Addresses may contain signs of Markdown, which become letters here. */
const withPlainAddresses = (text: string) =>
  replaceAddresses(text, (address) => address.replace(/[*_~`\\]/g, "a"));

function lineSyntaxes(lines: readonly string[], isMarkdown: boolean): readonly Syntax[] {
  if (isMarkdown) return LINES_OF_MARKDOWN;
  // In a text of one line, a list sign is no list: « + 500 ».
  return lines.length > 1 ? [...LINES_OF_TEXT, LIST] : LINES_OF_TEXT;
}

/** Names in French the formatting that stays as typed. */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const plain = withPlainAddresses(text);
  /** Where each syntax is first found, by its French name. */
  const found = new Map<string, string>();
  /** @param part of the plain text, which has the same places as the typed one. */
  const report = ({ name, sign }: Syntax, typed = "", part: string) => {
    if (!found.has(name)) found.set(name, quoted(typed, Math.max(0, part.search(sign))));
  };

  const lines = plain.split("\n");
  const typedLines = text.split("\n");
  for (const syntax of lineSyntaxes(lines, isMarkdown))
    for (const [index, line] of lines.entries())
      if (syntax.sign.test(line)) report(syntax, typedLines[index], line);

  const inParagraphs = isMarkdown ? IN_PARAGRAPHS : { ...IN_PARAGRAPHS, strong_open: BOLD };
  const typedParagraphs = text.split(EMPTY_LINE);
  for (const [index, paragraph] of plain.split(EMPTY_LINE).entries())
    for (const { type, content } of fullParser.parseInline(paragraph, {})[0]?.children ?? []) {
      const syntax = type === "text" && content.includes("**") ? STARS : inParagraphs[type];
      if (syntax) report(syntax, typedParagraphs[index], paragraph);
    }
  return [...found].map(([name, quote]) => `${name}, dans ${quote}`).join(" ; ") || undefined;
}
