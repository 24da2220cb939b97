import type { HeaderRule } from "./headers";

/** The limits of Cloudflare Pages for `_headers`. Netlify's are higher. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * @throws when the file exceeds a host's limits, because the host would ignore the rest without an error.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES)
    throw new Error(`_headers has ${rules.length} rules; hosts read at most ${MAX_RULES}.`);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    "",
  ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read at most ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return lines.join("\n");
}
