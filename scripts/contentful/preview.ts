/** `npm run preview` builds the drafts of a Contentful space, then serves them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");

/** The variables of a preview, from those of the site. */
function previewEnvironment(): NodeJS.ProcessEnv {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_TOKEN, CONTENTFUL_HOST } =
    process.env;
  const accessToken = CONTENTFUL_PREVIEW_TOKEN || CONTENTFUL_ACCESS_TOKEN;
  if (!CONTENTFUL_SPACE_ID || !accessToken) {
    throw new Error(
      "L’aperçu montre les brouillons d’un espace Contentful : il lui faut CONTENTFUL_SPACE_ID et CONTENTFUL_PREVIEW_TOKEN.",
    );
  }
  return {
    ...process.env,
    CONTENTFUL_ACCESS_TOKEN: accessToken,
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
