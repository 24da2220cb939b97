import { withStartData } from "./start-data";

/** The scripts of a page of Gatsby 5.16.1. */
const gatsbyScripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/guide";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"guide\\":[\\"/guide-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/runtime-3.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const files = { guide: ["shared-4.js", "guide-2.js"], pdf: ["pdf-5.js"] };
const button = `<button data-prefetch="pdf /font.ttf">PDF</button>`;

it("replaces Gatsby's scripts by the addresses of the files that the page needs", () => {
  const html = withStartData(button + gatsbyScripts, "guide", files);
  const [, text = ""] =
    /^<button .*<\/button><script type="application\/json" id="deferred-scripts">(.*)<\/script>$/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(text)).toEqual({
    path: "/guide",
    hash: "0a1b",
    scripts: ["/runtime-3.js", "/app-1.js", "/shared-4.js", "/guide-2.js"],
    data: ["/page-data/app-data.json", "/page-data/guide/page-data.json"],
    prefetch: ["/pdf-5.js", "/font.ttf"],
  });
});

it("escapes a path that would close the script element", () => {
  const path = "/x</script><img src=x onerror=alert(1)>";
  const html = withStartData(gatsbyScripts.replace("/guide", path), "guide", files);
  expect(html).not.toContain("<img");
  const [, text = ""] = /^<script [^>]*>(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({ path });
});

it("stops the build when an update of Gatsby has changed its scripts", () => {
  expect(() => withStartData(`<script src="/app.js"></script>`, "guide", files)).toThrow("Gatsby 5.16");
});
