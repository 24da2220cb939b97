import type { Header, HeaderRule } from "./headers";

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
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    "",
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read at most ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  return lines.join("\n");
}
