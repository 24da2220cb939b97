import { hashSource, type InlineHashes } from "./inline-hashes";

/** The directives that may allow additional origins. */
export const OPEN_DIRECTIVES = ["script-src", "img-src", "connect-src"] as const;

/** Additional origins by directive, such as `https://api.example`. */
export type AllowedOrigins = Readonly<Partial<Record<(typeof OPEN_DIRECTIVES)[number], readonly string[]>>>;

/** Libraries for styles, such as emotion, add an empty `style` and insert rules into its sheet. */
const EMPTY_STYLE = hashSource("");

/**
 * The policy of the site (CSP Level 3): its own files, and only the inline scripts and styles that the build has hashed. The form is
 * never submitted natively. Only what differs from `default-src` is listed, because headers do not compress.
 */
export function contentSecurityPolicy(hashes: InlineHashes, allowed: AllowedOrigins): string {
  const { scripts, styles, styleAttributes } = hashes;
  const open = (name: "img-src" | "connect-src") =>
    allowed[name]?.length ? { [name]: ["'self'", ...allowed[name]] } : {};
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...(allowed["script-src"] ?? [])],
    "style-src": ["'self'", EMPTY_STYLE, ...styles],
    // Without this directive, `style-src` applies, which allows no style attribute.
    ...(styleAttributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...styleAttributes] }),
    ...open("img-src"),
    ...open("connect-src"),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
