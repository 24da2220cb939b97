/** `npm run contentful:space`: writes contentful/space.json from the content model and the local copy. */
import { join, resolve } from "node:path";

import { contentTypes } from "../../src/content-model";
import { checkContent } from "../../src/content-model/check";
import { contentfulSpace } from "../../src/content-model/contentful-space";
import { readLocalContent } from "../../src/content-model/sources/local";
import { writeJson } from "./json-file";

const ROOT = resolve(__dirname, "../..");

async function main(): Promise<void> {
  const content = readLocalContent(join(ROOT, "content"));
  const report = checkContent(content);
  if (report) throw new Error(report);
  const space = contentfulSpace(contentTypes, content.entries);
  await writeJson(join(ROOT, "contentful", "space.json"), space);
  const { contentTypes: types, entries, assets } = space;
  console.log(
    `contentful/space.json : ${types.length} types, ${entries.length} entrées, ${assets.length} images.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
