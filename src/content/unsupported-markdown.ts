import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";

import { withEscapedNumbers, withSigns } from "./markdown";
import { quoted } from "./values";

/** All syntax that editors may know from elsewhere. Without `text_join`, an escaped star is not plain text. */
const parser = new MarkdownIt({ html: true, linkify: true }).disable([
  "code",
  "entity",
  "html_block",
  "lheading",
  "newline",
  "reference",
  "text_join",
]);
parser.linkify.set({ fuzzyLink: false });

/** « \- », or a « \ » at the end of a line: Google Docs copies these as Markdown. */
const BACKSLASH = "une barre oblique inverse « \\ »";

/** French names of the syntax that stays as typed, by the type of its first token. */
const NAMES: Readonly<Record<string, string>> = {
  em_open: "de l’italique",
  s_open: "du texte barré",
  link_open: "un lien",
  image: "une image",
  code_inline: "du code",
  fence: "du code",
  html_inline: "du HTML",
  hr: "un trait",
  table_open: "un tableau",
};

/** In a field without Markdown. Lines with numbers are text there. */
const NAMES_IN_TEXT: Readonly<Record<string, string>> = {
  ...NAMES,
  strong_open: "du gras",
  heading_open: "un titre",
  bullet_list_open: "une liste",
  text_special: BACKSLASH,
  hardbreak: BACKSLASH,
};

/** In a callout of a field with Markdown. */
const IN_CALLOUT = /^(?:heading|bullet_list|ordered_list)_open$/;

/** « ===== », under a line. */
const UNDERLINE = /^=+\s*$/m;

function nameInText(content: string, isMarkdown: boolean): string | undefined {
  // Stars that close nothing, such as « **Un :**deux ».
  if (content.includes("**")) return "des étoiles ** sans effet";
  if (UNDERLINE.test(content)) return "un titre souligné (écrivez « ## titre »)";
  return content.endsWith("\\") && !isMarkdown ? BACKSLASH : undefined;
}

function nameOf({ type, markup, content }: Token, isMarkdown: boolean, isInCallout: boolean) {
  if (type === "text") return nameInText(content, isMarkdown);
  if (type === "link_open" && markup === "linkify") return undefined;
  if (!isMarkdown) return NAMES_IN_TEXT[type];
  return isInCallout && IN_CALLOUT.test(type) ? "un titre ou une liste dans un point important" : NAMES[type];
}

/** The first characters of a token within a line, by which it is found in the typed text. */
function signOf({ type, markup, content }: Token, next: Token | undefined): string {
  if (type === "text") return "**";
  return type === "text_special" ? markup : `${markup}${content || (next?.content ?? "")}`;
}

/** Names in French the formatting that stays as typed. */
export function unsupportedIn(text: string, isMarkdown: boolean): string | undefined {
  const lines = text.split("\n");
  /** A quote of the first of each syntax, by its French name. */
  const found = new Map<string, string>();
  let isInCallout = false;
  const read = isMarkdown ? withEscapedNumbers(withSigns(text)) : withSigns(text);
  for (const token of parser.parse(read, {})) {
    if (token.type.startsWith("blockquote")) isInCallout = token.type === "blockquote_open";
    // In a text of one line, the sign of a list is none: « - 500 ». Nor is « + » in any.
    if (!isMarkdown && token.type === "bullet_list_open" && (lines.length === 1 || token.markup === "+"))
      continue;
    const typed = lines.slice(...(token.map ?? [])).join("\n");
    const parts = [token, ...(token.children ?? [])];
    for (const [index, part] of parts.entries()) {
      const name = nameOf(part, isMarkdown, isInCallout);
      const sign = part === token ? "" : signOf(part, parts[index + 1]);
      if (name && !found.has(name)) found.set(name, quoted(typed, Math.max(0, typed.indexOf(sign))));
    }
  }
  return [...found].map(([name, quote]) => `${name}, dans ${quote}`).join(" ; ") || undefined;
}
