/** `npm run clean`: removes whatever builds and `develop` have made, the site included. */
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
    // Whoever has waited has its turn there.
  }
}

void clean();
