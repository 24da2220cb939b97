import { hashSource, type InlineHashes } from "./inline-hashes";
import { type Allowed, OPEN_DIRECTIVES } from "./options";

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
