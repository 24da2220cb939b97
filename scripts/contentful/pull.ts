/** `npm run content:pull`: writes what is published in Contentful into `content/`, so that the local copy does not grow old. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { contentTypes } from "../../src/content-model";
import { checkContent } from "../../src/content-model/check";
import type { ContentType } from "../../src/content-model/content-type";
import { toLocalCopy } from "../../src/content-model/contentful-space/to-local";
import { readPicture, readSpace } from "./delivery";
import { writeJson } from "./json-file";

const DIRECTORY = join(process.cwd(), "content");

if (existsSync(".env")) process.loadEnvFile(".env");

function accessFromEnvironment() {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_ENVIRONMENT, CONTENTFUL_HOST } =
    process.env;
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_ACCESS_TOKEN) {
    throw new Error(
      "Pour lire un espace Contentful, il faut CONTENTFUL_SPACE_ID et CONTENTFUL_ACCESS_TOKEN (jeton « Content Delivery API »).",
    );
  }
  return {
    spaceId: CONTENTFUL_SPACE_ID,
    accessToken: CONTENTFUL_ACCESS_TOKEN,
    environment: CONTENTFUL_ENVIRONMENT || "master",
    host: CONTENTFUL_HOST || "cdn.contentful.com",
  };
}

/** Everything is fetched and checked before the first file changes. */
async function main(): Promise<void> {
  const access = accessFromEnvironment();
  const { spaceId, environment, accessToken } = access;
  const { entries, assets } = await readSpace(access);
  const copy = toLocalCopy(
    contentTypes,
    entries,
    assets,
    (id) => `https://app.contentful.com/spaces/${spaceId}/environments/${environment}/entries/${id}`,
  );
  const report = checkContent({ entries: copy.entries, unread: new Map(), hasImage: () => true });
  if (report) throw new Error(`${report}\nRien n’a été écrit.`);
  const pictures = await Promise.all(
    copy.pictures.map(async ({ file, url }) => ({ file, bytes: await readPicture(url, accessToken) })),
  );

  for (const { file, bytes } of pictures) writeFileSync(join(DIRECTORY, "images", file), bytes);
  for (const type of contentTypes as readonly ContentType[]) {
    const values = copy.entries.filter(({ typeId }) => typeId === type.id).map((entry) => entry.values);
    await writeJson(join(DIRECTORY, `${type.id}.json`), type.entries === "single" ? values[0] : values);
  }
  console.log(
    `content/ : ${copy.entries.length} entrées et ${pictures.length} images reprises de Contentful.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
