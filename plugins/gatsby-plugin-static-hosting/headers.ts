import { type AllowedOrigins, contentSecurityPolicy } from "./content-security-policy";
import { type InlineHashes, unionOf } from "./inline-hashes";

export interface Header {
  name: string;
  value: string;
}

/** Headers of the requests to a path; `*` at its end stands for any rest. Rules add up: a request gets those of all its rules. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

/** A page as it was built. */
export interface BuiltPage {
  /** Its address, `/` or `/guide`; none for the not-found page, which answers under any. */
  path?: string;
  hashes: InlineHashes;
}

export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Addresses of files outside `/static/` whose name changes with their content. */
  hashedFiles: readonly string[];
  /** Origins beside the site's own that the policy allows. */
  allowed: AllowedOrigins;
  /** Whether search engines may list the site; a preview of drafts they may not. */
  indexable: boolean;
}

/** A year, in seconds: the longest that RFC 9111 caches are asked to keep. */
const YEAR = 31_536_000;

const FOREVER: Header = { name: "Cache-Control", value: `public, max-age=${YEAR}, immutable` };

/** Kept, but asked for again before each use: a deploy is seen at once. Hosts do so by themselves where no rule says more. */
export const REVALIDATED: Header = { name: "Cache-Control", value: "no-cache" };

/** What the site uses of a browser's powers: none. Only names that every Chromium knows, because it warns of others. */
const POWERS = [
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

/** The same for every answer (OWASP Secure Headers Project). */
const SECURITY: readonly Header[] = [
  { name: "Strict-Transport-Security", value: `max-age=${2 * YEAR}; includeSubDomains` },
  { name: "X-Content-Type-Options", value: "nosniff" },
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Permissions-Policy", value: POWERS.map((power) => `${power}=()`).join(", ") },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { name: "Cross-Origin-Embedder-Policy", value: "require-corp" },
];

/**
 * Every header of the site: the one source of `_headers` and of the nginx include.
 *
 * The policy of `/*` is that of the not-found page, which any path may show. It holds the hashes of all pages, because a
 * browser that gets two policies enforces both: beside a page's own it must not forbid what that one allows.
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
