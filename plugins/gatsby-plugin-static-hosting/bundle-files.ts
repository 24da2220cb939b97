import type { CreateWebpackConfigArgs } from "gatsby";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, listen: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { assets: object };
}

/** Calls `report` with the names of the bundle's files, each time that the bundle has been built. */
export function onBundleBuilt(
  { actions }: CreateWebpackConfigArgs,
  report: (files: readonly string[]) => void,
): void {
  const listener = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("gatsby-plugin-static-hosting", ({ compilation }) =>
        report(Object.keys(compilation.assets)),
      ),
  };
  actions.setWebpackConfig({ plugins: [listener] });
}
