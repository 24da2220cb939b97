import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import ts from "typescript";

/** By the path of a file, the files of this repository that it imports, also for types alone. */
type Imports = ReadonlyMap<string, readonly string[]>;

function readImports(): Imports {
  const files = ["src", "plugins", "scripts", "e2e"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file));
  const names = new Set(files);
  const importsOf = (file: string) =>
    ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith(".")) return [];
      const path = join(dirname(file), fileName);
      return [".ts", ".tsx"].map((ending) => path + ending).filter((name) => names.has(name));
    });
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** @returns the first circle, such as ["a.ts", "b.ts", "a.ts"]; empty without one. */
function findCircle(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const imported of imports.get(file) ?? []) {
      const circle = search(imported, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...imports.keys()].map((file) => search(file, [])).find((circle) => circle.length > 0) ?? [];
}

it("no files import each other in a circle", () => {
  expect(findCircle(readImports())).toEqual([]);
});
