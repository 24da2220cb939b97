/** `npm run clean`: removes everything that builds and `develop` have made, including the site. */
import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { placesIn } from "./build/places";
import { LOCK, takeTurn } from "./build/turn";

async function clean(): Promise<void> {
  const { build, root, site } = placesIn(process.cwd());
  const { end } = await takeTurn({ build });
  const made = readdirSync(build).filter((name) => name !== LOCK);
  for (const path of [join(root, ".cache"), site, ...made.map((name) => join(build, name))])
    rmSync(path, { recursive: true, force: true });
  await end();
  try {
    rmdirSync(build);
  } catch {
    // A process that waited for the lock has it now.
  }
}

void clean();
