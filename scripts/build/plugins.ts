import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { build } from "esbuild";

/** The folders of the packages. */
export const pluginFolders = () =>
  readdirSync("plugins", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => resolve("plugins", name));

/**
 * The compiled files of a package, with their sources. No source may be called `gatsby-node.ts`, which Gatsby would compile itself.
 * Gatsby bundles the code of pages, and reads from its text what it exports.
 */
const FILES = {
  cjs: { index: "index.ts", "gatsby-node": "node.ts" },
  esm: { "gatsby-ssr": "ssr.tsx", "gatsby-browser": "browser.tsx", inline: "inline/main.ts" },
};

/** The sources of a package that become a file each. */
export const entryPoints = (folder: string, format: keyof typeof FILES) =>
  Object.entries(FILES[format])
    .map(([out, source]) => ({ out, in: join(folder, "src", source) }))
    .filter((entry) => existsSync(entry.in));

/** Compiles the packages of `plugins/` beside their package.json. It takes a moment, so Gatsby's commands begin with it. */
export async function compilePlugins(): Promise<void> {
  const compiled = pluginFolders().flatMap((folder) =>
    (["cjs", "esm"] as const).map((format) =>
      build({
        entryPoints: entryPoints(folder, format),
        outdir: folder,
        format,
        bundle: true,
        packages: "external",
        platform: "neutral",
        external: ["node:*"],
        target: "es2022",
        // The site's own tsconfig.json takes emotion's JSX.
        tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
      }),
    ),
  );
  await Promise.all(compiled);
}
