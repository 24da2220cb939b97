import { type PluginItem, transformSync } from "@babel/core";

import { keepModernSyntax, withoutNeedlessPlugins } from "./modern-syntax";

/** The plugins that babel-preset-gatsby lists, and preset-env's for parameters. */
const PLUGINS: readonly PluginItem[] = [
  "@babel/plugin-transform-classes",
  "@babel/plugin-proposal-nullish-coalescing-operator",
  "@babel/plugin-proposal-optional-chaining",
  "@babel/plugin-transform-parameters",
  "@babel/plugin-transform-spread",
];

const SOURCE = `class Day extends Date {
  later({
    days = 1
  }, ...others) {
    return [...others, this?.time ?? days];
  }
}`;

it("keeps the syntax that Gatsby's preset compiles", () => {
  const options = { plugins: [...PLUGINS], babelrc: false, configFile: false };
  expect(transformSync(SOURCE, options)?.code).not.toMatch(/class Day|\.\.\.|\?\.|\?\?/);
  expect(transformSync(SOURCE, { ...options, wrapPluginVisitorMethod: withoutNeedlessPlugins })?.code).toBe(
    SOURCE,
  );
});

it("compiles the rest", () => {
  const plugins = ["@babel/plugin-transform-template-literals"];
  const options = { plugins, babelrc: false, configFile: false };
  const compiled = transformSync("`${a} b`", {
    ...options,
    wrapPluginVisitorMethod: withoutNeedlessPlugins,
  });
  expect(compiled?.code).toContain(`.concat(`);
});

describe("Gatsby's rules", () => {
  const loader = {
    loader: "/babel-loader.js",
    options: { stage: "build-javascript", cacheDirectory: "/babel" },
  };
  const fonts = { test: /woff2/, use: [{ loader: "/url-loader.js" }] };

  it("get the option where the loaders are chosen for each module", () => {
    const [changed, unchanged] = keepModernSyntax([{ use: () => [loader] }, fonts]);
    expect(unchanged).toBe(fonts);
    expect((changed?.use as (module: object) => unknown)({})).toEqual([
      {
        loader: "/babel-loader.js",
        options: {
          stage: "build-javascript",
          cacheDirectory: false,
          wrapPluginVisitorMethod: withoutNeedlessPlugins,
        },
      },
    ]);
  });

  it("stop the build when an update has changed them", () => {
    expect(() => keepModernSyntax([fonts])).toThrow("Gatsby has no rule any more");
  });
});
