import { realpathSync } from "node:fs";
import { isAbsolute, sep } from "node:path";

/** A module for which another one, or nothing, is put into the bundle. */
export interface ReplacedModule {
  /** As it is imported: `canvg`, `./prefetch`. */
  module: string;
  /** Only imports by these files are replaced: the name of a package, or the absolute path of a folder. */
  importedBy: string;
  /** The absolute path of the file to take instead. Without one, the module is empty. */
  standIn?: string;
  /** The absolute path of a webpack loader for that file. */
  loader?: string;
  /** Also in server rendering and in development; otherwise only in the browser's bundle of a build. */
  everyStage?: boolean;
  why: string;
  /** What is gained: bytes (Brotli), or a promise that is kept. */
  gain: string;
}

/** An import between two modules of the finished graph. Paths are real ones, without links. */
export interface Import {
  from: string;
  request: string;
  /** The imported file; none for an empty module. */
  to?: string;
  /** Paths of the loaders that this file has gone through. */
  loaders: readonly string[];
}

/** Matches the files of `importedBy`, but not those of packages inside of it. */
export function importersOf({ importedBy }: ReplacedModule): (path: string) => boolean {
  const folder = isAbsolute(importedBy)
    ? realpathSync(importedBy) + sep
    : ["", "node_modules", ...importedBy.split("/"), ""].join(sep);
  return (path) => {
    const start = isAbsolute(importedBy) ? (path.startsWith(folder) ? 0 : -1) : path.lastIndexOf(folder);
    return start >= 0 && !path.slice(start + folder.length - sep.length).includes(`${sep}node_modules${sep}`);
  };
}

/** webpack's rules for an entry. */
export function rulesOf(entry: ReplacedModule): object[] {
  const { module, standIn, loader } = entry;
  const alias = { [`${module}$`]: standIn ?? false };
  return [
    { include: importersOf(entry), resolve: { alias } },
    ...(standIn && loader ? [{ include: realpathSync(standIn), use: loader }] : []),
  ];
}

/** The entries that no import of the bundle has met. */
export function findUnmatched(
  entries: readonly ReplacedModule[],
  imports: readonly Import[],
): ReplacedModule[] {
  return entries.filter((entry) => {
    const isImporter = importersOf(entry);
    const standIn = entry.standIn && realpathSync(entry.standIn);
    return !imports.some(
      ({ from, request, to, loaders }) =>
        request === entry.module &&
        to === standIn &&
        (!entry.loader || loaders.includes(entry.loader)) &&
        isImporter(from),
    );
  });
}
