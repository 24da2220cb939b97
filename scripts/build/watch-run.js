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

/** Whether this run goes on: its command removes the folder at its end, and a later run writes its own name into `current`. */
const isCurrent = () => existsSync(run) && readFileSync(join(run, "..", "current"), "utf8") === basename(run);

if (isMainThread) {
  writeFileSync(mark, "");
  process.on("exit", () => rmSync(mark, { force: true }));
  // The thread takes no options of this process, whose `--require` would load this file once more.
  new Worker(__filename, { workerData: THREAD, execArgv: [] }).unref();
} else if (workerData === THREAD) {
  setInterval(() => {
    if (isCurrent()) return;
    // The later run waits until the file is gone.
    rmSync(mark, { force: true });
    process.kill(process.pid, "SIGKILL");
  }, 200);
}
