import { createHash } from "node:crypto";

import { type DefaultTreeAdapterMap, parse } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/** Hash sources (CSP 3, section 2.3.1), each text once. */
const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

/** A node and its descendants, also those in templates. */
function elementsIn(node: DefaultTreeAdapterMap["node"]): Element[] {
  const children: readonly DefaultTreeAdapterMap["node"][] =
    "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [...("tagName" in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/** The policy allows a script of a file by its address; JSON, such as structured data, never runs. */
const isFileOrJson = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === "src" || (name === "type" && value.endsWith("json")));

/**
 * The pages' policy (CSP Level 3), with hashes of all inline code. It lists only what differs from `default-src`, because HTTP/1.1 does not
 * compress headers. @param connectTo an address on another host to which pages send requests, or empty.
 * @throws when its host has a character that nginx would interpret.
 */
export function contentSecurityPolicy(pages: readonly string[], connectTo: string): string {
  // Styles in `noscript` are included, because a browser without scripts applies them.
  const elements = pages.flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })));
  const textsOf = (tag: string) =>
    elements
      .filter((element) => element.tagName === tag && !isFileOrJson(element))
      .map(({ childNodes }) => childNodes.map((child) => ("value" in child ? child.value : "")).join(""));
  const attributes = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "style"));
  const origin = connectTo && new URL(connectTo).origin;
  if (/[$"\\]/.test(origin)) throw new Error(`The option "connectTo" has a $, " or \\ in its host.`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(textsOf("script"))],
    // Libraries such as emotion add an empty `style`, and insert rules into its sheet.
    "style-src": ["'self'", ...hashesOf(["", ...textsOf("style")])],
    ...(origin && { "connect-src": ["'self'", origin] }),
    // Otherwise `style-src` applies, which allows no style attribute.
    ...(attributes.length > 0 && {
      "style-src-attr": ["'unsafe-hashes'", ...hashesOf(attributes.map(({ value }) => value))],
    }),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
