/** `npm run clean`: removes what builds have made. */
import { refuseBesideRun } from "./build/run";
import { removeMade } from "./build/site";
import { runCommand } from "./run-command";

void runCommand(async () => {
  await refuseBesideRun();
  removeMade();
  return 0;
});
