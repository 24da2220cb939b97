/** `npm run develop`: see docs/decisions/0002-build-beside-the-site.md. */
import { emptyCache } from "./build/develop-cache";
import { needEnvironment } from "./build/environment";
import { runGatsby } from "./build/gatsby";
import { placesIn } from "./build/places";
import { moveSiteAside, recoverSite } from "./build/site-in-place";
import { takeTurn } from "./build/turn";

const places = placesIn(process.cwd());

/** @returns the exit code. */
async function develop(): Promise<number> {
  await needEnvironment();
  const { lost, end } = await takeTurn(places);
  recoverSite(places);
  emptyCache(places.root);
  moveSiteAside(places);
  const args = process.argv.slice(2);
  const { code, signal } = await runGatsby("develop", places.root, { args, stop: lost });
  lost.throwIfAborted();
  recoverSite(places);
  await end();
  // Ctrl+C is the normal way to end it.
  return signal === "SIGINT" ? 0 : code;
}

void develop()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => (process.exitCode = code));
