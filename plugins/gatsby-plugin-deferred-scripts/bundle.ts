import { createHash } from "node:crypto";
import { join } from "node:path";

import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { minify_sync } from "terser";

import type { InlineScript } from "./contract";

/** Short names, the same in both scripts, for properties that only these scripts have. */
const SHORT_NAMES: Partial<Record<keyof InlineScript, string>> = {
  onEvent: "e",
  keepFields: "k",
  isLeaving: "l",
  onNextInteraction: "n",
  showNotice: "s",
  hideNotice: "h",
};

/**
 * Bundles a folder of this plugin into one script.
 * @param folder `inline` or `start`, whose `index.ts` is the entry.
 * @param define the values of constants.
 * @returns the script's text, minified by terser, whose text is shorter than esbuild's: the inline script must fit the first packets.
 * It can be inlined unescaped, because neither writes `</script` into a string.
 */
export function bundle(folder: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), "plugins/gatsby-plugin-deferred-scripts", folder, "index.ts")],
    bundle: true,
    format: "iife",
    // The browsers of package.json's browserslist.
    target: ["chrome109", "firefox115", "safari15.4"],
    charset: "utf8",
    mangleProps: new RegExp(`^(?:${Object.keys(SHORT_NAMES).join("|")})$`),
    mangleCache: { ...SHORT_NAMES },
    // Without `"use strict"`, which tsconfig.json would add. It changes nothing here.
    tsconfigRaw: {},
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  const { code = "" } = minify_sync(bundled, { ecma: 2020, compress: { passes: 2 } });
  return code;
}

/** A file for `public/`. */
export interface BundleFile {
  /** With a hash of the text: hosts let browsers cache it forever. */
  name: string;
  text: string;
}

/** The start script as a file. */
export function startScript(): BundleFile {
  const text = bundle("start");
  return { name: `start-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`, text };
}

/** The parts of webpack's types that are used here. */
interface Compilation {
  hooks: { processAssets: { tap: (name: string, add: () => void) => void } };
  emitAsset: (name: string, source: object) => void;
}
interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, use: (compilation: Compilation) => void) => void } };
  webpack: { sources: { RawSource: new (text: string) => object } };
}

/** Adds a file to webpack's output, so that it belongs to the browser's bundle: the same headers, the same cleaning. */
export function emitFile({ actions }: CreateWebpackConfigArgs, { name, text }: BundleFile): void {
  const plugin = {
    apply: ({ hooks, webpack: { sources } }: Compiler) =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap(name, () =>
          compilation.emitAsset(name, new sources.RawSource(text)),
        ),
      ),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}
