import { type BuiltSite, type Header, headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { nginxInclude } from "./nginx-include";

const site: BuiltSite = {
  paths: ["/", "/guide"],
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

function valueOf(path: string, name: string, built = site): string | undefined {
  const headers = headerRules(built)
    .filter((candidate) => candidate.path === path)
    .flatMap((rule) => rule.headers);
  return headers.find((header: Header) => header.name === name)?.value;
}

const policyOf = (built = site) => valueOf("/*", "Content-Security-Policy", built) ?? "";

function directive(name: string, built = site): string[] | undefined {
  return policyOf(built)
    .split("; ")
    .find((text) => text.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);
}

describe("the Content-Security-Policy", () => {
  it("allows only the site's own files by default, no plug-in, and never all inline code", () => {
    expect(directive("default-src")).toEqual(["'self'"]);
    expect(directive("object-src")).toEqual(["'none'"]);
    expect(policyOf()).not.toMatch(/unsafe-inline|unsafe-eval|https?:|data:|\*/);
  });

  it("allows the inline scripts and styles of all pages, because the not-found page may appear on any path", () => {
    expect(directive("script-src")).toEqual(["'self'", "'sha256-home'", "'sha256-lost'"]);
    const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(directive("style-src")).toEqual(["'self'", emptyStyle, "'sha256-css'"]);
  });

  it("allows style attributes only by hash, and only if there are any, unless the site allows all", () => {
    expect(directive("style-src-attr")).toEqual(["'unsafe-hashes'", "'sha256-attr'"]);
    const allow = { "style-src-attr": ["'unsafe-inline'"] };
    expect(directive("style-src-attr", { ...site, allow })).toEqual(["'unsafe-inline'"]);
    const hashes = { ...site.hashes, styleAttributes: [] };
    expect(directive("style-src-attr", { ...site, hashes })).toBeUndefined();
  });

  it("is sent once: a page's own rule has none, which would be a second header", () => {
    for (const path of ["/", "/guide"]) expect(valueOf(path, "Content-Security-Policy")).toBeUndefined();
  });

  it("forbids framing, native form submission and another base URL", () => {
    for (const name of ["frame-ancestors", "form-action", "base-uri"])
      expect(directive(name)).toEqual(["'none'"]);
  });

  it("lets scripts call the form's endpoint if there is one", () => {
    expect(directive("connect-src")).toBeUndefined();
    const allow = { "connect-src": ["https://api.example/requests", ""] };
    expect(directive("connect-src", { ...site, allow })).toEqual(["'self'", "https://api.example"]);
  });

  it("replaces 'none' by what the site allows, and adds it to the hashes", () => {
    const allow = { "form-action": ["'self'"], "script-src": ["https://cdn.example"], "img-src": ["data:"] };
    expect(directive("form-action", { ...site, allow })).toEqual(["'self'"]);
    expect(directive("script-src", { ...site, allow })?.at(-1)).toBe("https://cdn.example");
    expect(directive("img-src", { ...site, allow })).toEqual(["'self'", "data:"]);
  });
});

describe("the other headers", () => {
  it("keep hashed files for a year, and revalidate pages and their data", () => {
    const forever = "public, max-age=31536000, immutable";
    expect(valueOf("/static/*", "Cache-Control")).toBe(forever);
    expect(valueOf("/app-0123456789abcdef0123.js", "Cache-Control")).toBe(forever);
    for (const path of ["/", "/guide", "/page-data/*"])
      expect(valueOf(path, "Cache-Control")).toBe("no-cache");
  });

  it("set no caching on /*, because hosts would combine it with the other rules", () => {
    expect(valueOf("/*", "Cache-Control")).toBeUndefined();
  });

  it.each([
    ["Strict-Transport-Security", /max-age=63072000/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["Referrer-Policy", /^strict-origin$/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ])("include %s on every path", (name, value) => {
    expect(valueOf("/*", name)).toMatch(value);
  });

  it("keep a preview of drafts out of search engines, and nothing else", () => {
    expect(valueOf("/*", "X-Robots-Tag")).toBeUndefined();
    expect(valueOf("/*", "X-Robots-Tag", { ...site, indexable: false })).toBe("noindex");
  });
});

describe("headers of the site", () => {
  const withHeaders = (headers: BuiltSite["headers"]) => ({ ...site, headers });

  it("are sent for their path, in both files", () => {
    const built = withHeaders({ "/fonts/*": { "Access-Control-Allow-Origin": "*" } });
    expect(valueOf("/fonts/*", "Access-Control-Allow-Origin", built)).toBe("*");
    const text = nginxInclude(headerRules(built));
    expect(text).toContain(`map $uri $site_access_control_allow_origin {\n  default "";\n  "~^/fonts/" "*";`);
    expect(text).toContain(
      "add_header Access-Control-Allow-Origin $site_access_control_allow_origin always;",
    );
  });

  it("replace the same header for all paths, and leave it out when they are empty", () => {
    const built = withHeaders({
      "/*": { "referrer-policy": "no-referrer", "Strict-Transport-Security": "" },
    });
    expect(valueOf("/*", "referrer-policy", built)).toBe("no-referrer");
    for (const name of ["Referrer-Policy", "Strict-Transport-Security"])
      expect(valueOf("/*", name, built)).toBeUndefined();
  });

  it("are refused when another rule sets them for the same path, because hosts would send both", () => {
    for (const path of ["/static/fonts/*", "/*", "/guide"])
      expect(() => headerRules(withHeaders({ [path]: { "Cache-Control": "no-store" } }))).toThrow(path);
  });
});

describe("the _headers file", () => {
  it("gives each path a block of indented headers", () => {
    const text = headersFile([{ path: "/a", headers: [{ name: "X-One", value: "1; 2" }] }]);
    expect(text).toBe("/a\n  X-One: 1; 2\n");
  });

  it("writes each path once, although its rules may be several", () => {
    const text = headersFile(headerRules(site));
    const paths = text.split("\n").filter((line) => line.startsWith("/"));
    expect(new Set(paths).size).toBe(paths.length);
    expect(text).toContain("  Content-Security-Policy: default-src 'self'");
  });

  it("throws when a line or the number of rules exceeds the limits of hosts", () => {
    const headers = [{ name: "X", value: "y".repeat(2000) }];
    expect(() => headersFile([{ path: "/", headers }])).toThrow(/2000/);
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: [] }));
    expect(() => headersFile(many)).toThrow(/101 rules/);
  });
});

describe("the nginx include", () => {
  const text = nginxInclude(headerRules(site));

  it("adds every header once, also to error responses", () => {
    const names = [...text.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Content-Security-Policy");
    expect(names).toContain("Cache-Control");
  });

  it("sends the headers of documents with HTML only", () => {
    for (const name of ["Content-Security-Policy", "Cross-Origin-Opener-Policy"]) {
      const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
      expect(text).toContain(`add_header ${name} ${variable} always;`);
      const map = text.split(`map $sent_http_content_type ${variable} {`)[1]?.split("}")[0]?.trim() ?? "";
      expect(map).toBe(`"~^text/html" "${valueOf("/*", name) ?? ""}";`);
    }
    expect(text).toContain(`add_header X-Content-Type-Options "nosniff" always;`);
  });

  it("matches folders by prefix, and files exactly", () => {
    expect(text).toContain(`"~^/static/" "public, max-age=31536000, immutable";`);
    expect(text).toContain(`"/app-0123456789abcdef0123.js" "public, max-age=31536000, immutable";`);
  });

  it("escapes quotes, dollar signs and backslashes in values", () => {
    const rules = [{ path: "/*", headers: [{ name: "X", value: 'a"; $b\\' }] }];
    expect(nginxInclude(rules)).toContain(String.raw`add_header X "a\"; \$b\\" always;`);
  });
});
