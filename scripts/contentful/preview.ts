/** `npm run preview` builds the drafts of a Contentful space, then serves them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { requiredVariables } from "../../src/content-model/sources/environment";

if (existsSync(".env")) process.loadEnvFile(".env");

/** The variables of a preview, from those of the site. */
function previewEnvironment(): NodeJS.ProcessEnv {
  const { CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_TOKEN, CONTENTFUL_HOST } = process.env;
  const given = {
    ...process.env,
    CONTENTFUL_PREVIEW_TOKEN: CONTENTFUL_PREVIEW_TOKEN || CONTENTFUL_ACCESS_TOKEN,
  };
  const required = requiredVariables(
    given,
    ["CONTENTFUL_SPACE_ID", "CONTENTFUL_PREVIEW_TOKEN"],
    "Pour montrer les brouillons d’un espace Contentful",
  );
  return {
    ...process.env,
    CONTENTFUL_ACCESS_TOKEN: required.CONTENTFUL_PREVIEW_TOKEN,
    // In the European region: cdn.eu.contentful.com and preview.eu.contentful.com.
    CONTENTFUL_HOST: (CONTENTFUL_HOST || "cdn.contentful.com").replace(/^cdn\./, "preview."),
    CONTENTFUL_PREVIEW: "true",
  };
}

try {
  const env = previewEnvironment();
  process.exitCode = spawnSync("npm", ["run", "build"], { stdio: "inherit", env }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
