import { type AllowedOrigins, contentSecurityPolicy } from "./content-security-policy";
import { type InlineHashes, unionOf } from "./inline-hashes";

export interface Header {
  name: string;
  value: string;
}

/** Headers for a path. A trailing `*` matches any rest. A response has the headers of all rules that match its path. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

/** A page as it was built. */
export interface BuiltPage {
  /** Its path, `/` or `/guide`; undefined for the not-found page, which is served on any path. */
  path?: string;
  hashes: InlineHashes;
}

export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Paths of files outside `/static/` whose name changes with their content. */
  hashedFiles: readonly string[];
  /** Additional origins that the policy allows. */
  allowed: AllowedOrigins;
  /** Whether search engines may list the site; false for a preview of drafts. */
  indexable: boolean;
}

/** A year, in seconds: the usual maximum for caches (RFC 9111). */
const YEAR = 31_536_000;

const FOREVER: Header = { name: "Cache-Control", value: `public, max-age=${YEAR}, immutable` };

/** Cached, but revalidated before each use, so that a deploy is visible at once. Hosts do so by default. */
export const REVALIDATED: Header = { name: "Cache-Control", value: "no-cache" };

/** Browser features, all forbidden. Only names that every Chromium knows, because it warns about others. */
const FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** The security headers of every response (OWASP Secure Headers Project). */
const SECURITY: readonly Header[] = [
  { name: "Strict-Transport-Security", value: `max-age=${2 * YEAR}; includeSubDomains` },
  { name: "X-Content-Type-Options", value: "nosniff" },
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Permissions-Policy", value: FEATURES.map((feature) => `${feature}=()`).join(", ") },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { name: "Cross-Origin-Embedder-Policy", value: "require-corp" },
];

/**
 * All headers of the site: the single source of `_headers` and of the nginx include.
 *
 * The policy of `/*` is for the not-found page, which may appear on any path. It contains the hashes of all pages, because
 * browsers enforce it together with a page's own policy: it must allow what that policy allows.
 */
export function headerRules({ pages, hashedFiles, allowed, indexable }: BuiltSite): HeaderRule[] {
  const policy = (hashes: InlineHashes): Header => ({
    name: "Content-Security-Policy",
    value: contentSecurityPolicy(hashes, allowed),
  });
  return [
    {
      path: "/*",
      headers: [
        ...SECURITY,
        policy(unionOf(pages.map(({ hashes }) => hashes))),
        ...(indexable ? [] : [{ name: "X-Robots-Tag", value: "noindex" }]),
      ],
    },
    ...pages.flatMap(({ path, hashes }) =>
      path === undefined ? [] : [{ path, headers: [policy(hashes), REVALIDATED] }],
    ),
    { path: "/page-data/*", headers: [REVALIDATED] },
    { path: "/static/*", headers: [FOREVER] },
    ...hashedFiles.map((path) => ({ path, headers: [FOREVER] })),
  ];
}
