import { realpathSync } from "node:fs";
import { isAbsolute, sep } from "node:path";

/** A module to replace in the bundle by another one or by an empty one. */
export interface ReplacedModule {
  /** The module as imports name it: `canvg`, `./prefetch`. */
  module: string;
  /** Only imports by these files are replaced: the name of a package, or the absolute path of a folder. */
  importedBy: string;
  /** The absolute path of the file to use instead. Without one, the module is empty. */
  standIn?: string;
  /** The absolute path of a webpack loader for that file. */
  loader?: string;
  /** Also in server rendering and in development; otherwise only in the browser's bundle of a build. */
  everyStage?: boolean;
  why: string;
  /** What the replacement gains: bytes (Brotli), or a rule that it enforces. */
  gain: string;
}

/** An import between two modules of the finished graph. Paths have no symbolic links. */
export interface Import {
  from: string;
  request: string;
  /** The imported file; undefined for an empty module. */
  to?: string;
  /** Paths of the loaders that processed this file. */
  loaders: readonly string[];
}

/** Matches the files of `importedBy`, but not those of packages inside it. */
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

/** The entries that match no import of the bundle. */
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
