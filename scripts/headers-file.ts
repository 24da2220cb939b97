import type { Header, HeaderRule } from "../plugins/gatsby-plugin-static-hosting/headers";

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

const applies = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

/**
 * The headers of a response: those of every rule that applies. If several rules set the same header, their values are joined by
 * commas, as on Netlify and Cloudflare Pages.
 * @param path of the request, without its query.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Header[] {
  const joined = new Map<string, string>();
  for (const { name, value } of rules
    .filter((rule) => applies(rule.path, path))
    .flatMap(({ headers }) => headers)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return [...joined].map(([name, value]) => ({ name, value }));
}
