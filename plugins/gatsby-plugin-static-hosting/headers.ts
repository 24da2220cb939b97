import { type Allowed, contentSecurityPolicy, type InlineHashes } from "./policy";

export type Header = [name: string, value: string];

/** The headers of a path. A trailing `*` is a wildcard. A response has the headers of all rules that match its path. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
  /** Headers of documents: nginx sends them with HTML only. `_headers` has no such condition. */
  onlyHtml?: true;
}

/** The input of the headers. */
export interface BuiltSite {
  /** Of all pages, the not-found page included. */
  hashes: InlineHashes;
  /** Paths of files outside `/static/` whose name changes with their content. */
  hashedFiles: readonly string[];
  allow: Allowed;
  /** Whether search engines may list the site. */
  indexable: boolean;
}

/** A year, in seconds. */
const YEAR = 31_536_000;

const FOREVER: Header = ["Cache-Control", `public, max-age=${YEAR}, immutable`];

/** Caches revalidate before each use, so that a deploy is visible at once. Hosts that read `_headers` send this by default. */
export const REVALIDATED: Header = ["Cache-Control", "no-cache"];

/**
 * The security headers of every response (OWASP Secure Headers Project). No Permissions-Policy, which restrains frames and third-party
 * scripts: the site has none. No Cross-Origin-Resource-Policy: other sites may show the picture that is made for sharing.
 */
const SECURITY: readonly Header[] = [
  ["Strict-Transport-Security", `max-age=${2 * YEAR}; includeSubDomains`],
  ["X-Content-Type-Options", "nosniff"],
];

/**
 * The security headers of documents. Other sites learn the origin from the Referer header, as by a browser's default: some services
 * that receive forms refuse a request without it. No Cross-Origin-Embedder-Policy: it would block files of the allowed origins.
 */
const DOCUMENT_SECURITY: readonly Header[] = [
  ["Referrer-Policy", "strict-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/**
 * All headers of the site: the single source of `_headers` and of the nginx include. One policy, with the hashes of all pages, applies
 * to any path, because the not-found page may appear on any path.
 */
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

/** The limits of Cloudflare Pages for `_headers`. Netlify's are higher. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. It has no condition on the type of a response, so headers for HTML go to
 * every path of their rule: HTTP/2 sends them once per connection (HPACK, RFC 7541), and the not-found page needs them anywhere.
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
