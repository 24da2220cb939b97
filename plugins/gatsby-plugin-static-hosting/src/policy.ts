import { createHash } from "node:crypto";

import { type DefaultTreeAdapterMap, parse } from "parse5";

import { type Allowed, OPEN_DIRECTIVES } from "./options";

/** Sources of a Content-Security-Policy (CSP 3, section 2.3.1), `'sha256-…'`, for the inline scripts and styles of pages. */
export interface InlineHashes {
  /** Of `script` elements to which the policy applies. */
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

/** An address stands for its origin; a keyword or a scheme for itself. */
const sourceOf = (source: string) => (source.includes("://") ? new URL(source).origin : source);

/**
 * The policy of the site (CSP Level 3): its own files, only the inline scripts and styles that the build has hashed, and what the site
 * allows in addition. Only what differs from `default-src` is listed, because headers do not compress.
 */
export function contentSecurityPolicy(hashes: InlineHashes, allow: Allowed): string {
  const { scripts, styles } = hashes;
  const attributes = allow["style-src-attr"]?.length ? [] : hashes.styleAttributes;
  const own: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Libraries for styles, such as emotion, add an empty `style` and insert rules into its sheet.
    "style-src": ["'self'", hashSource(""), ...styles],
    // Without this directive, `style-src` applies, which allows no style attribute. A hash would make browsers ignore 'unsafe-inline'.
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  };
  const closed = ["object-src", "base-uri", "form-action", "frame-ancestors"];
  const directives = [...new Set([...Object.keys(own), ...OPEN_DIRECTIVES, ...closed])].map((name) => {
    const added = (allow[name] ?? []).filter((source) => source !== "").map(sourceOf);
    if (closed.includes(name)) return [name, ...(added.length > 0 ? added : ["'none'"])];
    return [name, ...(own[name] ?? (added.length > 0 ? ["'self'"] : [])), ...added];
  });
  return directives
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(" "))
    .join("; ");
}
