/** `npm start`: builds the site for this machine, then serves it. */
import { spawn } from "node:child_process";

import { exitOf } from "./build/gatsby";
import { runCommand } from "./run-command";

void runCommand(async () => {
  const build = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    stdio: "inherit",
    // On a host, a build without SITE_URL stops; this one is only for this machine.
    env: { ...process.env, CI: "", NETLIFY: "" },
  });
  const code = await exitOf(build);
  if (code !== 0) return code ?? 1;
  await import("./serve");
  return 0;
});
