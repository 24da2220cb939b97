import type { HeaderRule } from "./headers";

/** Limits of Cloudflare Pages' `_headers`; Netlify's are wider. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * @throws when it would break a host's limits, which cut a file short without a word.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MOST_RULES)
    throw new Error(`_headers has ${rules.length} rules; hosts read ${MOST_RULES}.`);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    "",
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read ${LONGEST_LINE}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return lines.join("\n");
}
