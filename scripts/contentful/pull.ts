/** `npm run content:pull`: writes what is published in Contentful into `content/`, so that the local copy stays up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { readEnvFile } from "../../env-file";
import { contentTypes } from "../../src/content-model";
import { checkContent } from "../../src/content-model/check";
import { toLocalCopy } from "../../src/content-model/contentful-space/to-local";
import { problemReport } from "../../src/content-model/problem";
import { linkInApp } from "../../src/content-model/sources/contentful-nodes";
import { deliveryConnection } from "../../src/content-model/sources/environment";
import { readSpace } from "./delivery";
import { writeJson } from "./json-file";

const DIRECTORY = join(process.cwd(), "content");

readEnvFile();

/** Reads and checks everything before it changes the first file. */
async function main(): Promise<void> {
  const connection = deliveryConnection(process.env, "Pour lire un espace Contentful");
  const typeIds = contentTypes.map(({ id }) => id);
  const { entries, assets, known } = await readSpace(connection, typeIds);
  const copy = toLocalCopy(contentTypes, entries, assets, (what, id) => linkInApp(connection, what, id));
  const { problems, pictures } = await checkContent({ entries: copy, unread: new Map(), known });
  if (problems.length > 0) throw new Error(`${problemReport(problems)}\nRien n’a été écrit.`);

  for (const { file, outcome } of pictures) {
    if ("bytes" in outcome) writeFileSync(join(DIRECTORY, "images", file.id), outcome.bytes);
  }
  for (const type of contentTypes) {
    const values = copy.filter(({ typeId }) => typeId === type.id).map((entry) => entry.values);
    await writeJson(join(DIRECTORY, `${type.id}.json`), type.entries === "single" ? values[0] : values);
  }
  console.log(`content/ : ${copy.length} entrées et ${pictures.length} images reprises de Contentful.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
