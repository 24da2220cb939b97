/** `npm run build:plugins`: compiles the packages of `plugins/`, and declares their types. `npm pack` runs it in each of them. */
import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import { compilePlugins, entryPoints, pluginFolders } from "./build/plugins";

const OPTIONS =
  "--declaration --emitDeclarationOnly --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx --types node";

/** Declares the types of a package. @throws when it has an error of types, or imports a file from outside of its folder. */
function declareTypes(folder: string): void {
  const folders = ["--rootDir", join(folder, "src"), "--outDir", join(folder, "types")];
  const sources = [...entryPoints(folder, "cjs"), ...entryPoints(folder, "esm")].map((entry) => entry.in);
  execFileSync("node_modules/.bin/tsc", [...OPTIONS.split(" "), ...folders, ...sources], {
    stdio: "inherit",
  });
}

void compilePlugins().then(() => {
  for (const folder of pluginFolders()) {
    copyFileSync("LICENSE", join(folder, "LICENSE"));
    declareTypes(folder);
  }
});
