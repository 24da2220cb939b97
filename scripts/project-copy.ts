import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

const ROOT = resolve(__dirname, "..");

/** What commands make, and what is this machine's own. */
const NO_PART = [
  ".build",
  ".cache",
  ".git",
  "coverage",
  "deploy/generated",
  "node_modules",
  "public",
  "test-results",
];

/**
 * The project's files, in order, as paths from its folder.
 * @param leaveOut folders to pass over.
 * @param root the folder of this project, or of a copy of it.
 */
export function projectFiles(leaveOut: readonly string[] = [], root = ROOT): string[] {
  const passedOver = [...NO_PART, ...leaveOut];
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const name = relative(root, path).replaceAll(sep, "/");
      if (passedOver.includes(name) || (name.startsWith(".env") && name !== ".env.example")) return [];
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [name] : [];
    });
  return filesIn(root).sort();
}

/**
 * Copies files of this project into another folder, which shares its node_modules. Builds there leave the `public/` of this one
 * alone. What an earlier copy has left there goes, but for what builds have made: they are warm then.
 * @param to the folder, there already or not.
 * @param files as `projectFiles` gives them.
 * @param content a folder to take for `content/` instead of the project's own.
 */
export function copyProject(to: string, files: readonly string[], content?: string): void {
  const old = existsSync(to) ? readdirSync(to).filter((name) => !NO_PART.includes(name)) : [];
  for (const name of old) rmSync(join(to, name), { recursive: true });
  // Times are kept: webpack compiles anew what has another one.
  const options = { recursive: true, preserveTimestamps: true };
  for (const file of files) {
    if (!content || !file.startsWith("content/")) cpSync(join(ROOT, file), join(to, file), options);
  }
  if (content) cpSync(content, join(to, "content"), options);
  if (!existsSync(join(to, "node_modules")))
    symlinkSync(join(ROOT, "node_modules"), join(to, "node_modules"));
}
