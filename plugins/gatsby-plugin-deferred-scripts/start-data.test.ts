import { withStartData } from "./start-data";

const template = (scripts: string) => `<body><template id="deferred-scripts">${scripts}</template></body>`;

/** As Gatsby 5.16 writes them. */
const gatsbyScripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/guide";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"guide\\":[\\"/guide-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/runtime-3.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

it("replaces Gatsby's inline scripts by their data, and keeps the entry scripts", () => {
  const data = { path: "/guide", hash: "0a1b" };
  expect(withStartData(template(gatsbyScripts))).toBe(
    template(
      `<script type="application/json">${JSON.stringify(data)}</script><script src="/runtime-3.js"></script><script src="/app-1.js"></script>`,
    ),
  );
});

it("gives an element the addresses of the chunks that it needs", () => {
  const page = (needs: string) => `<button data-needs="${needs}">x</button>${template(gatsbyScripts)}`;
  expect(withStartData(page("guide /page-data/app-data.json unknown"))).toContain(
    `<button data-needs="/guide-2.js /page-data/app-data.json">`,
  );
});

it("leaves a page alone whose scripts start at once, and throws when Gatsby writes others", () => {
  expect(withStartData(gatsbyScripts)).toBe(gatsbyScripts);
  expect(() => withStartData(template(`<script src="/app-1.js" async></script>`))).toThrow(/Gatsby 5\.16/);
});
