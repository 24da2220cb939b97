import type { HeaderRule } from "../plugins/gatsby-plugin-static-hosting/src";

/** Reads `_headers` as its hosts do: a path on a line of its own, its headers indented under it. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.filter(Boolean).map((line) => {
        const colon = line.indexOf(":");
        return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
      }),
    }));
}

/**
 * The headers of a response: those of every rule that applies. Values of the same header are joined by commas, as on Netlify and
 * Cloudflare Pages.
 * @param path of the request, without its query.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const applies = (rule: string) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);
  const all = rules.filter((rule) => applies(rule.path)).flatMap(({ headers }) => headers);
  const joined = new Headers();
  for (const { name, value } of all) joined.append(name, value);
  return joined;
}
