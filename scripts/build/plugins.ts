import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { build, type Format } from "esbuild";

/** The folders of the packages. */
export const pluginFolders = () =>
  readdirSync("plugins", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => resolve("plugins", name));

/**
 * The compiled files of a package, with their sources. No source may be called `gatsby-node.ts`, which Gatsby would compile itself.
 * Gatsby bundles the code of pages, and reads from its text what it exports.
 */
const FILES: Readonly<Record<string, readonly [source: string, format: Format]>> = {
  index: ["index.ts", "cjs"],
  "gatsby-node": ["node.ts", "cjs"],
  "gatsby-ssr": ["ssr.tsx", "esm"],
  "gatsby-browser": ["browser.tsx", "esm"],
  inline: ["inline/main.ts", "esm"],
};

async function compile(source: string, format: Format, target: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    packages: "external",
    platform: "neutral",
    external: ["node:*"],
    format,
    target: "es2022",
    // The site's own tsconfig.json takes emotion's JSX.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join("");
  // A newer file would make `npm run build:frozen` build again.
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}

/** Compiles the packages of `plugins/` beside their package.json. It takes a moment, so Gatsby's commands begin with it. */
export async function compilePlugins(): Promise<void> {
  const compiled = pluginFolders().flatMap((folder) =>
    Object.entries(FILES).map(async ([name, [source, format]]) => {
      const path = join(folder, "src", source);
      if (existsSync(path)) await compile(path, format, join(folder, `${name}.js`));
    }),
  );
  await Promise.all(compiled);
}
