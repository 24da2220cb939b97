import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { compressSite } from "./compress";
import { robotsFile, sitemapFile } from "./crawlers";
import { headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { inlineHashes } from "./inline-hashes";
import { nginxInclude } from "./nginx-include";
import type { StaticHostingOptions } from "./options";
import { filesIn, flattenPages, removeLeftovers } from "./published-files";

export { pluginOptionsSchema } from "./options";

/** Scripts of the bundle: webpack puts a hash of their content into their names. */
const HASHED_SCRIPT = /-[0-9a-f]{8,}\.js$/;

/** Gatsby writes the not-found page for hosts, and once more at its path. */
const NOT_FOUND = /^\/404(?:\.html|\/)?$/;

export const onPreInit: GatsbyNode["onPreInit"] = ({ pathPrefix }) => {
  if (pathPrefix) throw new Error(`The headers are for the root of a host: build without "${pathPrefix}".`);
};

/** Makes Gatsby render all pages at each build: those of the last one have been moved. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-html") actions.setWebpackConfig({ output: { hashSalt: randomUUID() } });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Required<StaticHostingOptions>;
  const directory = resolve("public");
  const { data } = await args.graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    "{ allSitePage(sort: { path: ASC }) { nodes { path } } }",
  );
  const paths = data?.allSitePage.nodes.map(({ path }) => path).filter((path) => !NOT_FOUND.test(path)) ?? [];
  await flattenPages(directory, paths);
  await removeLeftovers(directory);

  const pages = await filesIn(directory, /\.html$/);
  const scripts = (await readdir(directory)).filter((name) => HASHED_SCRIPT.test(name));
  const rules = headerRules({
    paths,
    hashes: inlineHashes(await Promise.all(pages.map((file) => readFile(file, "utf8")))),
    hashedFiles: scripts.map((name) => `/${name}`),
    ...options,
  });
  await writeFile(join(directory, "_headers"), headersFile(rules));
  if (options.crawlers) {
    const address = await args.graphql<{ site: { siteMetadata: { siteUrl: string | null } } }>(
      "{ site { siteMetadata { siteUrl } } }",
    );
    const siteUrl = address.data?.site.siteMetadata.siteUrl?.replace(/\/$/, "");
    if (!siteUrl)
      throw new Error("The sitemap needs siteMetadata.siteUrl. Without one, set crawlers: false.");
    await writeFile(join(directory, "robots.txt"), robotsFile(siteUrl, options.indexable));
    await writeFile(join(directory, "sitemap.xml"), sitemapFile(siteUrl, options.indexable ? paths : []));
  }
  if (options.compress) await compressSite(directory);
  // Written last: when this file exists, everything else does too.
  if (options.nginxHeaders) {
    const file = resolve(options.nginxHeaders);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, nginxInclude(rules));
  }
};
