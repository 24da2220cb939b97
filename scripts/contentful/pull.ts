/** `npm run content:pull`: writes what is published in Contentful into `content/`, so that the local copy stays up to date. */
import { join } from "node:path";

import { readEnvFile } from "../../env-file";
import { contentTypes } from "../../src/content";
import { checkContent } from "../../src/content/check";
import { toLocalCopy } from "../../src/content/contentful/to-local";
import { problemReport } from "../../src/content/problem";
import { linkInApp } from "../../src/content/sources/contentful-nodes";
import { deliveryConnection } from "../../src/content/sources/environment";
import { readSpace } from "./delivery";
import { writeLocalCopy } from "./local-copy";

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

  await writeLocalCopy(DIRECTORY, contentTypes, copy, pictures);
  console.log(`content/ : ${copy.length} entrées et ${pictures.length} images reprises de Contentful.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
