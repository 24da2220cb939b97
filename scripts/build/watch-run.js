/**
 * Loaded into each process of Gatsby (`--require`): ends it when its run is replaced (`run.ts`), or its command has gone.
 * In a thread of its own, because one synchronous task of Gatsby may take seconds.
 */
const { existsSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { basename, join } = require("node:path");
const { setInterval } = require("node:timers");
const { isMainThread, Worker, workerData } = require("node:worker_threads");

const run = process.env.RUN_FOLDER;
const mark = join(run, String(process.pid));
const THREAD = "watch-run";

/** Its command removes the folder at its end. A process that ends removes its own file only, and is not killed for it. */
const isCurrent = () => existsSync(run) && readFileSync(join(run, "..", "current"), "utf8") === basename(run);

if (isMainThread) {
  writeFileSync(mark, "");
  process.on("exit", () => rmSync(mark, { force: true }));
  // Without the options of this process: its `--require` would load this file once more.
  new Worker(__filename, { workerData: THREAD, execArgv: [] }).unref();
} else if (workerData === THREAD) {
  setInterval(() => {
    if (isCurrent()) return;
    // The new run waits for the removal.
    rmSync(mark, { force: true });
    process.kill(process.pid, "SIGKILL");
  }, 200);
}
