import { createHash } from "node:crypto";

import { type DefaultTreeAdapterMap, parse } from "parse5";

type Element = DefaultTreeAdapterMap["element"];
type Kind = "connect" | "font" | "frame" | "img" | "media" | "script" | "style" | "worker";

/** Additional sources by directive: URLs, of which the policy takes the origin, or `data:` and `blob:`. */
export type Allowed = Readonly<Partial<Record<`${Kind}-src`, readonly string[]>>>;

/** Hash sources (CSP 3, section 2.3.1), each text once. */
const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

type Node = DefaultTreeAdapterMap["node"];

/** The children of a node. A template has them in its content. */
function childrenOf(node: Node): readonly Node[] {
  if ("content" in node) return [node.content];
  return "childNodes" in node ? node.childNodes : [];
}

/** The elements among a node and its descendants, also those in templates. */
function elementsIn(node: Node): Element[] {
  const below = childrenOf(node).flatMap(elementsIn);
  return "tagName" in node ? [node, ...below] : below;
}

/** Whether a script needs no hash: the policy allows a file by its address, and JSON, such as structured data, never runs. */
const isFileOrJson = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === "src" || (name === "type" && value.endsWith("json")));

/** Sources that an option adds to a directive. */
function addedSources(sources: readonly string[]): string[] {
  // An environment variable that is not set gives an empty address.
  const given = sources.filter((source) => source !== "");
  return given.map((source) => (source.includes("://") ? new URL(source).origin : source));
}

/**
 * The pages' policy (CSP Level 3), with hashes of all inline code. It lists only what differs from `default-src`, because HTTP/1.1 does not
 * compress headers.
 */
export function contentSecurityPolicy(pages: readonly string[], allow: Allowed): string {
  // Styles in `noscript` are included, because a browser without scripts applies them.
  const elements = pages.flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })));
  const textsOf = (tag: string) =>
    elements
      .filter((element) => element.tagName === tag && !isFileOrJson(element))
      .map(({ childNodes }) => childNodes.map((child) => ("value" in child ? child.value : "")).join(""));
  const attributes = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "style"));
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(textsOf("script"))],
    // Libraries such as emotion add an empty `style`, and insert rules into its sheet.
    "style-src": ["'self'", ...hashesOf(["", ...textsOf("style")])],
    // Without this directive, `style-src` applies, which allows no style attribute.
    ...(attributes.length > 0 && {
      "style-src-attr": ["'unsafe-hashes'", ...hashesOf(attributes.map(({ value }) => value))],
    }),
    // The worker of pdf.js is a file of the site.
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [name, sources] of Object.entries(allow)) {
    const added = addedSources(sources);
    if (added.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...added];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
