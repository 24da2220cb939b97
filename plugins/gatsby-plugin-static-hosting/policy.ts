import { createHash } from "node:crypto";

import { type DefaultTreeAdapterMap, parse } from "parse5";

/** Directives of the policy that may allow origins beside the site's own. */
type Directive =
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "connect-src"
  | "media-src"
  | "frame-src"
  | "worker-src";

/** The sources that the policy also allows, by directive: addresses, of which it takes the origin, or `data:` and `blob:`. */
export type Allowed = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Sources of a Content-Security-Policy (CSP 3, section 2.3.1), `'sha256-…'`, for the inline scripts and styles of pages. */
export interface InlineHashes {
  /** Of the `script` elements to which the policy applies. */
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
}

/**
 * The types of an inline `script` to which the policy applies: import maps, speculation rules, and what runs (the essences of JavaScript
 * MIME types, WHATWG MIME Sniffing, section 4.6). Anything else, such as JSON-LD, is a data block (HTML, "prepare the script element").
 */
const CHECKED =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** The source that allows exactly this text. */
const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashSource).sort();

/** All elements under a node, also those in templates. */
function elementsIn(node: DefaultTreeAdapterMap["node"]): DefaultTreeAdapterMap["element"][] {
  const children: readonly DefaultTreeAdapterMap["node"][] =
    "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [...("tagName" in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/**
 * Hashes inline scripts and styles, each once. A browser without scripts also applies the styles in `noscript`, so they are read.
 * @param pages whole pages, as they are published.
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const elements = pages
    .flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })))
    .map(({ tagName, attrs, childNodes }) => ({
      tagName,
      attributes: new Map(attrs.map(({ name, value }) => [name, value])),
      text: childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    }));
  const scripts = elements.filter(
    ({ tagName, attributes }) =>
      tagName === "script" &&
      !attributes.has("src") &&
      CHECKED.test((attributes.get("type") ?? "").trim().toLowerCase()),
  );
  return {
    scripts: hashesOf(scripts.map(({ text }) => text)),
    styles: hashesOf(elements.filter(({ tagName }) => tagName === "style").map(({ text }) => text)),
    styleAttributes: hashesOf(elements.flatMap(({ attributes }) => attributes.get("style") ?? [])),
  };
}

/**
 * The policy of the site (CSP Level 3): its own files, the inline scripts and styles that the build has hashed, and the allowed origins.
 * It lists only what differs from `default-src`, because HTTP/1.1 does not compress headers.
 */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes }: InlineHashes,
  allow: Allowed,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Libraries for styles, such as emotion, add an empty `style` and insert rules into its sheet.
    "style-src": ["'self'", hashSource(""), ...styles],
    // Without this directive, `style-src` applies, which allows no style attribute.
    ...(styleAttributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...styleAttributes] }),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [name, sources] of Object.entries(allow)) {
    // An empty address comes from an unset variable.
    const added = sources
      .filter(Boolean)
      .map((source) => (source.includes("://") ? new URL(source).origin : source));
    if (added.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...added];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
