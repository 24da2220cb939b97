import { createHash } from "node:crypto";

/** Sources of a Content-Security-Policy (CSP 3, section 2.3.1), `'sha256-…'`, for the inline scripts and styles of pages. */
export interface InlineHashes {
  /** Of `script` elements that run. Data blocks such as JSON-LD do not run and need no hash. */
  scripts: readonly string[];
  /** Of `style` elements. */
  styles: readonly string[];
  /** Of `style` attributes. */
  styleAttributes: readonly string[];
}

const ELEMENT = /<(?<name>script|style)(?<attributes>(?:\s[^>]*)?)>(?<text>[^]*?)<\/\k<name>\s*>/g;
const TAG = /<[a-z][^>]*>/g;
const STYLE_ATTRIBUTE = /\sstyle="(?<text>[^"]*)"/;
const SCRIPT_TYPE = /\stype="(?<type>[^"]*)"/;
const JAVASCRIPT = new Set(["", "module", "text/javascript"]);

/** The characters that React escapes in attributes. Browsers decode them before they hash the attribute. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

const decode = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The source that allows exactly this text. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashSource).sort();

/**
 * Hashes inline scripts and styles, each once. Regular expressions are enough, because React escapes `<` in texts, and `<`, `>`
 * and `"` in attributes.
 * @param html whole pages, as Gatsby wrote them.
 */
export function inlineHashes(html: string): InlineHashes {
  const elements = [...html.matchAll(ELEMENT)].map(({ groups }) => ({
    name: groups?.name,
    attributes: groups?.attributes ?? "",
    text: groups?.text ?? "",
  }));
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === "script" &&
      !/\ssrc=/.test(attributes) &&
      JAVASCRIPT.has(SCRIPT_TYPE.exec(attributes)?.groups?.type ?? ""),
  );
  const tags = [...html.replace(ELEMENT, "").matchAll(TAG)].map(([tag]) => tag);
  return {
    scripts: hashesOf(scripts.map(({ text }) => text)),
    styles: hashesOf(elements.filter(({ name }) => name === "style").map(({ text }) => text)),
    styleAttributes: hashesOf(
      tags.flatMap((tag) => {
        const text = STYLE_ATTRIBUTE.exec(tag)?.groups?.text;
        return text === undefined ? [] : [decode(text)];
      }),
    ),
  };
}
