import { hashSource, type InlineHashes } from "./inline-hashes";

/** The directives that may name origins beside the site's own. */
export const OPEN_DIRECTIVES = ["script-src", "img-src", "connect-src"] as const;

/** Origins beside the site's own, by directive: `https://api.example`. */
export type AllowedOrigins = Readonly<Partial<Record<(typeof OPEN_DIRECTIVES)[number], readonly string[]>>>;

/** emotion adds empty `style` elements and fills them with `insertRule`, which asks for no further leave. */
const EMPTY_STYLE = hashSource("");

/**
 * The policy of a page (CSP Level 3): nothing but the site's own files, and of inline scripts and styles only those that the
 * build has hashed. `form-action 'none'`, because the form is never submitted natively.
 * @param allowed origins beside the site's own, by directive.
 */
export function contentSecurityPolicy(hashes: InlineHashes, allowed: AllowedOrigins): string {
  const { scripts, styles, styleAttributes } = hashes;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...(allowed["script-src"] ?? [])],
    "style-src": ["'self'", EMPTY_STYLE, ...styles],
    "style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    "img-src": ["'self'", "data:", ...(allowed["img-src"] ?? [])],
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
