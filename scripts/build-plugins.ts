/** `npm run build:plugins`: compiles the packages of `plugins/`, and declares their types. `npm pack` runs it in each of them. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { build } from "esbuild";

/** The folders of the packages. */
const pluginFolders = () =>
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
const entryPoints = (folder: string, format: keyof typeof FILES) =>
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

const OPTIONS =
  "--declaration --emitDeclarationOnly --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx --types node";

/**
 * Completes a package with the licence, and with the types of what it exports.
 * @throws when it has an error of types, or imports a file from outside of its folder.
 */
function completePlugin(folder: string): void {
  copyFileSync("LICENSE", join(folder, "LICENSE"));
  const types = join(folder, "types");
  rmSync(types, { recursive: true, force: true });
  const folders = ["--rootDir", join(folder, "src"), "--outDir", types];
  const sources = [...entryPoints(folder, "cjs"), ...entryPoints(folder, "esm")].map((entry) => entry.in);
  execFileSync("node_modules/.bin/tsc", [...OPTIONS.split(" "), ...folders, ...sources], {
    stdio: "inherit",
  });
}

if (require.main === module) void compilePlugins().then(() => pluginFolders().forEach(completePlugin));
