import { readEnvironment } from "./environment";
import { runGatsby } from "./gatsby";
import { emptyCache, lockProject } from "./site";

/**
 * Runs `gatsby develop` until it is stopped. It uses the folders of a build, but not the published site.
 * @param args its arguments.
 * @returns the exit code.
 */
export async function develop(args: readonly string[]): Promise<number> {
  await readEnvironment();
  const unlock = await lockProject();
  try {
    emptyCache();
    const code = await runGatsby("develop", args);
    // 128 + SIGINT: Ctrl+C is the ordinary way to end it.
    return code === 130 ? 0 : code;
  } finally {
    await unlock();
  }
}
