import type { CreateWebpackConfigArgs } from "gatsby";

/** The little of webpack's compiler that is listened to here. */
interface Compiler {
  hooks: { done: { tap: (name: string, listen: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { assets: object };
}

/** Tells which files the bundle has, each time that it has been built. */
export function listenToBundle(
  { actions }: CreateWebpackConfigArgs,
  tell: (files: readonly string[]) => void,
): void {
  const listener = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("gatsby-plugin-static-hosting", ({ compilation }) =>
        tell(Object.keys(compilation.assets)),
      ),
  };
  actions.setWebpackConfig({ plugins: [listener] });
}
