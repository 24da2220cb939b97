import { saveFile } from "./save-file";
import type { MadeFile } from "./use-download";

let started: Promise<string> | undefined;

/**
 * Makes and saves a file at a click before hydration. Another call does nothing until `takeEarlyDownload`.
 * @param make rejects when the file cannot be made.
 * @returns the name of the saved file. Rejects as `make` does.
 */
export function startEarlyDownload(make: () => Promise<MadeFile>): Promise<string> {
  started ??= make().then(({ file, name }) => {
    saveFile(file, name);
    return name;
  });
  // Whoever takes it sees the failure.
  started.catch(() => undefined);
  return started;
}

/**
 * Hands the early download over, once, to the click that is repeated after hydration.
 * @returns the name of the saved file; undefined without an early download. Rejects when the file could not be made.
 */
export function takeEarlyDownload(): Promise<string> | undefined {
  const taken = started;
  started = undefined;
  return taken;
}
