import { createHash } from "node:crypto";

import { type Allowed, contentSecurityPolicy } from "./policy";

const sources = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

/** The policy's sources by directive. */
const policyOf = (pages: readonly string[], allow: Allowed = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(pages, allow)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...added]) => [name, added] as const),
  );

it.each([
  ["the exact text, with white space", `<script id="a">\n  x < 1;\n</script>`, ["\n  x < 1;\n"]],
  ["each text once, in UTF-8", `<script>é</script><script type="module">é</script>`, ["é"]],
  ["in a template", "<template><script>1</script></template>", ["1"]],
  ["in any case, with any quotes", `<SCRIPT data-a='>' >1</SCRIPT >`, ["1"]],
  ["that maps imports", `<script type="importmap">{}</script>`, ["{}"]],
  ["but not of a file", `<script src="/a.js" async></script>`, []],
  ["but not data", `<script data-x="true" type="application/ld+json">{}</script>`, []],
])("hashes a script: %s", (_, html, texts) => {
  expect(policyOf([html])["script-src"]).toEqual(["'self'", ...sources(texts)]);
});

it.each([
  ["elements, once, also over lines", `<style\n data-a="b">.a{}</style><style>.a{}</style>`, [".a{}"], []],
  ["elements for browsers without scripts", "<noscript><style>.c{}</style></noscript>", [".c{}"], []],
  ["attributes without quotes", "<p style=a:b>", [], ["a:b"]],
  ["attributes, decoded", `<p style="font:&quot;A &amp; B&quot;;x:&#x27;&lt;">`, [], [`font:"A & B";x:'<`]],
  ["but no text", `<p data-style="n">style="no"</p><script>"<style>c</style>"</script>`, [], []],
])("hashes styles: %s", (_, html, elements, attributes) => {
  const policy = policyOf([html]);
  expect(policy["style-src"]).toEqual(["'self'", ...sources(["", ...elements])]);
  // Otherwise `style-src` applies, which allows no style attribute.
  const expected = attributes.length > 0 ? ["'unsafe-hashes'", ...sources(attributes)] : undefined;
  expect(policy["style-src-attr"]).toEqual(expected);
});

it("allows the site's own files, the inline code of all pages by hash, and nothing else", () => {
  expect(policyOf(["<script>1</script>", "<script>2</script>"])).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...sources(["1", "2"])],
    "style-src": ["'self'", ...sources([""])],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

it("adds allowed origins to the site's own files and hashes", () => {
  const policy = policyOf(["<script>1</script>"], {
    "connect-src": ["https://api.example/requests", ""],
    "img-src": [""],
    "script-src": ["https://cdn.example"],
  });
  expect(policy).toMatchObject({
    "connect-src": ["'self'", "https://api.example"],
    "script-src": ["'self'", ...sources(["1"]), "https://cdn.example"],
  });
  expect(policy).not.toHaveProperty("img-src");
});

it.each(["https://a$b.example", 'data:"', "data:\\"])(
  "refuses the source %s, which nginx would change",
  (source) => {
    expect(() => policyOf([], { "img-src": [source] })).toThrow('The option "allow" has a $');
  },
);
