import { existsSync } from "node:fs";
import { join } from "node:path";

import type { GatsbyConfig } from "gatsby";

import { chooseSource } from "./src/content-model/sources";
import { siteAddresses } from "./src/site-addresses";

if (existsSync(".env")) process.loadEnvFile(".env");

const addresses = siteAddresses(process.env);
const source = chooseSource(process.env, join(process.cwd(), "content"));

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
    "gatsby-plugin-deferred-scripts",
    {
      resolve: "gatsby-plugin-static-hosting",
      options: {
        indexable: !source.schema.preview,
        connectTo: addresses.studyRequestEndpoint,
      },
    },
  ],
  // Without an adapter here, Gatsby downloads one on Netlify, which adds its own headers and routes.
  adapter: { name: "static-hosting", adapt: () => undefined },
};

export default config;
