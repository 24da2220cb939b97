/**
 * Loaded into each process of Gatsby (`--require`): ends it when its run is no longer the folder's last one. Otherwise a slow or orphaned
 * build would go on writing into the next one.
 */
const { existsSync } = require("node:fs");
const process = require("node:process");
const { setInterval } = require("node:timers");

setInterval(() => {
  if (!existsSync(process.env.GATSBY_RUN)) process.kill(process.pid, "SIGKILL");
}, 500).unref();
