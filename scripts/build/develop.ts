import { emptyCache } from "./develop-cache";
import { needEnvironment } from "./environment";
import { runGatsby } from "./gatsby";
import { placesIn } from "./places";
import { moveSiteAside, recoverSite } from "./site-in-place";
import { takeTurn } from "./turn";

/**
 * Runs `gatsby develop` in the project's folder, until it is stopped: see docs/decisions/0002-build-beside-the-site.md.
 * @param args its arguments.
 * @returns the exit code.
 */
export async function develop(args: readonly string[]): Promise<number> {
  const places = placesIn(process.cwd());
  await needEnvironment();
  const { lost, end } = await takeTurn(places);
  recoverSite(places);
  emptyCache(places.root);
  moveSiteAside(places);
  const { code, signal } = await runGatsby("develop", places.root, { args, stop: lost });
  lost.throwIfAborted();
  recoverSite(places);
  await end();
  // Ctrl+C is the normal way to end it.
  return signal === "SIGINT" ? 0 : code;
}
