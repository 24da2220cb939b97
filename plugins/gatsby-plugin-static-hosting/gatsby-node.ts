import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { compressSite } from "./compress";
import { type AllowedOrigins, OPEN_DIRECTIVES } from "./content-security-policy";
import { robotsFile, sitemapFile } from "./crawlers";
import { headerRules } from "./headers";
import { headersFile } from "./headers-file";
import { inlineHashes } from "./inline-hashes";
import { nginxInclude } from "./nginx-include";
import { flattenPages, removeLeftovers } from "./published-files";

const PUBLIC = join(process.cwd(), "public");
const NOT_FOUND = "/404.html";

/** Scripts of the bundle: webpack puts a hash of their content into their names. */
const HASHED_SCRIPT = /-[0-9a-f]{8,}\.js$/;

interface SiteData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
}

const QUERY = `{
  site { siteMetadata { siteUrl } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    indexable: Joi.boolean().default(true).description("Whether search engines may list the site."),
    allow: Joi.object()
      .pattern(
        Joi.string().valid(...OPEN_DIRECTIVES),
        Joi.array().items(
          Joi.string()
            .uri({ scheme: ["https", "http"] })
            .allow(""),
        ),
      )
      .description("Additional addresses by directive of the policy, such as the form's endpoint."),
    nginxHeaders: Joi.string().description(
      "A file outside public/ with the same headers, for nginx to include.",
    ),
  });

/** The origins to allow. They may include the site's own, because a build may be served from another address. */
const originsOf = (allow: Readonly<Record<string, readonly string[]>>): AllowedOrigins =>
  Object.fromEntries(
    Object.entries(allow).map(([directive, addresses]) => [
      directive,
      addresses.filter((address) => address !== "").map((address) => new URL(address).origin),
    ]),
  );

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args, options) => {
  const { data } = await args.graphql<SiteData>(QUERY);
  if (!data) throw new Error("siteMetadata.siteUrl of gatsby-config cannot be read.");
  const { siteUrl } = data.site.siteMetadata;
  const indexable = options.indexable !== false;
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => path !== NOT_FOUND);

  await flattenPages(
    PUBLIC,
    paths.filter((path) => path !== "/"),
  );
  await removeLeftovers(PUBLIC);

  const files = [NOT_FOUND, ...paths.map((path) => (path === "/" ? "index.html" : `${path}.html`))];
  const pages = await Promise.all(files.map((file) => readFile(join(PUBLIC, file), "utf8")));
  const rules = headerRules({
    paths,
    hashes: inlineHashes(pages.join("\n")),
    hashedFiles: (await readdir(PUBLIC)).filter((name) => HASHED_SCRIPT.test(name)).map((name) => `/${name}`),
    allowed: originsOf((options.allow ?? {}) as Record<string, readonly string[]>),
    indexable,
  });
  await Promise.all([
    writeFile(join(PUBLIC, "_headers"), headersFile(rules)),
    writeFile(join(PUBLIC, "robots.txt"), robotsFile({ siteUrl, indexable })),
    writeFile(join(PUBLIC, "sitemap.xml"), sitemapFile(siteUrl, indexable ? paths : [])),
  ]);
  await compressSite(PUBLIC);
  // Written last: when this file exists, everything else does too.
  if (typeof options.nginxHeaders === "string") {
    await mkdir(dirname(options.nginxHeaders), { recursive: true });
    await writeFile(options.nginxHeaders, nginxInclude(rules));
  }
};
