/** Loaded into each process of Gatsby (`--require`). Ends slow or orphaned builds, which would write into the next one's files. */
const { existsSync } = require("node:fs");
const { setInterval } = require("node:timers");

setInterval(() => {
  if (!existsSync(process.env.GATSBY_RUN)) process.kill(process.pid, "SIGKILL");
}, 500).unref();
