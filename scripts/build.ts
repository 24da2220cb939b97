// `npm run build`: builds into `site/` or SITE_DIRECTORY (docs/decisions/0002-each-build-reads-all-content.md).
// `npm run preview:build`: builds the drafts of a Contentful space once, for a static host.
import { defaultSiteNotice } from "../src/environment";
import { exitOf, GATSBY_STOPPED, prepareGatsby, spawnGatsby } from "./build/gatsby";
import { publish } from "./build/site";
import { runCommand } from "./run-command";

async function build(): Promise<number> {
  const run = await prepareGatsby("build", process.argv.includes("--drafts"));
  const notice = defaultSiteNotice(process.env);
  if (notice) console.log(notice);
  const code = await exitOf(spawnGatsby(run, ["build"]));
  if (code === 0) publish(run.site);
  // After a signal, `code` is null, and there is nothing to explain.
  if (code) console.error(GATSBY_STOPPED);
  return code ?? 1;
}

void runCommand(build).then(() => {
  if (process.exitCode !== 0)
    console.error("Le site n’est pas publié ; la version précédente reste en place.");
});
