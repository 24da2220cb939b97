import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

const ROOT = resolve(__dirname, "..");

/** Generated files, and files of this machine only. */
const EXCLUDED = [
  ".build",
  ".cache",
  ".git",
  "coverage",
  "deploy/generated",
  "node_modules",
  "public",
  "site",
  "test-results",
];

/**
 * The project's files, in order, as paths from its folder.
 * @param leaveOut folders to leave out.
 * @param root the folder of this project, or of a copy of it.
 */
export function projectFiles(leaveOut: readonly string[] = [], root = ROOT): string[] {
  const excluded = [...EXCLUDED, ...leaveOut];
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const name = relative(root, path).replaceAll(sep, "/");
      if (excluded.includes(name) || (name.startsWith(".env") && name !== ".env.example")) return [];
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [name] : [];
    });
  return filesIn(root).sort();
}

/**
 * Copies files of this project into another folder, which shares its node_modules but has a `public/` of its own. Removes the
 * files of an earlier copy, but keeps what builds have made there, so that the next build is warm.
 * @param to a new or existing folder.
 * @param files as `projectFiles` returns them.
 * @param content a folder to copy to `content/` instead of the project's own.
 */
export function copyProject(to: string, files: readonly string[], content?: string): void {
  const old = existsSync(to) ? readdirSync(to).filter((name) => !EXCLUDED.includes(name)) : [];
  for (const name of old) rmSync(join(to, name), { recursive: true });
  // Keep the file times: webpack recompiles files with another time.
  const options = { recursive: true, preserveTimestamps: true };
  for (const file of files) {
    if (!content || !file.startsWith("content/")) cpSync(join(ROOT, file), join(to, file), options);
  }
  if (content) cpSync(content, join(to, "content"), options);
  if (!existsSync(join(to, "node_modules")))
    symlinkSync(join(ROOT, "node_modules"), join(to, "node_modules"));
}
