import type * as Fs from "node:fs";

/** How many more changes of the disk succeed; none after that, as if the process had been killed. */
let left = Infinity;

/** Kills the process, so to speak, in its change number `count` from now on, or never. */
export function crashAfter(count: number): void {
  left = count;
}

/**
 * `node:fs` whose changes fail from one on. That one is done by half where it has parts: a folder loses a file, a copy is cut.
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
    mkdirSync: (...words: Parameters<typeof fs.mkdirSync>) =>
      next() ? fs.mkdirSync(...words) : crash(nothing),
    renameSync: (from, to) => (next() ? fs.renameSync(from, to) : crash(nothing)),
    symlinkSync: (target, path, type) => (next() ? fs.symlinkSync(target, path, type) : crash(nothing)),
    writeFileSync: (path, data, options) =>
      next() ? fs.writeFileSync(path, data, options) : crash(() => fs.writeFileSync(path, "")),
    copyFileSync: (from, to, mode) =>
      next() ? fs.copyFileSync(from, to, mode) : crash(() => fs.writeFileSync(to, "")),
    rmSync: (path, options) => (next() ? fs.rmSync(path, options) : crash(() => removeOneFile(String(path)))),
  };
}
