import { createHash } from "node:crypto";

import { inlineHashes } from "./policy";

const sources = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

it.each([
  ["the exact text, with white space", `<script id="a">\n  x < 1;\n</script>`, ["\n  x < 1;\n"]],
  ["each text once, in UTF-8", `<script>é</script><script type="module">é</script>`, ["é"]],
  ["in a template", "<template><script>1</script></template>", ["1"]],
  ["in any case, with any quotes", `<SCRIPT data-a='>' >1</SCRIPT >`, ["1"]],
  ["of an old type", `<script type=" Application/JavaScript ">1</script>`, ["1"]],
  ["that maps imports", `<script type="importmap">{}</script>`, ["{}"]],
  ["with rules for the browser", `<script type="speculationrules">{}</script>`, ["{}"]],
  ["but not of a file", `<script src="/a.js" async></script>`, []],
  ["but not data", `<script data-x="true" type="application/ld+json">{}</script>`, []],
])("hashes a script: %s", (_, html, texts) => {
  expect(inlineHashes([html]).scripts).toEqual(sources(texts));
});

it.each([
  ["elements, once, also over lines", `<style\n data-a="b">.a{}</style><style>.a{}</style>`, [".a{}"], []],
  ["elements for browsers without scripts", "<noscript><style>.c{}</style></noscript>", [".c{}"], []],
  ["attributes without quotes", "<p style=a:b>", [], ["a:b"]],
  ["attributes, decoded", `<p style="font:&quot;A &amp; B&quot;;x:&#x27;&lt;">`, [], [`font:"A & B";x:'<`]],
  ["but no text", `<p data-style="n">style="no"</p><script>"<style>c</style>"</script>`, [], []],
])("hashes styles: %s", (_, html, elements, attributes) => {
  const { styles, styleAttributes } = inlineHashes([html]);
  expect([styles, styleAttributes]).toEqual([sources(elements), sources(attributes)]);
});

it("hashes the inline code of all pages", () => {
  expect(inlineHashes(["<script>1</script>", "<script>2</script>"]).scripts).toEqual(sources(["1", "2"]));
});
