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
    "forbids everything by default, and never allows all inline code, on %s",
    (path) => {
      expect(directive(path, "default-src")).toEqual(["'none'"]);
      expect(valueOf(path, "Content-Security-Policy")).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    },
  );

  it("allows only a page's own inline scripts and styles", () => {
    expect(directive("/", "script-src")).toEqual(["'self'", "'sha256-home'"]);
    expect(directive("/", "style-src")).toContain("'sha256-css'");
    expect(directive("/", "style-src-attr")).toEqual(["'unsafe-hashes'", "'sha256-attr'"]);
    expect(directive("/guide", "style-src-attr")).toEqual(["'none'"]);
  });

  it("allows on /* what any page has, because browsers enforce it together with the page's own policy", () => {
    expect(directive("/*", "script-src")).toEqual([
      "'self'",
      "'sha256-home'",
      "'sha256-lost'",
      "'sha256-paper'",
    ]);
  });

  it("forbids framing, native form submission and another base URL", () => {
    for (const name of ["frame-ancestors", "form-action", "base-uri"])
      expect(directive("/", name)).toEqual(["'none'"]);
  });

  it("lets scripts call the form's endpoint if there is one", () => {
    expect(directive("/", "connect-src")).toEqual(["'self'"]);
    const allowed = { "connect-src": ["https://api.example"] };
    expect(directive("/", "connect-src", { ...site, allowed })).toEqual(["'self'", "https://api.example"]);
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
    ["Referrer-Policy", /strict-origin/],
    ["Permissions-Policy", /camera=\(\).*microphone=\(\)/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
    ["Cross-Origin-Resource-Policy", /^same-origin$/],
    ["Cross-Origin-Embedder-Policy", /^require-corp$/],
  ])("include %s on every path", (name, value) => {
    expect(valueOf("/*", name)).toMatch(value);
  });

  it("keep a preview of drafts out of search engines, and nothing else", () => {
    expect(valueOf("/*", "X-Robots-Tag")).toBeUndefined();
    expect(valueOf("/*", "X-Robots-Tag", { ...site, indexable: false })).toBe("noindex");
  });
});

describe("the _headers file", () => {
  it("gives each path a block of indented headers", () => {
    const text = headersFile([{ path: "/a", headers: [{ name: "X-One", value: "1; 2" }] }]);
    expect(text).toBe("/a\n  X-One: 1; 2\n");
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

  it("selects a page's policy by the file that nginx serves, and falls back to the policy of /*", () => {
    const map = /map \$uri \$site_content_security_policy \{([^}]*)\}/.exec(text)?.[1] ?? "";
    expect(map).toMatch(/"\/index\.html" ".*sha256-home.*"/);
    expect(map).toMatch(/"\/guide\.html" ".*sha256-paper.*"/);
    expect(map).toMatch(/default ".*sha256-lost.*"/);
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
