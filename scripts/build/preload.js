/** Loaded before each command that runs Gatsby, and into Gatsby itself. */
const process = require("node:process");
const { setInterval } = require("node:timers");

/**
 * Characters of a path that Gatsby reads as parts of a pattern or of an address, or writes into code as they are; that Node refuses in an
 * import (a backslash); or at which a shell splits PATH (a colon, so that npm finds no program).
 */
const refused = process.cwd().match(/[()[\]{}*?!%#'|:\\]/g);
if (refused) {
  const characters = [...new Set(refused)].join(" ");
  process.stderr.write(
    `Gatsby ou npm ne trouve pas ses fichiers dans un dossier dont le chemin contient ${characters} : renommez-le.\n`,
  );
  process.exit(1);
}

// A build whose parent process was killed would go on writing while the next one runs.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 500).unref();
