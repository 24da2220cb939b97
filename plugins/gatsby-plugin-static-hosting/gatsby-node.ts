import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { compressSite } from "./compress";
import { robotsFile, sitemapFile } from "./crawlers";
import { type BuiltPage, headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { inlineHashes } from "./inline-hashes";
import { nginxInclude } from "./nginx-include";
import { layFlat, removeLeftovers } from "./published-files";
import { webManifest } from "./web-manifest";
import { lightenBundle, listenToBundle } from "./webpack";

const PUBLIC = join(process.cwd(), "public");
/** Outside of `public/`, whose files are everybody's. */
const NGINX = join(process.cwd(), "deploy/generated");
const NOT_FOUND = "/404.html";

/** The browser's bundle, as webpack has just written it: file names in `public/`. */
let bundle: readonly string[] = [];

interface SiteData {
  site: { siteMetadata: { siteUrl: string } };
  siteSettings: { brandName: string };
  allSitePage: { nodes: { path: string }[] };
}

const QUERY = `{
  site { siteMetadata { siteUrl } }
  siteSettings { brandName }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    indexable: Joi.boolean().default(true).description("Whether search engines may list the site."),
    connectTo: Joi.string()
      .uri({ scheme: ["https", "http"] })
      .allow("")
      .description("An address that scripts may call: the form's endpoint."),
  });

/** The origins to allow: also the site's own, as the same build may be looked at under another address. */
const originsOf = (address: unknown) =>
  typeof address === "string" && address !== "" ? [new URL(address).origin] : [];

async function readPages(paths: readonly string[]): Promise<BuiltPage[]> {
  const hashesOf = async (file: string) => inlineHashes(await readFile(join(PUBLIC, file), "utf8"));
  const pages = paths.map(async (path) => ({
    path,
    hashes: await hashesOf(path === "/" ? "index.html" : `${path}.html`),
  }));
  return [...(await Promise.all(pages)), { hashes: await hashesOf(NOT_FOUND) }];
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  if (args.stage !== "build-javascript") return;
  lightenBundle(args);
  listenToBundle(args, (files) => (bundle = files.filter((file) => file.endsWith(".js"))));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args, options) => {
  const { data } = await args.graphql<SiteData>(QUERY);
  // The pages have asked for the same, and would have stopped the build.
  if (!data) throw new Error("The site's settings cannot be read.");
  const { siteUrl } = data.site.siteMetadata;
  const indexable = options.indexable !== false;
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => path !== NOT_FOUND);

  await layFlat(
    PUBLIC,
    paths.filter((path) => path !== "/"),
  );
  await removeLeftovers(PUBLIC);

  const rules = headerRules({
    pages: await readPages(paths),
    hashedFiles: bundle.map((file) => `/${file}`),
    connectTo: originsOf(options.connectTo),
    indexable,
  });
  await Promise.all([
    writeFile(join(PUBLIC, "_headers"), headersFile(rules)),
    writeFile(join(PUBLIC, "robots.txt"), robotsFile({ siteUrl, indexable })),
    writeFile(join(PUBLIC, "sitemap.xml"), sitemapFile(siteUrl, indexable ? paths : [])),
    writeFile(join(PUBLIC, "manifest.webmanifest"), webManifest(data.siteSettings.brandName)),
  ]);
  await compressSite(PUBLIC);
  // Last: scripts/build/site-in-place.ts takes this file for the sign that everything else is there.
  await mkdir(NGINX, { recursive: true });
  await writeFile(join(NGINX, "headers.conf"), nginxInclude(rules));
};
