/**
 * `npm run contentful:import`: imports the content model and the local copy into a Contentful space. It does not change a space
 * that already has these types, unless `-- --overwrite` is given: then it overwrites entries with the same ids.
 */
import { join, resolve } from "node:path";

import contentfulImport from "contentful-import";

import { readEnvFile } from "../../env-file";
import { contentTypes } from "../../src/content";
import { contentReport } from "../../src/content/check";
import { contentfulSpace } from "../../src/content/contentful";
import type { Space } from "../../src/content/contentful/format";
import type { Connection } from "../../src/content/sources/contentful-connection";
import { managementConnection } from "../../src/content/sources/environment";
import { readLocalContent } from "../../src/content/sources/local";
import { contentTypeIds, setDefaultLocale } from "./management";

const ROOT = resolve(__dirname, "../..");

readEnvFile();

async function refuseToOverwrite(connection: Connection, space: Space): Promise<void> {
  const present = await contentTypeIds(connection);
  const own = space.contentTypes.map(({ sys }) => sys.id).filter((id) => present.includes(id));
  if (own.length > 0) {
    throw new Error(
      `L’espace ${connection.spaceId} (${connection.environment}) a déjà ces types : ${own.join(", ")}.\n` +
        "Rien n’a été changé. Pour remplacer ses entrées par celles du dépôt : npm run contentful:import -- --overwrite\n" +
        "Pour mettre son modèle à jour sans toucher aux entrées : npm run contentful:migrate",
    );
  }
}

async function main(): Promise<void> {
  const connection = managementConnection(process.env);
  const content = readLocalContent(join(ROOT, "content"));
  const report = await contentReport(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(contentTypes, content.entries);
  if (!process.argv.includes("--overwrite")) await refuseToOverwrite(connection, space);
  const [locale] = space.locales;
  if (locale && (await setDefaultLocale(connection, locale))) {
    console.log(`La langue par défaut de l’espace est maintenant « ${locale.name} ».`);
  }
  const parameters = {
    spaceId: connection.spaceId,
    environmentId: connection.environment,
    managementToken: connection.token,
    host: connection.host,
    hostUpload: connection.host.replace(/^api\./, "upload."),
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
