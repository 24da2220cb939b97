import { type Allowed, contentSecurityPolicy, type InlineHashes } from "./policy";

export type Header = [name: string, value: string];

/** Headers of a path, in which a trailing `*` is a wildcard. A response has the headers of all matching rules. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
  /** For HTML only: nginx tests the type; `_headers` has no such condition. */
  onlyHtml?: true;
}

export interface BuiltSite {
  hashes: InlineHashes;
  /** Paths outside of `/static/` whose name has a content hash. */
  hashedFiles: readonly string[];
  allow: Allowed;
  indexable: boolean;
}

/** In seconds. */
const YEAR = 31_536_000;

const FOREVER: Header = ["Cache-Control", `public, max-age=${YEAR}, immutable`];

/** Caches revalidate before each use, so a deploy is visible immediately. Hosts that read `_headers` do this by default. */
export const REVALIDATED: Header = ["Cache-Control", "no-cache"];

/** Headers of every response (OWASP Secure Headers Project). */
const SECURITY: readonly Header[] = [
  // No Permissions-Policy: no frames or third-party scripts. No Cross-Origin-Resource-Policy: other sites may show the sharing picture.
  ["Strict-Transport-Security", `max-age=${2 * YEAR}; includeSubDomains`],
  ["X-Content-Type-Options", "nosniff"],
];

/** Headers of documents. No Cross-Origin-Embedder-Policy: it would block files of the allowed origins. */
const DOCUMENT_SECURITY: readonly Header[] = [
  // Other sites receive the origin, as by browsers' default: some form services refuse a request without it.
  ["Referrer-Policy", "strict-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/** Single source of `_headers` and the nginx include. One policy hashes all pages: the not-found page may appear on any path. */
export function headerRules({ hashes, hashedFiles, allow, indexable }: BuiltSite): HeaderRule[] {
  const policy: Header = ["Content-Security-Policy", contentSecurityPolicy(hashes, allow)];
  const noindex: Header[] = indexable ? [] : [["X-Robots-Tag", "noindex"]];
  return [
    { path: "/*", headers: [...SECURITY, ...noindex] },
    { path: "/*", headers: [...DOCUMENT_SECURITY, policy], onlyHtml: true },
    { path: "/static/*", headers: [FOREVER] },
    ...hashedFiles.map((path) => ({ path, headers: [FOREVER] })),
  ];
}

/** Limits of Cloudflare Pages for `_headers`; Netlify's are higher. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/**
 * Headers for HTML go to all files, because `_headers` has no condition on the type: HTTP/2 sends repeated headers once (HPACK, RFC 7541).
 * @throws when the file exceeds a host's limits, because the host would ignore the rest without an error.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = new Map<string, Header[]>();
  for (const { path, headers } of rules) blocks.set(path, [...(blocks.get(path) ?? []), ...headers]);
  if (blocks.size > MAX_RULES)
    throw new Error(`_headers has ${blocks.size} rules; hosts read at most ${MAX_RULES}.`);
  const lines = [...blocks].flatMap(([path, headers]) => [
    path,
    ...headers.map((header) => `  ${header.join(": ")}`),
    "",
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read at most ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  return lines.join("\n");
}
