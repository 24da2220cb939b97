import { type HeaderRule, REVALIDATED } from "./headers";

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Key in a `map` of `$uri`; a wildcard becomes a regular expression. */
const keyOf = (path: string) =>
  quoted(path.endsWith("*") ? `~^${path.slice(0, -1).replace(/[.+?()[\]{}|\\^$]/g, "\\$&")}` : path);

/** nginx has no escape for `$`, so the variable `$site_dollar` holds one. */
const valueOf = (value: string) => quoted(value.replaceAll("$", () => "${site_dollar}"));

/** `Content-Security-Policy` → `$site_content_security_policy`. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** For nginx's `http` context. Variables hold values that differ: an `add_header` in a `location` would drop all inherited headers. */
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
    // The type is known when headers are sent, so error pages are included.
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
