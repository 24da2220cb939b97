import { type PluginItem, transformSync } from "@babel/core";

import { modernSyntax, withoutNeedlessPlugins } from "./modern-syntax";

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

describe("the rules of Gatsby and its plugins", () => {
  const loader = {
    loader: "/babel-loader.js",
    options: { stage: "build-javascript", cacheDirectory: "/babel" },
  };
  const fonts = { test: /woff2/, use: [{ loader: "/url-loader.js" }] };
  const scripts = { test: /js/, use: () => [loader] };
  const typescript = { test: /ts/, use: () => [loader] };

  it("all get the option where the loaders are chosen for each module", () => {
    const module = { rules: [scripts, fonts, typescript] };
    modernSyntax.apply({ options: { module } });
    const [changed, unchanged, alsoChanged] = module.rules;
    expect(unchanged).toBe(fonts);
    for (const rule of [changed, alsoChanged])
      expect((rule?.use as () => unknown)()).toEqual([
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
    expect(() => modernSyntax.apply({ options: { module: { rules: [fonts] } } })).toThrow(
      "Gatsby has no rule any more",
    );
  });
});
