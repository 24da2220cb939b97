import type { InlineHashes } from "./inline-hashes";

/** The directives that may allow additional origins. */
export const OPEN_DIRECTIVES = ["script-src", "img-src", "connect-src"] as const;

/** Additional origins by directive, such as `https://api.example`. */
export type AllowedOrigins = Readonly<Partial<Record<(typeof OPEN_DIRECTIVES)[number], readonly string[]>>>;

/**
 * The policy of the site (CSP Level 3). It allows the site's own files, and only the inline scripts and styles that the build has
 * hashed. `form-action 'none'`, because the form is never submitted natively.
 * @param allowed additional origins by directive.
 */
export function contentSecurityPolicy(hashes: InlineHashes, allowed: AllowedOrigins): string {
  const { scripts, styles, styleAttributes } = hashes;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...(allowed["script-src"] ?? [])],
    "style-src": ["'self'", ...styles],
    // Without this directive, `style-src` applies, which allows no style attribute.
    ...(styleAttributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...styleAttributes] }),
    "img-src": ["'self'", ...(allowed["img-src"] ?? [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(allowed["connect-src"] ?? [])],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
