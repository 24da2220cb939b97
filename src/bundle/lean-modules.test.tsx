import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";

import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import { transformSync } from "@swc/core";
import { render } from "@testing-library/react";
import type { Helmet as WholeHelmet } from "react-helmet";

import removeUnusedCode from "./lean-modules-loader";
import haveSameContent from "./same-props";
import anyType from "./without-prop-types";

const EMOTION = resolve("node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js");
const HELMET = resolve("node_modules/react-helmet/es/Helmet.js");

const leanSource = (file: string, source = readFileSync(file, "utf8")) =>
  removeUnusedCode.call({ resourcePath: file }, source);

type Evaluate = (
  require: (name: string) => unknown,
  exports: object,
  window: Window,
  document: Document,
) => void;

const standIns: Readonly<Record<string, object>> = {
  "prop-types": { default: anyType },
  "react-fast-compare": { default: haveSameContent, __esModule: true },
};

/** Loads a reduced module as the page does, but as a CommonJS module. */
function load(file: string): unknown {
  const { code } = transformSync(leanSource(file), { module: { type: "commonjs" } });
  const evaluate = runInThisContext(
    `(function (require, exports, window, document) {${code}\n})`,
  ) as Evaluate;
  const exports = {};
  const { resolve: pathOf } = createRequire(file);
  evaluate((name) => standIns[name] ?? jest.requireActual<object>(pathOf(name)), exports, window, document);
  return exports;
}

/** The rules that a cache makes of styles with all that emotion can nest. */
function rulesOf(create: typeof createCache): string[] {
  const cache = create({ key: "c", stylisPlugins: [] });
  const rules: string[] = [];
  const sheet = Object.assign(Object.create(cache.sheet) as typeof cache.sheet, {
    insert: (rule: string) => rules.push(rule),
  });
  const styles = serializeStyles([
    {
      display: "flex",
      userSelect: "none",
      "::placeholder": { color: "red" },
      "@media print": { "& + &": { top: 0 } },
    },
  ]);
  cache.insert(".c-a", styles, sheet, false);
  return rules;
}

it("emotion's cache makes the same rules", () => {
  const { default: create } = load(EMOTION) as { default: typeof createCache };
  expect(rulesOf(create)).toEqual(rulesOf(createCache));
  expect(rulesOf(create).join("")).toContain("@media print");
});

describe("Helmet", () => {
  const { Helmet } = load(HELMET) as { Helmet: typeof WholeHelmet };
  const description = () => document.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

  it("writes title, tags and attributes, and changes them with its props", () => {
    const head = (title: string, text: string) => (
      <Helmet
        defer={false}
        htmlAttributes={{ lang: "fr" }}
        title={title}
        meta={[{ name: "description", content: text }]}
      />
    );
    const { rerender, unmount } = render(head("One", "First"));
    expect(document.documentElement.lang).toBe("fr");
    expect([document.title, description()]).toEqual(["One", "First"]);
    rerender(head("One", "Second"));
    expect([document.title, description()]).toEqual(["One", "Second"]);
    unmount();
    expect(description()).toBeUndefined();
  });

  it("refuses child tags", () => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    expect(() =>
      render(
        <Helmet>
          <title>One</title>
        </Helmet>,
      ),
    ).toThrow("no child tags");
    logged.mockRestore();
  });
});

it.each([EMOTION, HELMET])("%s gets smaller, and another version of it is refused", (file) => {
  const source = readFileSync(file, "utf8");
  expect(leanSource(file).length).toBeLessThan(source.length);
  expect(() => leanSource(file, source.replace(/options\.stylisPlugins|React\.Component\)/, "x"))).toThrow(
    "does not fit this version",
  );
});

it("props have the same content when their texts and lists have", () => {
  expect(haveSameContent({ title: "a", meta: [{ name: "b" }] }, { title: "a", meta: [{ name: "b" }] })).toBe(
    true,
  );
  expect(haveSameContent({ title: "a", meta: [{ name: "b" }] }, { title: "a", meta: [{ name: "c" }] })).toBe(
    false,
  );
});

it("every declaration of props is possible", () => {
  const types = anyType as unknown as Record<"node", { isRequired: unknown }> & {
    shape: (of: object) => unknown;
  };
  expect(types.node.isRequired).toBe(anyType);
  expect(types.shape({})).toBe(anyType);
});
