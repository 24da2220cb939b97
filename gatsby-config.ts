import { existsSync } from "node:fs";
import { join } from "node:path";

import type { GatsbyConfig } from "gatsby";

import { chooseSource } from "./src/content-model/sources";

if (existsSync(".env")) process.loadEnvFile(".env");

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: (process.env.SITE_URL || "https://www.copro-energie-conseil.example").replace(/\/+$/, ""),
    studyRequestEndpoint: process.env.GATSBY_STUDY_REQUEST_ENDPOINT || "",
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  plugins: [
    ...chooseSource(process.env, join(process.cwd(), "content")).plugins,
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
};

export default config;
