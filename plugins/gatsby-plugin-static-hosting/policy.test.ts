import { createHash } from "node:crypto";

import { type Allowed, contentSecurityPolicy } from "./policy";

/** The hash sources of these inline texts. */
const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

/** The policy's sources by directive. */
const policyOf = (pages: readonly string[], allow: Allowed = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(pages, allow)
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources] as const;
      }),
  );

it.each([
  ["of the exact text, with white space", `<script id="a">\n  x < 1;\n</script>`, ["\n  x < 1;\n"]],
  ["of each text once, in UTF-8", `<script>é</script><script type="module">é</script>`, ["é"]],
  ["also in a template", "<template><script>1</script></template>", ["1"]],
  ["in any case, with any quotes", `<SCRIPT data-a='>' >1</SCRIPT >`, ["1"]],
  ["also of an import map", `<script type="importmap">{}</script>`, ["{}"]],
  ["none of a file", `<script src="/a.js" async></script>`, []],
  ["none of data", `<script data-x="true" type="application/ld+json">{}</script>`, []],
])("the hashes of scripts: %s", (_, html, texts) => {
  expect(policyOf([html])["script-src"]).toEqual(["'self'", ...hashesOf(texts)]);
});

it.each<{ case: string; html: string; elements?: string[]; attributes?: string[] }>([
  {
    case: "of elements, each once, also over lines",
    html: `<style\n data-a="b">.a{}</style><style>.a{}</style>`,
    elements: [".a{}"],
  },
  {
    case: "of elements for browsers without scripts",
    html: "<noscript><style>.c{}</style></noscript>",
    elements: [".c{}"],
  },
  {
    case: "of attributes without quotes",
    html: "<p style=a:b>",
    attributes: ["a:b"],
  },
  {
    case: "of decoded attributes",
    html: `<p style="font:&quot;A &amp; B&quot;;x:&#x27;&lt;">`,
    attributes: [`font:"A & B";x:'<`],
  },
  {
    case: "none of text",
    html: `<p data-style="n">style="no"</p><script>"<style>c</style>"</script>`,
  },
])("the hashes of styles: $case", ({ html, elements = [], attributes = [] }) => {
  const policy = policyOf([html]);
  expect(policy["style-src"]).toEqual(["'self'", ...hashesOf(["", ...elements])]);
  // Without this directive, `style-src` applies, which allows no style attribute.
  const expected = attributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(attributes)] : undefined;
  expect(policy["style-src-attr"]).toEqual(expected);
});

it("allows the site's own files, the inline code of all pages by hash, and nothing else", () => {
  expect(policyOf(["<script>1</script>", "<script>2</script>"])).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(["1", "2"])],
    "style-src": ["'self'", ...hashesOf([""])],
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
    "script-src": ["'self'", ...hashesOf(["1"]), "https://cdn.example"],
  });
  expect(policy).not.toHaveProperty("img-src");
});
