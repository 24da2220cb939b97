import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { css } from "@emotion/react";
import { serializeStyles } from "@emotion/serialize";
import { render } from "@testing-library/react";

import { namesByRules, shortenClassNames } from "./class-names";
import { browserCache } from "./emotion-cache";
import { groupMediaRules } from "./group-media";
import { sortClasses } from "./sort-classes";
import { CLASS_KEY } from "./style-rules";

const styles = {
  panel: css({
    color: "red",
    padding: "0.5em 10.5px",
    ":hover": { color: "blue" },
    "@media (min-width: 40em)": { display: "none", "> li": { content: `"a, b;} 0.5 >"` } },
  }),
  printed: css({ "@media (min-width: 40em)": { top: 0 }, "@media print": { top: 1 } }),
  wide: css({ "@media (min-width: 72em)": { bottom: 0 } }),
  row: css({ display: "grid", "& + &": { marginTop: 1 }, "details[open] > &::after": { top: 0 } }),
};
const other = css({ color: "green" });

/** A page with emotion's own names, as on the server: what is in the head here is what emotion keeps there. */
function renderPage() {
  const cache = createCache({ key: CLASS_KEY, stylisPlugins: [], speedy: false });
  const { container } = render(
    <CacheProvider value={cache}>
      <p css={styles.panel} className="own">
        c-{styles.panel.name}
      </p>
      <p css={styles.row} />
      <p css={styles.row} />
      <p css={styles.printed} />
      <p css={styles.wide} />
      <p css={css({})} id="plain" />
      <p css={css({})} className="own" />
    </CacheProvider>,
  );
  const text = cache.sheet.tags.map(({ textContent }) => textContent).join("");
  return shortenClassNames({ html: container.innerHTML, css: text });
}

type Styles = Pick<ReturnType<typeof shortenClassNames>, "css" | "wideCss">;

/** A document with the styles of a page, whose scripts are about to start. */
function openPage({ css, wideCss }: Styles) {
  document.head.innerHTML = `<style data-emotion="${CLASS_KEY}">${css}</style><link rel="stylesheet">`;
  document.querySelector("link")?.append(wideCss);
}

/** The stand-in for emotion's hash, in a browser that shows this page. */
async function browserOf(styles: Styles) {
  openPage({ ...styles, css: `body{margin:0}${styles.css}` });
  jest.resetModules();
  return (await import("./class-name")).default;
}

it("names classes by one letter in the order of the styles, and leaves other classes and texts alone", () => {
  const { html } = renderPage();
  expect(html).toContain(`class="own c-a"`);
  expect(html.match(/class="c-b"/g)).toHaveLength(2);
  expect(html).toContain(`>c-${styles.panel.name}</p>`);
});

it("leaves classes without rules out of the page", () => {
  const { html } = renderPage();
  expect(html).toContain(`<p id="plain">`);
  expect(html).toContain(`<p class="own">`);
});

it("shortens the styles, but no string in them", () => {
  const { css: text, wideCss } = renderPage();
  expect(wideCss).toContain(`@media(min-width:40em){.c-a{display:none}.c-a>li{content:"a, b;} 0.5 >"`);
  expect(text).toContain("padding:.5em 10.5px");
});

it("gives styles in the browser the names that the page has, wherever their rules are, and numbers others", async () => {
  const className = await browserOf(renderPage());
  const { panel, row, printed, wide } = styles;
  expect([panel, row, printed, wide].map((style) => className(style.styles))).toEqual(["a", "b", "c", "d"]);
  const numbered = className(other.styles);
  expect(numbered).toMatch(/^\d+$/);
  expect(className(other.styles)).toBe(numbered);
  expect(className(serializeStyles([styles.row, other]).styles)).not.toMatch(/^[a-z]/);
});

it("gives no style the name of a class whose rules for wide windows are missing", async () => {
  const className = await browserOf({ ...renderPage(), wideCss: "" });
  expect(className(styles.panel.styles)).toMatch(/^\d+$/);
  expect(className(styles.row.styles)).toBe("b");
});

it("distinguishes classes whose rules differ in one value", () => {
  const names = namesByRules(".c-a{color:red}.c-a:hover{top:0}.c-b{color:red}@media print{.c-ab{top:0}}");
  expect([...names.values()]).toEqual(["a", "b", "ab"]);
});

it("finds the names of classes whose media rules are one at the end of the styles", () => {
  const separate = ".c-a{top:0}@media print{.c-a{top:1px}}.c-b{top:2px}@media print{.c-b{top:3px}}";
  const grouped = groupMediaRules(separate);
  expect(grouped.match(/@media/g)).toHaveLength(1);
  expect(namesByRules(grouped)).toEqual(namesByRules(separate));
});

describe("the grouping of media rules", () => {
  const phone = "@media (max-width:1em)";
  const wide = "@media (min-width:2em)";

  it("moves those at the end of a class, and leaves those of elements", () => {
    expect(
      groupMediaRules(
        `${wide}{p{top:0}}.c-a{top:1px}${wide}{.c-a{top:2px}}.c-b{top:3px}${wide}{.c-b{top:4px}}`,
      ),
    ).toBe(`${wide}{p{top:0}}.c-a{top:1px}.c-b{top:3px}${wide}{.c-a{top:2px}.c-b{top:4px}}`);
  });

  it("keeps the order of the rules of a class", () => {
    const followed = `.c-a{top:1px}${wide}{.c-a{top:2px}}.c-a:hover{top:3px}`;
    expect(groupMediaRules(followed)).toBe(followed);
    const twoOrders = `${phone}{.c-a{top:1px}}${wide}{.c-a{top:2px}}${wide}{.c-b{top:1px}}${phone}{.c-b{top:2px}}`;
    expect(groupMediaRules(twoOrders)).toBe(
      `${phone}{.c-a{top:1px}}${wide}{.c-a{top:2px}.c-b{top:1px}}${phone}{.c-b{top:2px}}`,
    );
  });

  it("leaves a rule of any element inside a class, which has the weight of that element's own class", () => {
    const any = `${wide}{.c-a >*{top:0}}.c-b{top:1px}`;
    expect(groupMediaRules(any)).toBe(any);
  });
});

it("has no name twice, however many classes a page has", () => {
  const many = Array.from({ length: 800 }, (_, index) => `.c-${index}h{top:${index}px}`).join("");
  expect(namesByRules(shortenClassNames({ html: "", css: many }).css).size).toBe(800);
});

it("tells emotion which styles the page has, each once", () => {
  openPage({ css: ".c-a{top:0}.c-a:hover{top:1px}.c-b>.c-b{top:0}", wideCss: ".c-a{top:2px}.c-d{top:3px}" });
  expect(browserCache(document).inserted).toEqual({ a: true, b: true, d: true });
});

it("leaves emotion's rules before those for wide windows", () => {
  openPage({ css: ".c-a{top:0}", wideCss: ".c-a{top:2px}" });
  browserCache(document);
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(["style", "link"]);
});

it("puts classes with similar rules next to each other, after global rules and those that concern any child", () => {
  const sheet = [
    "body{margin:0}",
    ".c-1{width:1px}",
    "@media print{.c-1{width:2px}}",
    ".c-2{color:red}",
    ".c-3 >*{top:0}",
    ".c-4{color:blue}",
  ].join("");
  expect(sortClasses(sheet)).toBe(
    [
      "body{margin:0}",
      ".c-3 >*{top:0}",
      ".c-4{color:blue}",
      ".c-2{color:red}",
      ".c-1{width:1px}",
      "@media print{.c-1{width:2px}}",
    ].join(""),
  );
});
