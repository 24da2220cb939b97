import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { headersFor, parseHeadersFile } from "../scripts/headers-file";
import { missingNginx, type Nginx, startNginx } from "../scripts/nginx";
import { rawRequest, type RawResponse } from "./raw-request";

const missing = missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: "default" });

let nginx: Nginx | undefined;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx?.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  rawRequest(nginx?.port ?? 0, path, { headers });
const policyOf = ({ headers }: RawResponse) => headers.get("content-security-policy") ?? "";
const notFoundPage = readFileSync("public/404.html");
const app = `/${readdirSync("public").find((name) => /^app-\w+\.js$/.test(name)) ?? ""}`;

test("each page answers 200 at its canonical path", async () => {
  for (const [path, file] of [
    ["/", "index.html"],
    ["/livre-blanc", "livre-blanc.html"],
    ["/livre-blanc?source=mail", "livre-blanc.html"],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.body.equals(readFileSync(`public/${file}`)), path).toBe(true);
  }
});

test("a trailing slash redirects to that path, on any host name", async () => {
  for (const path of ["/livre-blanc/", "/livre-blanc//"]) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(308);
    expect(headers.get("location"), path).toBe("/livre-blanc");
  }
});

test("an unknown address gets a 404 with the not-found page, its policy, and no long caching", async () => {
  const rules = parseHeadersFile(readFileSync("public/_headers", "utf8"));
  const policy = headersFor(rules, "/inconnu").find(({ name }) => name === "Content-Security-Policy")?.value;
  for (const path of [
    "/inconnu",
    "/inconnu/",
    "/static/inconnu.woff2",
    "/app-00000000000000000000.js",
    "/a/b/c",
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body.equals(notFoundPage), path).toBe(true);
    expect(policyOf(answer), path).toBe(policy);
    expect(answer.headers.get("cache-control"), path).toBe("no-cache");
  }
});

/** The other headers of `/*` concern documents only. */
const FOR_ANY_TYPE = new Set([
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
]);

test("every response has the security headers that _headers declares", async () => {
  const rules = parseHeadersFile(readFileSync("public/_headers", "utf8"));
  const declared = rules.find(({ path }) => path === "/*")?.headers ?? [];
  expect(declared.length).toBeGreaterThanOrEqual(7);
  for (const path of [
    "/",
    "/livre-blanc",
    "/inconnu",
    app,
    "/livre-blanc/",
    "/favicon.svg",
    "/page-data/app-data.json",
  ]) {
    const { headers } = await get(path);
    const isDocument = headers.get("content-type")?.startsWith("text/html") ?? false;
    for (const { name, value } of declared)
      expect(headers.get(name.toLowerCase()), `${path} ${name}`).toBe(
        isDocument || FOR_ANY_TYPE.has(name) ? value : undefined,
      );
    expect(headers.get("server"), path).toBe("nginx");
  }
});

test("each page has the policy, which allows inline code only by hash, and no page has it twice", async () => {
  const rules = parseHeadersFile(readFileSync("public/_headers", "utf8"));
  for (const path of ["/", "/livre-blanc"]) {
    const policies = rules
      .filter((rule) => rule.path === path || rule.path === "/*")
      .flatMap(({ headers }) => headers.filter(({ name }) => name.startsWith("Content-Sec")));
    expect(policies.length, path).toBe(1);
    expect(policyOf(await get(path)), path).toBe(policies[0]?.value);
    expect(policies[0]?.value).not.toContain("unsafe-inline");
  }
});

test("hashed files are cached for a year, pages and their data are revalidated", async () => {
  const font = readdirSync("public/static").find((name) => name.endsWith(".woff2")) ?? "";
  for (const path of [app, `/static/${font}`])
    expect((await get(path)).headers.get("cache-control"), path).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/livre-blanc", "/page-data/index/page-data.json", "/sitemap.xml"])
    expect((await get(path)).headers.get("cache-control"), path).toBe("no-cache");
});

test("a file is revalidated by its ETag alone: each header less leaves more of the first packets to a page", async () => {
  for (const path of ["/", "/livre-blanc", app, "/favicon.svg"]) {
    const { headers } = await get(path, { "Accept-Encoding": "br" });
    expect(headers.get("last-modified"), path).toBeUndefined();
    expect(headers.get("accept-ranges"), path).toBeUndefined();
    const etag = headers.get("etag") ?? "";
    const again = await get(path, { "Accept-Encoding": "br", "If-None-Match": etag });
    expect(again.status, path).toBe(304);
    expect(again.headers.get("etag"), path).toBe(etag);
    expect((await get(path, { "If-None-Match": '"other"' })).status, path).toBe(200);
  }
});

test("text files are sent as Brotli or gzip to clients that accept it", async () => {
  for (const [path, file] of [
    ["/", "/index.html"],
    ["/livre-blanc", "/livre-blanc.html"],
    [app, app],
  ] as const) {
    const plain = readFileSync(`public${file}`);
    const brotli = await get(path, { "Accept-Encoding": "gzip, br" });
    expect(brotli.headers.get("content-encoding"), path).toBe("br");
    expect(brotliDecompressSync(brotli.body).equals(plain), path).toBe(true);
    const gzip = await get(path, { "Accept-Encoding": "gzip" });
    expect(gzip.headers.get("content-encoding"), path).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain), path).toBe(true);
    expect(gzip.headers.get("vary"), path).toMatch(/accept-encoding/i);
  }
});

test("no path escapes the site's folder or breaks the server", async () => {
  for (const path of [
    "/../package.json",
    "/static/../../package.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/..%5cpackage.json",
    "/static/%252e%252e/%252e%252e/package.json",
    "//package.json",
    "//example.com/%2e%2e/package.json",
    "/public/index.html",
    "/deploy/nginx.conf",
    "/.git/config",
    "/livre-blanc%00.html",
    "/livre-blanc\0",
    "/livre-blanc/..%2f..%2fetc/passwd",
    `/${"a".repeat(8 * 1024)}`,
    `/${"%41".repeat(2000)}`,
  ]) {
    const { status, body } = await get(path);
    const name = path.slice(0, 60);
    expect([400, 404, 414], name).toContain(status);
    expect(body.toString(), name).not.toMatch(/"dependencies"|root:|server_tokens/);
  }
  expect((await get("/")).status).toBe(200);
});

test("a doubled slash stays on this host", async () => {
  const { headers } = await get("//example.com/");
  expect(headers.get("location") ?? "/").toMatch(/^\/(?!\/)/);
});

test("leftovers of the build, source maps and `_headers` are not served", async () => {
  const names = [
    "_headers",
    "chunk-map.json",
    "webpack.stats.json",
    "~partytown/partytown.js",
    "_gatsby/slices",
  ];
  for (const path of [
    ...names.map((name) => `/${name}`),
    `${app}.map`,
    `${app}.LICENSE.txt`,
    "/livre-blanc/index.html",
  ])
    expect((await get(path)).status, path).toBe(404);
  const files = readdirSync("public", { recursive: true }).map(String);
  expect(files.filter((file) => /\.(?:map|LICENSE\.txt)$/.test(file))).toEqual([]);
});
