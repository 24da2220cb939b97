/** Loaded into Gatsby: a build whose parent process was killed would go on writing while the next one runs. */
const { setInterval } = require("node:timers");

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 500).unref();
