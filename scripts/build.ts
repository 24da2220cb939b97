/**
 * `npm run build`: builds the site into `site/`, or into SITE_DIRECTORY. See docs/decisions/0002-each-build-reads-all-content.md.
 */
import { readEnvironment } from "./build/environment";
import { runGatsby } from "./build/gatsby";
import { emptyCache, lockProject, publish, recover } from "./build/site";

const SITE = process.env.SITE_DIRECTORY || "site";

async function build(): Promise<number> {
  await readEnvironment();
  const unlock = await lockProject();
  try {
    recover(SITE);
    emptyCache();
    const code = await runGatsby("build", process.argv.slice(2));
    if (code === 0) publish(SITE);
    return code;
  } finally {
    await unlock();
  }
}

void build()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => {
    if (code !== 0) console.error("Le site n’est pas publié ; la version précédente reste en place.");
    process.exitCode = code;
  });
