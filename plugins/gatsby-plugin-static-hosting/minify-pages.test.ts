/** @jest-environment jsdom */
import { minifyPage } from "./minify-pages";

/** What React and Gatsby write: comments that React looks for, texts that touch, boolean attributes, SVG, scripts, a template. */
const PAGE = `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><title>Titre &amp; texte</title><style data-emotion="c">.c-a > p{content:"</p>"}</style></head><body><div id="___gatsby"><ul class="c-a"><li>un</li><li>deux <!-- -->mots</li></ul><p>Fin.</p> <p>« d&#x27;abord »
deux lignes</p><!--$--><form method="dialog"><select required=""><option value="a" selected="">A</option><option>B</option></select><textarea rows="4"></textarea><input type="text" disabled=""/></form><!--/$--><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><dl><dt>T</dt><dd>D</dd></dl></div><noscript><p>Sans script</p></noscript><script type="application/json" id="data">{"a":"<p> b </p>"}</script><script>"use strict";(()=>{ })()</script></body></html>`;

const documentOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").documentElement.outerHTML;

it("gives browsers the same document in fewer characters", async () => {
  const minified = await minifyPage(PAGE);
  expect(minified.length).toBeLessThan(PAGE.length - 80);
  expect(documentOf(minified)).toBe(documentOf(PAGE));
});

it("changes nothing in a page that it has minified", async () => {
  const minified = await minifyPage(PAGE);
  expect(await minifyPage(minified)).toBe(minified);
});
