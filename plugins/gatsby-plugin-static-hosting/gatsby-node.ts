import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { headersFile, nginxInclude, siteHeaders } from "./headers";
import { type Allowed, contentSecurityPolicy } from "./policy";
import { arrangeFiles, compressSite, filesIn, writeCrawlerFiles } from "./published-files";

export interface StaticHostingOptions {
  /** Whether search engines may index the site: robots.txt, and the sitemap, allow it. */
  indexable: boolean;
  /** Paths of published files that the sitemap lists beside the pages. */
  documents: readonly string[];
  /** Origins that the content security policy allows beside the site's own. */
  allow: Allowed;
  /** Path of the nginx include, outside of `public/`. */
  nginxHeaders: string;
}

/** The not-found page, which has its file already, and which the sitemap omits. */
const NOT_FOUND = "/404.html";

/** webpack puts a content hash into the names of scripts. */
const HASHED_SCRIPT = /^[\w.-]+-[0-9a-f]{8,}\.js$/;

/**
 * Makes Gatsby's `public/` a site that a static host can publish: `guide.html` in place of `guide/index.html`, `_headers` with the policy,
 * robots.txt, sitemap, compressed files. The nginx include has the same headers. Compression comes after all other files are written.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNode, getNodesByType }, pluginOptions) => {
  const { indexable, documents, allow, nginxHeaders } = pluginOptions as unknown as StaticHostingOptions;
  const directory = resolve("public");
  const paths = (getNodesByType("SitePage") as unknown as readonly { path: string }[])
    .map(({ path }) => path)
    .filter((path) => path !== NOT_FOUND)
    .sort();
  await arrangeFiles(directory, paths);

  const pages = await filesIn(directory, /\.html$/);
  const html = await Promise.all(pages.map((file) => readFile(file, "utf8")));
  const policy = contentSecurityPolicy(html, allow);
  const hashedScripts = (await readdir(directory)).filter((name) => HASHED_SCRIPT.test(name));
  const scriptPaths = hashedScripts.map((name) => `/${name}`);
  const headers = siteHeaders(policy, scriptPaths);
  await writeFile(join(directory, "_headers"), headersFile(headers));

  const { siteUrl } = (getNode("Site") as unknown as { siteMetadata: { siteUrl: string } }).siteMetadata;
  await writeCrawlerFiles(directory, siteUrl, indexable ? [...paths, ...documents] : []);
  await compressSite(directory);
  await writeFile(nginxHeaders, nginxInclude(headers));
};
