/** `npm run content:pull`: copies the published content of a Contentful space into `content/`. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { format, resolveConfig } from "prettier";

import { contentReport } from "../../src/content/check/check";
import { type ContentEntry, shownPictures } from "../../src/content/content-entry";
import type { Connection } from "../../src/content/sources/contentful-api";
import { toEntries } from "../../src/content/sources/contentful-entries";
import { downloadFile } from "../../src/content/sources/download-file";
import { readLocalContent } from "../../src/content/sources/local";
import { contentDirectory, deliveryConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { readPublished } from "./read-published";
import { toLocalFiles } from "./space";

readEnvFile();

const CONTENT = contentDirectory();

async function pullInto(folder: string, connection: Connection) {
  const all = toEntries(connection, await readPublished(connection));
  const images = join(folder, "images");
  mkdirSync(images);
  for (const { name, fileUrl, saveAs } of shownPictures(all)) {
    if (!fileUrl || !saveAs) continue;
    const bytes = await downloadFile(fileUrl).catch((error: unknown) => {
      throw new Error(`L’image « ${name} » ${(error as Error).message}.`);
    });
    writeFileSync(join(images, saveAs), bytes);
  }
  // Formatted as by `npm run format`, so that a pull of unchanged content changes no byte.
  const style = await resolveConfig(join(CONTENT, "any.json"));
  for (const [id, value] of toLocalFiles(all)) {
    if (!value) continue;
    const json = await format(JSON.stringify(value, null, 2), { ...style, parser: "json" });
    writeFileSync(join(folder, `${id}.json`), json);
  }
}

const picturesOf = (content: readonly ContentEntry[]) =>
  shownPictures(content).flatMap(({ path }) => path ?? []);

/** Reads and checks everything before the first change. */
async function main(): Promise<number> {
  const connection = deliveryConnection(process.env, "Pour lire un espace Contentful");
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    await pullInto(folder, connection);
    const pulled = readLocalContent(folder);
    const report = await contentReport(pulled);
    if (report) throw new Error(`${report}\nRien n’a été écrit.`);
    // Replaced pictures are deleted before the copy: where a file system ignores case, two names are one file. Other files stay.
    const kept = picturesOf(pulled).map((path) => relative(folder, path));
    for (const path of picturesOf(readLocalContent(CONTENT)))
      if (!kept.includes(relative(CONTENT, path))) rmSync(path, { force: true });
    cpSync(folder, CONTENT, { recursive: true });
    console.log(`content/ : ${pulled.length} entrées reprises de Contentful.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void runCommand(main);
