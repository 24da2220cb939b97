import { type HeaderRule, REVALIDATED } from "./headers";

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The key of a path in a `map` of `$uri`: a regular expression for a path with a wildcard. */
const keyOf = (path: string) =>
  quoted(path.endsWith("*") ? `~^${path.slice(0, -1).replace(/[.+?()[\]{}|\\^$]/g, "\\$&")}` : path);

/** A value, in which nginx reads variables and has no escape for `$`: `$site_dollar` holds one. */
const valueOf = (value: string) => quoted(value.replaceAll("$", () => "${site_dollar}"));

/** `Content-Security-Policy` → `$site_content_security_policy`. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/**
 * The headers for nginx's `http` context. A header that differs by path or by type takes its value from a variable, so that each
 * header is added once, and no `location` needs an `add_header`, which would drop all inherited headers.
 */
export function nginxInclude(rules: readonly HeaderRule[]): string {
  const general = rules.filter(({ path }) => path === "/*");
  const special = rules.filter(({ path }) => path !== "/*");
  const maps: string[] = [];
  const headers: string[] = [];
  const add = (name: string, value: string) => headers.push(`add_header ${name} ${value} always;`);
  const headersOf = (some: readonly HeaderRule[]) => some.flatMap((rule) => rule.headers);
  const everywhere = [REVALIDATED, ...headersOf(general.filter(({ onlyHtml }) => !onlyHtml))];
  for (const [name, value] of everywhere) {
    const own = special.flatMap((rule) =>
      rule.headers
        .filter((header) => header[0] === name && header[1] !== value)
        .map((header) => `  ${keyOf(rule.path)} ${valueOf(header[1])};`),
    );
    if (own.length > 0)
      maps.push(`map $uri ${variable(name)} {`, `  default ${valueOf(value)};`, ...own, "}", "");
    add(name, own.length > 0 ? variable(name) : valueOf(value));
  }
  for (const [name, value] of headersOf(general.filter(({ onlyHtml }) => onlyHtml))) {
    // The type is known when the headers are sent, so error pages are included.
    maps.push(`map $sent_http_content_type ${variable(name)} {\n  "~^text/html" ${valueOf(value)};\n}\n`);
    add(name, variable(name));
  }
  const start = [
    "# Written by gatsby-plugin-static-hosting after each build.",
    "map_hash_bucket_size 256;",
    "map_hash_max_size 4096;",
    'geo $site_dollar {\n  default "$";\n}\n',
  ];
  return [...start, ...maps, ...headers, ""].join("\n");
}
