import { withStartData } from "./scripts";

/** What Gatsby 5.16.1 writes. */
const gatsbyScripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/guide";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"guide\\":[\\"/guide-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/runtime-3.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

it("replaces Gatsby's scripts by what the page needs to start, once", () => {
  const html = withStartData(`<p>Text</p>${gatsbyScripts}`, "guide");
  const [, text = ""] =
    /^<p>Text<\/p><script type="application\/json" id="deferred-scripts">(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({
    path: "/guide",
    hash: "0a1b",
    scripts: ["/runtime-3.js", "/app-1.js", "/guide-2.js"],
  });
  expect(withStartData(html, "guide")).toBe(html);
});

it("stops the build when an update of Gatsby has changed its scripts", () => {
  expect(() => withStartData(`<script src="/app.js"></script>`, "guide")).toThrow("Gatsby 5.16");
});
