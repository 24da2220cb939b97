/**
 * `npm run build`: builds the site into `site/`, or into SITE_DIRECTORY. See docs/decisions/0002-each-build-reads-all-content.md.
 */
import { inProject, runCommand, runGatsby } from "./build/gatsby";
import { publish, recover } from "./build/site";

const SITE = process.env.SITE_DIRECTORY || "site";

async function build(): Promise<number> {
  recover(SITE);
  const code = await runGatsby("build", process.argv.slice(2));
  if (code === 0) publish(SITE);
  return code;
}

void runCommand(() => inProject(build)).then(() => {
  if (process.exitCode !== 0)
    console.error("Le site n’est pas publié ; la version précédente reste en place.");
});
