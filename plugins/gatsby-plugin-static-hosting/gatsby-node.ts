import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { headerRules, headersFile } from "./headers";
import { nginxInclude } from "./nginx-include";
import { inlineHashes } from "./policy";
import {
  compressSite,
  filesIn,
  flattenPages,
  HASHED_SCRIPT,
  removeLeftovers,
  type StaticHostingOptions,
  writeCrawlerFiles,
} from "./published-files";

/** Gatsby creates the not-found page twice: for hosts, and at its path. */
const NOT_FOUND = /^\/404(?:\.html)?$/;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNode, getNodesByType }, pluginOptions) => {
  const { indexable, allow, nginxHeaders } = pluginOptions as unknown as StaticHostingOptions;
  const directory = resolve("public");
  const paths = (getNodesByType("SitePage") as unknown as readonly { path: string }[])
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
    allow,
    indexable,
  });
  await writeFile(join(directory, "_headers"), headersFile(rules));
  const { siteUrl } = (getNode("Site") as unknown as { siteMetadata: { siteUrl: string } }).siteMetadata;
  await writeCrawlerFiles(directory, siteUrl, indexable ? paths : []);
  await compressSite(directory);
  await writeFile(nginxHeaders, nginxInclude(rules));
};
