/**
 * Loaded into Gatsby and its workers: ends them soon after the process that has started them, which may be killed alone. They
 * would go on writing where another build or `develop` has its turn then.
 */
const { setInterval } = require("node:timers");

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
