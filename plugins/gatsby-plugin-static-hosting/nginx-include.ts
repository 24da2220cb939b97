import type { HeaderRule } from "./headers";
import { REVALIDATED } from "./headers";

/** The final `$uri` of a path in nginx, which is the file that it serves; a regular expression for a path with a `*`. */
function matcher(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1).replace(/[.+?()[\]{}|\\^$]/g, "\\$&")}"`;
  if (path === "/") return `"/index.html"`;
  return /\.\w+$/.test(path) ? `"${path}"` : `"${path}.html"`;
}

const quoted = (value: string) => `"${value.replace(/["\\$]/g, "\\$&")}"`;

/** `Content-Security-Policy` → `$site_content_security_policy`. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/**
 * The rules for nginx's `http` context. A header that differs by path takes its value from a variable, so that each header is
 * added once. No `location` needs an `add_header`, which would drop all inherited headers.
 */
export function nginxInclude(rules: readonly HeaderRule[]): string {
  const everywhere = new Map(
    [REVALIDATED, ...rules.filter(({ path }) => path === "/*").flatMap(({ headers }) => headers)].map(
      ({ name, value }) => [name, value],
    ),
  );
  const special = rules.filter(({ path }) => path !== "/*");
  const maps: string[] = [];
  const headers: string[] = [];
  for (const [name, value] of everywhere) {
    const own = special.flatMap(({ path, headers: list }) =>
      list
        .filter((header) => header.name === name)
        .map((header) => `  ${matcher(path)} ${quoted(header.value)};`),
    );
    if (own.length > 0)
      maps.push(`map $uri ${variable(name)} {`, `  default ${quoted(value)};`, ...own, "}", "");
    headers.push(`add_header ${name} ${own.length > 0 ? variable(name) : quoted(value)} always;`);
  }
  return [
    "# Written by gatsby-plugin-static-hosting after each build.",
    "map_hash_bucket_size 256;",
    "map_hash_max_size 4096;",
    "",
    ...maps,
    ...headers,
    "",
  ].join("\n");
}
