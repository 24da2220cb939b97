/**
 * `npm run build`: builds the site into `site/`, or into SITE_DIRECTORY. See docs/decisions/0002-each-build-reads-all-content.md.
 * `npm run preview:build` builds the drafts of a Contentful space once, for a host of static sites.
 */
import { defaultSiteNotice } from "../src/environment";
import { buildWithGatsby, inProject, runCommand } from "./build/gatsby";
import { publish, recover, siteFolder } from "./build/site";

async function build(): Promise<number> {
  const notice = defaultSiteNotice(process.env);
  if (notice) console.log(notice);
  const site = siteFolder();
  recover(site);
  const code = await buildWithGatsby();
  if (code === 0) publish(site);
  return code;
}

void runCommand(() => inProject(build, process.argv.includes("--drafts"))).then(() => {
  if (process.exitCode !== 0)
    console.error("Le site n’est pas publié ; la version précédente reste en place.");
});
