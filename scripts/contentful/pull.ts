/** `npm run content:pull`: copies the published content of a Contentful space into `content/`. Pictures that the space no longer shows stay there. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

import { checkContent, problemReport } from "../../src/content/check/check";
import type { ContentEntry } from "../../src/content/content-entry";
import { readPublished, savePictures } from "../../src/content/sources/contentful/read-published";
import { toLocalFiles } from "../../src/content/sources/contentful/space";
import { readCheckedContent } from "../../src/content/sources/local";
import { contentDirectory, deliveryConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";

readEnvFile();

const CONTENT = contentDirectory();

/** Checks the entries as a build does, with links to the space. Prints a report about what is left out. @throws with a French message. */
async function checkAsBuild(entries: readonly ContentEntry[]): Promise<void> {
  const problems = await checkContent(entries);
  if (problems.length === 0) return;
  const report = problemReport(problems);
  if (problems.some(({ isTolerated }) => !isTolerated)) throw new Error(report);
  console.log(report);
}

async function writeFiles(folder: string, entries: readonly ContentEntry[]): Promise<void> {
  // Formatted as by `npm run format`, so that a pull of unchanged content changes no byte.
  const style = await resolveConfig(join(CONTENT, "any.json"));
  for (const { typeId, value } of toLocalFiles(entries)) {
    if (!value) continue;
    const json = await format(JSON.stringify(value, null, 2), { ...style, parser: "json" });
    writeFileSync(join(folder, `${typeId}.json`), json);
  }
}

/** Reads and checks a space, and writes its content into a folder. @returns the entries, as read from these files. */
async function readSpace(folder: string): Promise<ContentEntry[]> {
  const connection = deliveryConnection(process.env, "Pour lire un espace Contentful");
  const entries = await readPublished(connection);
  const images = join(folder, "images");
  mkdirSync(images);
  await checkAsBuild(await savePictures(images, entries));
  await writeFiles(folder, entries);
  return readCheckedContent(folder);
}

/** Reads and checks everything before the first change in `content/`. */
async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const pulled = await readSpace(folder).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\nRien n’a été écrit.`);
    });
    cpSync(folder, CONTENT, { recursive: true });
    console.log(`content/ : ${pulled.length} entrées reprises de Contentful.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void runCommand(main);
