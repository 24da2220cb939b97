import { createHash } from "node:crypto";

import { type DefaultTreeAdapterMap, parse } from "parse5";

type Directive =
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "connect-src"
  | "media-src"
  | "frame-src"
  | "worker-src";

/** Additional sources by directive: URLs, of which the policy takes the origin, or `data:` and `blob:`. */
export type Allowed = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Hash sources (CSP 3, section 2.3.1), `'sha256-…'`, of inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
}

/**
 * Types of an inline `script` that the policy checks: import maps, speculation rules, JavaScript (WHATWG MIME Sniffing, section 4.6).
 * Others, such as JSON-LD, are data blocks (HTML, "prepare the script element").
 */
const CHECKED =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashSource).sort();

/** A node and its descendants, also those in templates. */
function elementsIn(node: DefaultTreeAdapterMap["node"]): DefaultTreeAdapterMap["element"][] {
  const children: readonly DefaultTreeAdapterMap["node"][] =
    "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [...("tagName" in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/** Hashes each text once. Styles in `noscript` are included, because a browser without scripts applies them. */
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

/** The site's policy (CSP Level 3). It lists only what differs from `default-src`, because HTTP/1.1 does not compress headers. */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes }: InlineHashes,
  allow: Allowed,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Libraries such as emotion add an empty `style`, and insert rules into its sheet.
    "style-src": ["'self'", hashSource(""), ...styles],
    // Otherwise `style-src` applies, which allows no style attribute.
    ...(styleAttributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...styleAttributes] }),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [name, sources] of Object.entries(allow)) {
    // An unset environment variable gives an empty address.
    const added = sources
      .filter(Boolean)
      .map((source) => (source.includes("://") ? new URL(source).origin : source));
    if (added.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...added];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
