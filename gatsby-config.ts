import { resolve } from "node:path";

import type { GatsbyConfig } from "gatsby";

import type { DeferredScriptsOptions } from "./plugins/gatsby-plugin-deferred-scripts/src";
import type { StaticHostingOptions } from "./plugins/gatsby-plugin-static-hosting/src";
import { scriptsNotice } from "./src/components/layout/scripts-notice";
import { chooseSource } from "./src/content/sources";
import { contentDirectory, readEnvFile, siteAddresses } from "./src/environment";

readEnvFile();

const addresses = siteAddresses(process.env);
const source = chooseSource(process.env, contentDirectory());

const config: GatsbyConfig = {
  siteMetadata: { ...addresses },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  plugins: [
    ...source.plugins,
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-deferred-scripts",
      options: {
        ...scriptsNotice,
        also: "src/components/layout/close-menu.ts",
      } satisfies DeferredScriptsOptions,
    },
    {
      resolve: "gatsby-plugin-static-hosting",
      options: {
        indexable: !source.drafts,
        allow: { "connect-src": [addresses.studyRequestEndpoint] },
        // Beside the site, so that a build of another one leaves it alone.
        nginxHeaders: `${resolve(process.env.SITE_DIRECTORY || "site")}.headers.conf`,
      } satisfies StaticHostingOptions,
    },
  ],
  // Without an adapter here, Gatsby on Netlify downloads one that adds its own headers and routes.
  adapter: { name: "static-hosting", adapt: () => undefined },
};

export default config;
