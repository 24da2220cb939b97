/**
 * `npm run contentful:import`: brings the content model and the local copy into a Contentful space.
 * A space that has these types already is left alone, unless `-- --overwrite` is given: then its entries of the same ids are
 * written over.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import contentfulImport from "contentful-import";

import { contentTypes } from "../../src/content-model";
import { checkContent } from "../../src/content-model/check";
import { contentfulSpace } from "../../src/content-model/contentful-space";
import type { Space } from "../../src/content-model/contentful-space/format";
import { readLocalContent } from "../../src/content-model/sources/local";
import { contentTypeIds, type ManagementAccess, setDefaultLocale } from "./management";

const ROOT = resolve(__dirname, "../..");

if (existsSync(".env")) process.loadEnvFile(".env");

function accessFromEnvironment(): ManagementAccess {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_ENVIRONMENT } = process.env;
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_MANAGEMENT_TOKEN) {
    throw new Error(
      "Pour remplir un espace Contentful, il faut CONTENTFUL_SPACE_ID et CONTENTFUL_MANAGEMENT_TOKEN (jeton « Content Management API »).",
    );
  }
  return {
    spaceId: CONTENTFUL_SPACE_ID,
    token: CONTENTFUL_MANAGEMENT_TOKEN,
    environment: CONTENTFUL_ENVIRONMENT || "master",
    // In the European region: api.eu.contentful.com.
    host: process.env.CONTENTFUL_MANAGEMENT_HOST || "api.contentful.com",
  };
}

async function refuseToOverwrite(access: ManagementAccess, space: Space): Promise<void> {
  const present = await contentTypeIds(access);
  const own = space.contentTypes.map(({ sys }) => sys.id).filter((id) => present.includes(id));
  if (own.length > 0) {
    throw new Error(
      `L’espace ${access.spaceId} (${access.environment}) a déjà ces types : ${own.join(", ")}.\n` +
        "Rien n’a été changé. Pour remplacer ses entrées par celles du dépôt : npm run contentful:import -- --overwrite",
    );
  }
}

async function main(): Promise<void> {
  const access = accessFromEnvironment();
  const content = readLocalContent(join(ROOT, "content"));
  const report = checkContent(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(contentTypes, content.entries);
  if (!process.argv.includes("--overwrite")) await refuseToOverwrite(access, space);
  const [locale] = space.locales;
  if (locale && (await setDefaultLocale(access, locale))) {
    console.log(`La langue par défaut de l’espace est maintenant « ${locale.name} ».`);
  }
  const parameters = {
    spaceId: access.spaceId,
    environmentId: access.environment,
    managementToken: access.token,
    host: access.host,
    hostUpload: access.host.replace(/^api\./, "upload."),
    content: space,
    uploadAssets: true,
    assetsDirectory: join(ROOT, "content"),
    errorLogFile: "contentful-import.log",
    useVerboseRenderer: true,
  };
  await contentfulImport(parameters);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
