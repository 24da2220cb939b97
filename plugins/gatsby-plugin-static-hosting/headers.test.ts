import { type BuiltSite, type Header, headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { nginxInclude } from "./nginx-include";

const site: BuiltSite = {
  pages: [
    {
      path: "/",
      hashes: { scripts: ["'sha256-home'"], styles: ["'sha256-css'"], styleAttributes: ["'sha256-attr'"] },
    },
    { path: "/guide", hashes: { scripts: ["'sha256-paper'"], styles: [], styleAttributes: [] } },
    { hashes: { scripts: ["'sha256-lost'"], styles: [], styleAttributes: [] } },
  ],
  hashedFiles: ["/app-0123456789abcdef0123.js"],
  allowed: {},
  indexable: true,
};

function valueOf(path: string, name: string, built = site): string | undefined {
  const rule = headerRules(built).find((candidate) => candidate.path === path);
  return rule?.headers.find((header: Header) => header.name === name)?.value;
}

function directive(path: string, name: string, built = site): string[] {
  const policy = valueOf(path, "Content-Security-Policy", built) ?? "";
  return (
    policy
      .split("; ")
      .find((text) => text.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}

describe("the Content-Security-Policy", () => {
  it.each(["/", "/guide", "/*"])(
    "forbids by default, and never allows inline code as such, on %s",
    (path) => {
      expect(directive(path, "default-src")).toEqual(["'none'"]);
      expect(valueOf(path, "Content-Security-Policy")).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    },
  );

  it("allows a page's own inline scripts and styles only", () => {
    expect(directive("/", "script-src")).toEqual(["'self'", "'sha256-home'"]);
    expect(directive("/", "style-src")).toContain("'sha256-css'");
    expect(directive("/", "style-src-attr")).toEqual(["'unsafe-hashes'", "'sha256-attr'"]);
    expect(directive("/guide", "style-src-attr")).toEqual(["'none'"]);
  });

  it("allows on every path what any page has, because it is enforced beside the page's own", () => {
    expect(directive("/*", "script-src")).toEqual([
      "'self'",
      "'sha256-home'",
      "'sha256-lost'",
      "'sha256-paper'",
    ]);
  });

  it("lets nothing be framed, submitted, or moved to another base", () => {
    for (const name of ["frame-ancestors", "form-action", "base-uri"])
      expect(directive("/", name)).toEqual(["'none'"]);
  });

  it("lets scripts call the form's endpoint when there is one", () => {
    expect(directive("/", "connect-src")).toEqual(["'self'"]);
    const allowed = { "connect-src": ["https://api.example"] };
    expect(directive("/", "connect-src", { ...site, allowed })).toEqual(["'self'", "https://api.example"]);
  });
});

describe("the other headers", () => {
  it("keeps hashed files for a year, and asks for pages and their data again", () => {
    const forever = "public, max-age=31536000, immutable";
    expect(valueOf("/static/*", "Cache-Control")).toBe(forever);
    expect(valueOf("/app-0123456789abcdef0123.js", "Cache-Control")).toBe(forever);
    for (const path of ["/", "/guide", "/page-data/*"])
      expect(valueOf(path, "Cache-Control")).toBe("no-cache");
  });

  it("says nothing of caching for every path, where hosts would join it with the rules above", () => {
    expect(valueOf("/*", "Cache-Control")).toBeUndefined();
  });

  it.each([
    ["Strict-Transport-Security", /max-age=63072000/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["Referrer-Policy", /strict-origin/],
    ["Permissions-Policy", /camera=\(\).*microphone=\(\)/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
    ["Cross-Origin-Resource-Policy", /^same-origin$/],
    ["Cross-Origin-Embedder-Policy", /^require-corp$/],
  ])("sends %s everywhere", (name, value) => {
    expect(valueOf("/*", name)).toMatch(value);
  });

  it("keeps a preview of drafts out of search engines, and only that", () => {
    expect(valueOf("/*", "X-Robots-Tag")).toBeUndefined();
    expect(valueOf("/*", "X-Robots-Tag", { ...site, indexable: false })).toBe("noindex");
  });
});

describe("the _headers file", () => {
  it("gives each path a block of indented headers", () => {
    const text = headersFile([{ path: "/a", headers: [{ name: "X-One", value: "1; 2" }] }]);
    expect(text).toBe("/a\n  X-One: 1; 2\n");
  });

  it("stops the build rather than have a host cut a line or drop a rule", () => {
    const headers = [{ name: "X", value: "y".repeat(2000) }];
    expect(() => headersFile([{ path: "/", headers }])).toThrow(/2000/);
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: [] }));
    expect(() => headersFile(many)).toThrow(/101 rules/);
  });
});

describe("the nginx include", () => {
  const text = nginxInclude(headerRules(site));

  it("adds every header once, in error answers too", () => {
    const names = [...text.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Content-Security-Policy");
    expect(names).toContain("Cache-Control");
  });

  it("picks a page's policy by the file that nginx opens for it, and falls back to that of every path", () => {
    const map = /map \$uri \$site_content_security_policy \{([^}]*)\}/.exec(text)?.[1] ?? "";
    expect(map).toMatch(/"\/index\.html" ".*sha256-home.*"/);
    expect(map).toMatch(/"\/guide\.html" ".*sha256-paper.*"/);
    expect(map).toMatch(/default ".*sha256-lost.*"/);
  });

  it("matches folders by their beginning and files as they are", () => {
    expect(text).toContain(`"~^/static/" "public, max-age=31536000, immutable";`);
    expect(text).toContain(`"/app-0123456789abcdef0123.js" "public, max-age=31536000, immutable";`);
  });

  it("lets no value out of its quotes", () => {
    const rules = [{ path: "/*", headers: [{ name: "X", value: 'a"; $b\\' }] }];
    expect(nginxInclude(rules)).toContain(String.raw`add_header X "a\"; \$b\\" always;`);
  });
});
