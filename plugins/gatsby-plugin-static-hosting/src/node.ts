import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { headerRules, headersFile } from "./headers";
import { nginxInclude } from "./nginx-include";
import type { StaticHostingOptions } from "./options";
import { inlineHashes } from "./policy";
import {
  compressSite,
  filesIn,
  flattenPages,
  HASHED_SCRIPT,
  removeLeftovers,
  removeOldFiles,
  writeCrawlerFiles,
} from "./published-files";

export { pluginOptionsSchema } from "./options";

/** Gatsby writes the not-found page for hosts, and once more at its path. */
const NOT_FOUND = /^\/404(?:\.html|\/)?$/;

export const onPreInit: GatsbyNode["onPreInit"] = ({ pathPrefix }) => {
  if (pathPrefix) throw new Error(`The headers are for the root of a host: build without "${pathPrefix}".`);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => removeOldFiles(resolve("public"));

/** Makes Gatsby render all pages at each build: those of the last one have been moved. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-html") actions.setWebpackConfig({ output: { hashSalt: randomUUID() } });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Required<StaticHostingOptions>;
  const directory = resolve("public");
  const nodes = args.getNodesByType("SitePage") as unknown as readonly { path: string }[];
  const paths = nodes
    .map(({ path }) => path)
    .filter((path) => !NOT_FOUND.test(path))
    .sort();
  await flattenPages(directory, paths);
  await removeLeftovers(directory);

  const pages = await filesIn(directory, /\.html$/);
  const scripts = (await readdir(directory)).filter((name) => HASHED_SCRIPT.test(name));
  const rules = headerRules({
    hashes: inlineHashes(await Promise.all(pages.map((file) => readFile(file, "utf8")))),
    hashedFiles: scripts.map((name) => `/${name}`),
    ...options,
  });
  await writeFile(join(directory, "_headers"), headersFile(rules));
  if (options.crawlers) {
    const { siteMetadata } = args.getNode("Site") as { siteMetadata?: { siteUrl?: string } };
    if (!siteMetadata?.siteUrl)
      throw new Error("The sitemap needs siteMetadata.siteUrl. Without one, set crawlers: false.");
    await writeCrawlerFiles(directory, siteMetadata.siteUrl, options.indexable ? paths : []);
  }
  if (options.compress) await compressSite(directory);
  // Written last: when this file exists, everything else does too.
  if (options.nginxHeaders) {
    const file = resolve(options.nginxHeaders);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, nginxInclude(rules));
  }
};
