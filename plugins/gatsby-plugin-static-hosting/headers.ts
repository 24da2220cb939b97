type Header = readonly [name: string, value: string];

interface SiteHeaders {
  /**
   * Headers of every response, not of pages only: a worker has the policy of its own file, and `_headers` has
   * no rule by type.
   */
  all: Header[];
  /** Paths with a content hash, which are cached for a year; a trailing `*` is a wildcard. */
  hashed: string[];
}

/** Unit: seconds. */
const YEAR = 31_536_000;

const FOREVER = `public, max-age=${YEAR}, immutable`;

/** Caches revalidate before each use, so a deploy is visible immediately. Hosts that read `_headers` do this by default. */
export const REVALIDATED = "no-cache";

/**
 * Single source of `_headers` and the nginx include (OWASP Secure Headers Project).
 * @param policy has the hashes of all pages, because the not-found page may appear on any path. @param scripts paths of files whose name has a content hash.
 */
export const siteHeaders = (policy: string, scripts: readonly string[]): SiteHeaders => ({
  all: [
    // No Permissions-Policy: no frames or third-party scripts. No Cross-Origin-Resource-Policy: other sites
    // may show the sharing picture. No Cross-Origin-Embedder-Policy: it would block files of the allowed
    // origins. No includeSubDomains: other names of the domain are not this site's to decide.
    ["Strict-Transport-Security", `max-age=${2 * YEAR}`],
    ["X-Content-Type-Options", "nosniff"],
    // Other sites receive the origin, as by browsers' default: some form services refuse a request without it.
    ["Referrer-Policy", "strict-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Content-Security-Policy", policy],
  ],
  hashed: ["/static/*", ...scripts],
});

/** Limits of Cloudflare Pages for `_headers`; Netlify's are higher. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/** @throws when the file exceeds a host's limits, because the host would ignore the rest without an error. */
export function headersFile({ all, hashed }: SiteHeaders): string {
  if (hashed.length >= MAX_RULES)
    throw new Error(`_headers has ${hashed.length + 1} rules; hosts read at most ${MAX_RULES}.`);
  const lines = [
    "/*",
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.flatMap((path) => ["", path, `  Cache-Control: ${FOREVER}`]),
    "",
  ];
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read at most ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  return lines.join("\n");
}

/** `/static/*` → `~^/static/`, a regex of nginx. */
const nginxPattern = (path: string) => (path.endsWith("*") ? `~^${path.slice(0, -1)}` : path);

/**
 * For nginx's `http` context. Cache-Control is a variable, because an `add_header` in a `location` would drop
 * all inherited headers.
 */
export const nginxInclude = ({ all, hashed }: SiteHeaders): string =>
  [
    "# Written by gatsby-plugin-static-hosting after each build.",
    // A bucket must hold the longest path. By default nginx has 32 to 128 bytes for it.
    "map_hash_bucket_size 256;",
    "map_hash_max_size 4096;",
    "map $uri $site_cache_control {",
    `  default "${REVALIDATED}";`,
    ...hashed.map((path) => `  ${nginxPattern(path)} "${FOREVER}";`),
    "}",
    ...all.map(([name, value]) => `add_header ${name} "${value}" always;`),
    "add_header Cache-Control $site_cache_control always;",
    "",
  ].join("\n");
