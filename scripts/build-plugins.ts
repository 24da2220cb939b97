/** `npm run build:plugins`: compiles the packages of `plugins/`, and declares their types. `npm pack` runs it in each of them. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import { runCommand } from "./build/gatsby";
import { compilePlugins, pluginFolders } from "./build/plugins";

/**
 * Completes the packages with the types of what they export, and with the licence.
 * @throws when a package has an error of types, or imports a file from outside of its folder.
 */
function completePackages(): void {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => readFileSync(path, "utf8")) as {
    config: { compilerOptions: object };
  };
  for (const folder of pluginFolders()) {
    copyFileSync("LICENSE", join(folder, "LICENSE"));
    const { options } = ts.convertCompilerOptionsFromJson(
      {
        ...config.compilerOptions,
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(folder, "src"),
        outDir: join(folder, "types"),
        types: ["node"],
      },
      ".",
    );
    const program = ts.createProgram([join(folder, "src/index.ts")], options);
    const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
    if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));
  }
}

void runCommand(async () => {
  await compilePlugins();
  completePackages();
  return 0;
});
