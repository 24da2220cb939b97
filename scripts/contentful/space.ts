/**
 * `npm run contentful:space`: writes contentful/space.json from the content model. `npm run contentful:import` adds the
 * entries.
 */
import { join, resolve } from "node:path";

import { contentTypes } from "../../src/content";
import { contentfulModel } from "../../src/content/contentful";
import { writeJson } from "./json-file";

const ROOT = resolve(__dirname, "../..");

async function main(): Promise<void> {
  const model = contentfulModel(contentTypes);
  await writeJson(join(ROOT, "contentful", "space.json"), model);
  console.log(`contentful/space.json : ${model.contentTypes.length} types.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
