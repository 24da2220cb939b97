import type { StartData } from "./contract";
import { withStartData } from "./start-data";

const START = "/start-4.js";

/** As Gatsby 5.16 writes them. */
const gatsbyScripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/guide";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"guide\\":[\\"/guide-2.js\\"],\\"pdf\\":[\\"/pdf-5.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/runtime-3.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const template = (scripts: string) =>
  `<template id="deferred-scripts" data-needs="guide">${scripts}</template>`;

const dataIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="deferred-scripts">(.*)<\/script>/.exec(html)?.[1] ?? "",
  ) as StartData;

it("replaces Gatsby's scripts by the addresses of what the page needs to start", () => {
  const html = withStartData(`<body>${template(gatsbyScripts)}</body>`, START);
  expect(dataIn(html)).toEqual({
    path: "/guide",
    hash: "0a1b",
    start: START,
    scripts: ["/runtime-3.js", "/app-1.js", "/guide-2.js"],
    needs: [],
  });
  expect(html.match(/<script/g)).toHaveLength(1);
});

it("collects what the page's elements need, each once, and takes it out of the page", () => {
  const page = `<button data-needs="pdf /font.ttf">x</button><a data-needs="pdf unknown">y</a>${template(gatsbyScripts)}`;
  const html = withStartData(page, START);
  expect(dataIn(html).needs).toEqual(["/pdf-5.js", "/font.ttf"]);
  expect(html).toContain("<button>x</button><a>y</a>");
});

it("lists the scripts that answer an early click, with webpack's runtime before them, and keeps the mark of the button", () => {
  const html = withStartData(`<button data-early="pdf">x</button>${template(gatsbyScripts)}`, START);
  expect(dataIn(html).early).toEqual(["/runtime-3.js", "/pdf-5.js"]);
  expect(html).toContain("<button data-early>x</button>");
});

it("leaves a page alone whose scripts start at once, and throws when Gatsby writes others", () => {
  expect(withStartData(gatsbyScripts, START)).toBe(gatsbyScripts);
  expect(() => withStartData(template(`<script src="/app-1.js" async></script>`), START)).toThrow(
    /Gatsby 5\.16/,
  );
});
