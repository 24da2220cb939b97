import type * as Fs from "node:fs";

/** How many more write operations succeed. All later ones fail, as if the process had been killed. */
let left = Infinity;

/** Simulates that the process is killed during its write operation number `count` from now on, or never. */
export function crashAfter(count: number): void {
  left = count;
}

/**
 * `node:fs` whose write operations fail from one on. That one is half done if it has parts: a folder loses a file, a copy is
 * truncated.
 * @param fs the real one.
 */
export function crashingFs(fs: typeof Fs): typeof Fs {
  const crash = (half: () => void): never => {
    if (left === 0) half();
    left = -1;
    throw new Error("killed");
  };
  const nothing = () => undefined;
  const removeOneFile = (path: string) => {
    if (!fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    const [file] = fs
      .readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile());
    if (file) fs.rmSync(`${file.parentPath}/${file.name}`);
  };
  const next = () => {
    if (left <= 0) return false;
    left -= 1;
    return true;
  };
  return {
    ...fs,
    mkdirSync: (...args: Parameters<typeof fs.mkdirSync>) =>
      next() ? fs.mkdirSync(...args) : crash(nothing),
    renameSync: (from, to) => (next() ? fs.renameSync(from, to) : crash(nothing)),
    symlinkSync: (target, path, type) => (next() ? fs.symlinkSync(target, path, type) : crash(nothing)),
    writeFileSync: (path, data, options) =>
      next() ? fs.writeFileSync(path, data, options) : crash(() => fs.writeFileSync(path, "")),
    copyFileSync: (from, to, mode) =>
      next() ? fs.copyFileSync(from, to, mode) : crash(() => fs.writeFileSync(to, "")),
    rmSync: (path, options) => (next() ? fs.rmSync(path, options) : crash(() => removeOneFile(String(path)))),
  };
}
