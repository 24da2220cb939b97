import { withStartData } from "./scripts";

/** What Gatsby 5.16.1 writes. */
const gatsbyScripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/guide";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"guide\\":[\\"/guide-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/runtime-3.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const files = { guide: ["shared-4.js", "guide-2.js"], pdf: ["pdf-5.js"] };
const button = `<button data-ahead="pdf /font.ttf">PDF</button>`;

it("replaces Gatsby's scripts by the addresses of what the page needs, once", () => {
  const html = withStartData(button + gatsbyScripts, "", "guide", files);
  const [, text = ""] =
    /^<button .*<\/button><script type="application\/json" id="deferred-scripts">(.*)<\/script>$/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(text)).toEqual({
    path: "/guide",
    hash: "0a1b",
    scripts: ["/runtime-3.js", "/app-1.js", "/shared-4.js", "/guide-2.js"],
    data: ["/page-data/app-data.json", "/page-data/guide/page-data.json"],
    ahead: ["/pdf-5.js", "/font.ttf"],
  });
  expect(withStartData(html, "", "guide", files)).toBe(html);
});

it("writes addresses with the site's prefix, and those of data as Gatsby does for paths with a slash at their end", () => {
  const html = withStartData(gatsbyScripts.replace("/guide", "/guide/"), "/docs", "guide", files);
  expect(html).toContain(`"/docs/shared-4.js","/docs/guide-2.js"`);
  expect(html).toContain(`"/docs/page-data/app-data.json","/docs/page-data/guide/page-data.json"`);
});

it("stops the build when an update of Gatsby has changed its scripts", () => {
  expect(() => withStartData(`<script src="/app.js"></script>`, "", "guide", files)).toThrow("Gatsby 5.16");
});
