import { createHash } from "node:crypto";

import { hashSource, inlineHashes } from "./inline-hashes";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the hashes of inline code", () => {
  it("uses the source format of CSP: the empty text has its well-known hash", () => {
    expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it("hashes the exact text of scripts, with white space and line breaks", () => {
    const html = `<body><script id="a">\n  x < 1;\n</script><script type="module">é</script></body>`;
    expect(inlineHashes([html]).scripts).toEqual([sha256("\n  x < 1;\n"), sha256("é")].sort());
  });

  it("hashes a script in a template", () => {
    expect(inlineHashes(["<template><script>1</script></template>"]).scripts).toEqual([sha256("1")]);
  });

  it.each(["text/javascript", " Application/JavaScript ", "importmap", "speculationrules"])(
    "hashes a script of type %s",
    (type) => expect(inlineHashes([`<script type="${type}">{}</script>`]).scripts).toEqual([sha256("{}")]),
  );

  it("leaves out scripts with a src attribute, and data blocks", () => {
    const html = `<script src="/a.js" async></script><script data-x="true" type="application/ld+json">{}</script>`;
    expect(inlineHashes([html]).scripts).toEqual([]);
  });

  it("hashes style elements, also with a line break in the tag, and each text once", () => {
    const html = `<style\n data-emotion="css a">.a{}</style><style>.a{}</style><style>.b{}</style>`;
    expect(inlineHashes([html]).styles).toEqual([sha256(".a{}"), sha256(".b{}")].sort());
  });

  it("reads tags as browsers do: any case, any quotes, styles for browsers without scripts", () => {
    const html = `<SCRIPT data-a='>' >1</SCRIPT ><noscript><style>.c{}</style></noscript><p style=a:b>`;
    const { scripts, styles, styleAttributes } = inlineHashes([html]);
    expect([scripts, styles, styleAttributes]).toEqual([[sha256("1")], [sha256(".c{}")], [sha256("a:b")]]);
  });

  it("hashes style attributes after it has decoded their entities", () => {
    const html = `<p style="font:&quot;A &amp; B&quot;;x:&#x27;&lt;&gt;&#x27;">style="no"</p><i data-style="n"></i>`;
    expect(inlineHashes([html]).styleAttributes).toEqual([sha256(`font:"A & B";x:'<>'`)]);
  });

  it("ignores tags inside a script", () => {
    const html = `<script>"<p style=\\"a:b\\"><style>c</style>"</script>`;
    expect(inlineHashes([html])).toMatchObject({ styles: [], styleAttributes: [] });
  });
});
