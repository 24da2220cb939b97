/**
 * Loaded into Gatsby and its workers: ends each of them soon after its parent process, which may be killed alone. Otherwise it
 * would keep writing while another build or `develop` uses the folder.
 */
const { setInterval } = require("node:timers");

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
