import { hashSource, type InlineHashes } from "./inline-hashes";

/** emotion adds empty `style` elements and fills them with `insertRule`, which asks for no further leave. */
const EMPTY_STYLE = hashSource("");

/**
 * The policy of a page (CSP Level 3): nothing but the site's own files, and of inline scripts and styles only those that the
 * build has hashed. `form-action 'none'`, because the form is never submitted natively.
 * @param connectTo origins beside the site's own that scripts may call, `https://…`.
 */
export function contentSecurityPolicy(hashes: InlineHashes, connectTo: readonly string[]): string {
  const { scripts, styles, styleAttributes } = hashes;
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", EMPTY_STYLE, ...styles],
    "style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connectTo],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
