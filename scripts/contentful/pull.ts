/** `npm run content:pull`: writes what is published in Contentful into `content/`, so that the local copy stays up to date. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";

import { format, resolveConfig } from "prettier";

import { contentReport } from "../../src/content/check";
import { shownEntries } from "../../src/content/content-entry";
import { toLocalFiles } from "../../src/content/contentful/local-copy";
import { deliveryConnection } from "../../src/content/sources";
import { type Connection, FileFault, readFile } from "../../src/content/sources/contentful-api";
import { readSpace } from "../../src/content/sources/contentful-checks";
import { toEntries } from "../../src/content/sources/contentful-entries";
import { readLocalContent } from "../../src/content/sources/local";
import { contentDirectory, readEnvFile } from "../../src/environment";
import { runCommand } from "../build/gatsby";

readEnvFile();

const CONTENT = contentDirectory();

/** The JSON is formatted as `npm run format` formats it, so that a pull of unchanged content changes no byte. */
async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  const config = await resolveConfig(join(CONTENT, name), { editorconfig: true });
  const json = await format(JSON.stringify(value, null, 2), { ...config, parser: "json" });
  writeFileSync(join(folder, name), json);
}

/** Writes the content of a space into an empty folder. */
async function pullInto(folder: string, connection: Connection) {
  const { entries, assets } = await readSpace(connection);
  const all = toEntries(connection, entries, assets);
  const images = join(folder, "images");
  mkdirSync(images);
  for (const { name, fileUrl } of shownEntries(all).flatMap(({ pictures }) => Object.values(pictures))) {
    if (!fileUrl) continue;
    const bytes = await readFile(fileUrl).catch((error: unknown) => {
      throw error instanceof FileFault ? new Error(`L’image « ${name} » ${error.message}.`) : error;
    });
    writeFileSync(join(images, name), bytes);
  }
  for (const [id, value] of toLocalFiles(all)) {
    if (value) await writeJson(folder, `${id}.json`, value);
  }
}

const pictureNames = (directory: string) =>
  readLocalContent(directory).flatMap(({ pictures }) => Object.values(pictures).map(({ name }) => name));

/** Removes the pictures that only the content before has used. Other files of the folder stay. */
function removeReplacedPictures(pulled: string): void {
  const kept = pictureNames(pulled);
  const images = join(CONTENT, "images");
  for (const name of pictureNames(CONTENT)) {
    const path = join(images, name);
    // A mistake in a file may name a picture outside of the folder.
    if (!kept.includes(name) && path.startsWith(images + sep)) rmSync(path, { force: true });
  }
}

/** Reads and checks everything before it changes the first file. */
async function main(): Promise<number> {
  const connection = deliveryConnection(process.env, "Pour lire un espace Contentful");
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    await pullInto(folder, connection);
    const pulled = readLocalContent(folder);
    const report = await contentReport(pulled);
    if (report) throw new Error(`${report}\nRien n’a été écrit.`);
    // First, because a file system that ignores case has one file for two names.
    removeReplacedPictures(folder);
    cpSync(folder, CONTENT, { recursive: true });
    console.log(`content/ : ${pulled.length} entrées reprises de Contentful.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void runCommand(main);
