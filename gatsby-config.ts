import type { GatsbyConfig } from "gatsby";

import type { StaticHostingOptions } from "./plugins/gatsby-plugin-static-hosting/gatsby-node";
import { chooseSource } from "./src/content/sources/choose-source";
import { buildDay, readEnvFile, siteAddresses, siteDirectory } from "./src/environment";
import { FILE_NAME } from "./src/theme/brand";

// First, because the lines below read its variables.
readEnvFile();

const addresses = siteAddresses(process.env);
const source = chooseSource();

const config: GatsbyConfig = {
  siteMetadata: { ...addresses, builtOn: buildDay(process.env) },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  plugins: [
    ...source.plugins,
    ...(source.drafts ? ["gatsby-plugin-draft-preview"] : []),
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-deferred-scripts",
    {
      resolve: "gatsby-plugin-static-hosting",
      options: {
        indexable: !source.drafts,
        // The white paper's PDF, for the sitemap.
        documents: [`/${FILE_NAME}`],
        allow: { "connect-src": [addresses.studyRequestEndpoint] },
        // Next to the site's directory, so that a build of another site does not overwrite it.
        nginxHeaders: `${siteDirectory()}.headers.conf`,
      } satisfies StaticHostingOptions,
    },
  ],
  // Without an adapter here, Gatsby on Netlify downloads one that adds its own headers and routes.
  adapter: { name: "static-hosting", adapt: () => undefined },
};

export default config;
