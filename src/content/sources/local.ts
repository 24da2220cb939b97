import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import chokidar from "chokidar";
import type { SourceNodesArgs } from "gatsby";

import { contentReport, problemReport } from "../check/check";
import type { ContentEntry, ContentSource, PictureFile } from "../content-entry";
import { updateNodes } from "../gatsby-nodes";
import type { ContentType } from "../model/content-type";
import { pictureExtensionsInWords, pictureTypeOf } from "../model/declare";
import { tidyValue } from "../model/kinds";
import { contentTypes, singleTypes } from "../model/registry";
import { inWords, isRecord, isText } from "../values";
import { readJson } from "./json";

/** An entry before its lists and pictures are found. */
type ReadEntry = Pick<ContentEntry, "id" | "location" | "values">;

const locationOf = ({ id }: ContentType) => `content/${id}.json`;

/** An error about the content. The three texts are in French; the location is a file, or an entry in it. */
const refusal = (location: string, expected: string, found: string) =>
  new Error(problemReport([{ location, expected, found }]));

/** A type's file as JSON. @throws with a French message if it is missing, or is no JSON in UTF-8. */
function readTypeFile(directory: string, type: ContentType): unknown {
  const location = locationOf(type);
  const path = join(directory, `${type.id}.json`);
  if (!existsSync(path)) throw refusal(location, `le fichier de « ${type.label} »`, "aucun fichier");
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    const save = "dans le Bloc-notes : « Enregistrer sous », encodage « UTF-8 »";
    const found = "un fichier d’un autre encodage, tel que ANSI ou UTF-16";
    throw refusal(location, `un fichier en UTF-8 (${save})`, found);
  }
  const json = readJson(bytes.toString());
  if ("syntaxError" in json) throw refusal(location, "du JSON bien formé", json.syntaxError);
  return json.value;
}

/** An entry's fields, tidied. @throws with a French message if it is no object. */
function readValues(type: ContentType, item: unknown, location: string): ContentEntry["values"] {
  if (!isRecord(item)) throw refusal(location, "un objet : { … }", inWords(item));
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item))
    values[name] = tidyValue(type.fields[name]?.kind ?? "text", value);
  return values;
}

/** @param index of the entry in the file of its type; the first is 0. */
function readEntry(type: ContentType, item: unknown, index: number): ReadEntry {
  const rank = index + 1;
  const place = `${locationOf(type)}, entrée n° ${rank}`;
  const values = readValues(type, item, place);
  const title = values[type.titleField];
  const location = isText(title) ? `${place} (« ${title} »)` : place;
  return { id: `${type.id}-${rank}`, location, values };
}

/** The entries of a type. @throws with a French message if its file cannot be read. */
function readType(directory: string, type: ContentType): ReadEntry[] {
  const json = readTypeFile(directory, type);
  const location = locationOf(type);
  if (Array.isArray(json)) return json.map((item, index) => readEntry(type, item, index));
  if (singleTypes.includes(type))
    return [{ id: type.id, location, values: readValues(type, json, location) }];
  throw refusal(location, "une liste d’entrées : [ … ]", inWords(json));
}

/** Unit: bytes, of which an accented letter has two. Most file systems allow 255, and Gatsby appends to the names of resized pictures. */
const LONGEST_NAME = 200;

/** A picture of the folder `images`, or the French reason why the site cannot show it. @param fileNames in the folder. */
function fileOf(name: string, images: string, fileNames: readonly string[]): PictureFile {
  if (!fileNames.includes(name)) return { name, fault: `aucune image « ${name} »` };
  if (Buffer.byteLength(name) > LONGEST_NAME)
    return { name, fault: `l’image « ${name} », dont le nom est trop long : 100 caractères au plus` };
  if (pictureTypeOf(name)) return { name, path: join(images, name).replaceAll(sep, "/") };
  // gatsby-transformer-sharp recognizes pictures by their file extension.
  return { name, fault: `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}` };
}

/** The names of all files. A test whether a file exists would not do, because some file systems ignore the case of letters. */
function fileNamesIn(images: string): string[] {
  if (!existsSync(images)) return [];
  const paths = readdirSync(images, { recursive: true, encoding: "utf8" });
  return paths.map((path) => path.replaceAll(sep, "/"));
}

/**
 * Reads the entries of all files. A page's list of entries has all entries of a file, in its order.
 * @throws with a French message that names the file and the line.
 */
export function readLocalContent(directory: string): ContentEntry[] {
  const entriesByType = new Map(contentTypes.map((type) => [type, readType(directory, type)]));
  const images = join(directory, "images");
  const fileNames = fileNamesIn(images);
  const toEntry = (type: ContentType, entry: ReadEntry): ContentEntry => {
    const lists: Record<string, string[]> = {};
    const pictures: Record<string, PictureFile> = {};
    for (const [name, { kind, listedType }] of Object.entries(type.fields)) {
      const value = entry.values[name];
      if (listedType) lists[name] = entriesByType.get(listedType)?.map(({ id }) => id) ?? [];
      const file = kind === "image" && isRecord(value) ? value.file : undefined;
      if (isText(file) && file) pictures[name] = fileOf(file, images, fileNames);
    }
    return { ...entry, typeId: type.id, lists, pictures };
  };
  return [...entriesByType].flatMap(([type, entries]) => entries.map((entry) => toEntry(type, entry)));
}

/** Updates the nodes when a file changes. Invalid content is reported, and changes no node. */
function watchFiles(directory: string, args: SourceNodesArgs): void {
  async function refresh(): Promise<void> {
    const entries = readLocalContent(directory);
    const report = await contentReport(entries);
    if (report) throw new Error(`${report}\nLes pages gardent le dernier contenu correct.`);
    updateNodes(entries, args);
  }
  chokidar
    .watch(directory, {
      depth: 0,
      ignoreInitial: true,
      // In a path such as "site (copy)", brackets are not a glob pattern.
      disableGlobbing: true,
      // Debounce in ms: some editors write a file in several steps.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (!path.endsWith(".json")) return;
      refresh().catch((error: unknown) =>
        args.reporter.error(error instanceof Error ? error.message : String(error)),
      );
    });
}

export const localSource = (directory: string): ContentSource => ({
  name: "contenu local",
  // gatsby-transformer-sharp needs File nodes of the pictures. The plugin needs the folder to exist.
  plugins: existsSync(join(directory, "images"))
    ? [{ resolve: "gatsby-source-filesystem", options: { name: "images", path: join(directory, "images") } }]
    : [],
  read: () => readLocalContent(directory),
  watch: (args) => watchFiles(directory, args),
});
