import { type BuiltSite, type HeaderRule, headerRules, headersFile } from "./headers";
import { nginxInclude } from "./nginx-include";

const site: BuiltSite = {
  hashes: {
    scripts: ["'sha256-home'", "'sha256-lost'"],
    styles: ["'sha256-css'"],
    styleAttributes: ["'sha256-attr'"],
  },
  hashedFiles: ["/app-0123456789abcdef0123.js"],
  allow: {},
  indexable: true,
};
const rulesOf = (changed: Partial<BuiltSite> = {}) => headerRules({ ...site, ...changed });

const headersOf = (path: string, changed?: Partial<BuiltSite>) =>
  Object.fromEntries(
    rulesOf(changed)
      .filter((rule) => rule.path === path)
      .flatMap((rule) => rule.headers),
  );

const policyOf = (changed?: Partial<BuiltSite>) =>
  Object.fromEntries(
    (headersOf("/*", changed)["Content-Security-Policy"] ?? "")
      .split("; ")
      .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
  ) as Readonly<Record<string, string>>;

describe("the Content-Security-Policy", () => {
  it("allows the site's own files, the inline code of all pages by hash, and nothing else", () => {
    expect(policyOf()).toEqual({
      "default-src": "'self'",
      "script-src": "'self' 'sha256-home' 'sha256-lost'",
      "style-src": "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-css'",
      "style-src-attr": "'unsafe-hashes' 'sha256-attr'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  it("has no directive for style attributes if the pages have none", () => {
    const hashes = { ...site.hashes, styleAttributes: [] };
    expect(policyOf({ hashes })["style-src-attr"]).toBeUndefined();
  });

  it("adds allowed origins to the site's own files and hashes", () => {
    const allow = {
      "connect-src": ["https://api.example/requests", ""],
      "img-src": [""],
      "script-src": ["https://cdn.example"],
    };
    const policy = policyOf({ allow });
    expect(policy).toMatchObject({
      "connect-src": "'self' https://api.example",
      "script-src": "'self' 'sha256-home' 'sha256-lost' https://cdn.example",
    });
    expect(policy).not.toHaveProperty("img-src");
  });
});

describe("the other headers", () => {
  it("let browsers cache hashed files for a year, and set no Cache-Control for /*, which hosts would merge with it", () => {
    for (const path of ["/static/*", "/app-0123456789abcdef0123.js"])
      expect(headersOf(path)).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
    expect(headersOf("/*")).toEqual({
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Content-Security-Policy": expect.any(String) as string,
    });
  });

  it("keep a preview of drafts out of search engines", () => {
    expect(headersOf("/*", { indexable: false })["X-Robots-Tag"]).toBe("noindex");
  });
});

it("_headers has a block for each path, and the build stops above the limits of hosts", () => {
  const rule = (path: string, value = "1"): HeaderRule => ({ path, headers: [["X", value]] });
  expect(headersFile([rule("/a"), rule("/b"), rule("/a", "2; 3")])).toBe(
    "/a\n  X: 1\n  X: 2; 3\n\n/b\n  X: 1\n",
  );
  expect(() => headersFile([rule("/", "y".repeat(2000))])).toThrow(/2000/);
  expect(() => headersFile(Array.from({ length: 101 }, (_, index) => rule(`/${index}`)))).toThrow(
    /101 rules/,
  );
});

describe("the nginx include", () => {
  it("adds every header once, also to error responses, and those of documents to HTML only", () => {
    const text = nginxInclude(rulesOf());
    const names = [...text.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(["Cache-Control", ...Object.keys(headersOf("/*"))].toSorted());
    const [, values] = /map \$sent_http_content_type \$site_referrer_policy {([^}]*)}/.exec(text) ?? [];
    expect(values?.trim()).toBe(`"~^text/html" "strict-origin";`);
    expect(text).toContain("add_header Referrer-Policy $site_referrer_policy always;");
  });
});
