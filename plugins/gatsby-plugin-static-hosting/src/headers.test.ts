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
  headers: {},
  indexable: true,
};
const rulesOf = (changed: Partial<BuiltSite> = {}) => headerRules({ ...site, ...changed });

/** The headers of a path's own rules. */
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

  it("allows all style attributes if the site says so, and none if there are none", () => {
    const allow = { "style-src-attr": ["'unsafe-inline'"] };
    expect(policyOf({ allow })["style-src-attr"]).toBe("'unsafe-inline'");
    const hashes = { ...site.hashes, styleAttributes: [] };
    expect(policyOf({ hashes })["style-src-attr"]).toBeUndefined();
  });

  it("adds the origins that the site allows to its own files and hashes, in place of 'none'", () => {
    const allow = {
      "connect-src": ["https://api.example/requests", ""],
      "form-action": ["'self'"],
      "script-src": ["https://cdn.example"],
    };
    expect(policyOf({ allow })).toMatchObject({
      "connect-src": "'self' https://api.example",
      "form-action": "'self'",
      "script-src": "'self' 'sha256-home' 'sha256-lost' https://cdn.example",
    });
  });
});

describe("the other headers", () => {
  it("keep hashed files for a year. None for /* says how long, because hosts would combine the two", () => {
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

describe("headers of the site", () => {
  it("are sent for their path, in both files", () => {
    const rules = rulesOf({ headers: { "/fonts/*": { "Access-Control-Allow-Origin": "*" } } });
    expect(headersFile(rules)).toContain("/fonts/*\n  Access-Control-Allow-Origin: *\n");
    const variable = "$site_access_control_allow_origin";
    const text = nginxInclude(rules);
    expect(text).toContain(`map $uri ${variable} {\n  default "";\n  "~^/fonts/" "*";`);
    expect(text).toContain(`add_header Access-Control-Allow-Origin ${variable} always;`);
  });

  it("replace the same header for all paths, and leave it out when they are empty", () => {
    const headers = { "/*": { "referrer-policy": "no-referrer", "Strict-Transport-Security": "" } };
    const sent = headersOf("/*", { headers });
    expect(sent["referrer-policy"]).toBe("no-referrer");
    expect(sent).not.toHaveProperty("Referrer-Policy");
    expect(sent).not.toHaveProperty("Strict-Transport-Security");
  });

  it("are refused when another rule sets them for the same path, because hosts would send both", () => {
    for (const path of ["/static/fonts/*", "/*"])
      expect(() => rulesOf({ headers: { [path]: { "Cache-Control": "no-store" } } })).toThrow(path);
  });
});

it("_headers has a block for each path, and keeps the limits of hosts", () => {
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
  it("adds every header once, also to error responses; those of documents have a value for HTML only", () => {
    const text = nginxInclude(rulesOf());
    const names = [...text.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(["Cache-Control", ...Object.keys(headersOf("/*"))].toSorted());
    const [, values] = /map \$sent_http_content_type \$site_referrer_policy {([^}]*)}/.exec(text) ?? [];
    expect(values?.trim()).toBe(`"~^text/html" "strict-origin";`);
    expect(text).toContain("add_header Referrer-Policy $site_referrer_policy always;");
  });

  it("escapes quotes, dollar signs and backslashes in values", () => {
    const rules: HeaderRule[] = [{ path: "/*", headers: [["X", 'a"; $b\\']] }];
    expect(nginxInclude(rules)).toContain(String.raw`add_header X "a\"; \$b\\" always;`);
  });
});
