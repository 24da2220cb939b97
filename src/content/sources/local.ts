/** The source of content in files: `content/*.json` and `content/images/`. */
import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse, sep } from "node:path";

import chokidar from "chokidar";
import { closest } from "fastest-levenshtein";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import { plainLetters } from "../../french/plain-letters";
import { checkContent, problemReport } from "../check/check";
import {
  type ContentEntry,
  type ContentProblem,
  type ContentSource,
  fileOfType,
  type PictureFile,
  withPictures,
} from "../content-entry";
import { updateNodes } from "../gatsby-nodes";
import type { ContentType } from "../model/content-type";
import { pictureExtensionsInWords, pictureTypeOf } from "../model/declare";
import { tidyValue } from "../model/kinds";
import { contentTypes, singleTypes } from "../model/registry";
import { inWords, isObject, isText } from "../unknown-values";
import { afterLast } from "./after-last";
import { readJson } from "./json";

/** An entry before its lists and pictures are found. */
type ReadEntry = Pick<ContentEntry, "id" | "location" | "values">;

/** The entries of a type's file that can be read, and what cannot. */
interface ReadType {
  entries: ReadEntry[];
  problems: ContentProblem[];
}

const refused = (...problems: ContentProblem[]): ReadType => ({ entries: [], problems });

/** An entry's fields, tidied. */
function readValues(type: ContentType, item: Readonly<Record<string, unknown>>): ContentEntry["values"] {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item))
    values[name] = tidyValue(type.fields[name]?.kind ?? "text", value);
  return values;
}

const notAnObject = (location: string, item: unknown): ContentProblem => ({
  location,
  expected: "un objet : { … }",
  found: inWords(item),
});

function readList(type: ContentType, items: readonly unknown[]): ReadType {
  const list: ReadType = { entries: [], problems: [] };
  for (const [index, item] of items.entries()) {
    const rank = index + 1;
    const place = `${fileOfType(type)}, entrée n° ${rank}`;
    if (!isObject(item)) {
      list.problems.push(notAnObject(place, item));
      continue;
    }
    const values = readValues(type, item);
    const title = values[type.titleField];
    const location = isText(title) ? `${place} (« ${title} »)` : place;
    list.entries.push({ id: `${type.id}-${rank}`, location, values });
  }
  return list;
}

function readType(directory: string, type: ContentType): ReadType {
  const location = fileOfType(type);
  const path = join(directory, `${type.id}.json`);
  if (!existsSync(path))
    return refused({ location, expected: `le fichier de « ${type.label} »`, found: "aucun fichier" });
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    const expected = "un fichier en UTF-8 (dans le Bloc-notes : « Enregistrer sous », encodage « UTF-8 »)";
    const found = "un fichier d’un autre encodage, tel que ANSI ou UTF-16";
    return refused({ location, expected, found });
  }
  const json = readJson(bytes.toString());
  if ("syntaxError" in json)
    return refused({ location, expected: "du JSON bien formé", found: json.syntaxError });
  const { value } = json;
  const isSingle = singleTypes.includes(type);
  const isList = Array.isArray(value) && (value.length > 0 || !isSingle);
  if (isList) return readList(type, value);
  if (!isSingle) return refused({ location, expected: "une liste d’entrées : [ … ]", found: inWords(value) });
  if (!isObject(value)) return refused(notAnObject(location, value));
  return { entries: [{ id: type.id, location, values: readValues(type, value) }], problems: [] };
}

/** A picture of the folder `images`, or the French reason why the site cannot show it. @param fileNames in the folder. */
function fileOf(name: string, images: string, fileNames: readonly string[]): PictureFile {
  // macOS writes « é » as two characters in the names of files.
  const fileName = fileNames.find((each) => each.normalize() === name.normalize());
  if (fileName === undefined) return { name, fault: `aucune image « ${name} »${nearest(name, fileNames)}` };
  if (pictureTypeOf(name)) return { name, path: join(images, fileName).replaceAll(sep, "/") };
  // gatsby-transformer-sharp recognizes pictures by their file extension.
  return { name, fault: `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}` };
}

/** French words about the file whose name is nearest; none without a file. */
function nearest(name: string, fileNames: readonly string[]): string {
  if (fileNames.length === 0) return "";
  const fileName = closest(
    name.normalize(),
    fileNames.map((each) => each.normalize()),
  );
  return plainLetters(fileName) === plainLetters(name)
    ? ` : le fichier s’appelle « ${fileName} », aux majuscules ou aux accents près`
    : ` (la plus proche : « ${fileName} »)`;
}

/** The names of all files. `existsSync` would ignore the case of letters on some file systems. */
function fileNamesIn(images: string): string[] {
  if (!existsSync(images)) return [];
  const paths = readdirSync(images, { recursive: true, encoding: "utf8" });
  return paths.map((path) => path.replaceAll(sep, "/"));
}

/** The entries, not checked. A page's list has all entries of a file, in the file's order. @throws with a French message that names all files that cannot be read. */
export function readLocalContent(directory: string): ContentEntry[] {
  const readTypes = contentTypes.map((type) => ({ type, ...readType(directory, type) }));
  const problems = readTypes.flatMap((read) => read.problems);
  if (problems.length > 0) throw new Error(problemReport(problems));
  const entriesByType = new Map(readTypes.map(({ type, entries }) => [type, entries]));
  const images = join(directory, "images");
  const fileNames = fileNamesIn(images);
  const toEntry = (type: ContentType, entry: ReadEntry): ContentEntry => {
    const lists: Record<string, string[]> = {};
    const pictures: Record<string, PictureFile> = {};
    for (const [name, { kind, listedType }] of Object.entries(type.fields)) {
      const value = entry.values[name];
      if (listedType) lists[name] = entriesByType.get(listedType)?.map(({ id }) => id) ?? [];
      const file = kind === "image" && isObject(value) ? value.file : undefined;
      if (isText(file) && file) pictures[name] = fileOf(file, images, fileNames);
    }
    return { ...entry, typeId: type.id, lists, pictures };
  };
  return readTypes.flatMap(({ type, entries }) => entries.map((entry) => toEntry(type, entry)));
}

/** @throws with a French message that names all files that cannot be read, else all faults of their entries. */
export async function readCheckedContent(directory: string): Promise<ContentEntry[]> {
  const entries = readLocalContent(directory);
  const problems = await checkContent(entries);
  if (problems.length > 0) throw new Error(problemReport(problems));
  return entries;
}

/** Gives a picture a File node, of a copy: pages keep a picture whose file is removed during `develop`. */
async function withFileNode(picture: PictureFile, args: SourceNodesArgs): Promise<PictureFile> {
  if (!("path" in picture)) return picture;
  const { actions, createNodeId, getCache } = args;
  const { createNode } = actions;
  const { name, ext } = parse(picture.path);
  const buffer = readFileSync(picture.path);
  const file = { buffer, name, ext, getCache, createNode, createNodeId };
  const { absolutePath } = await createFileNodeFromBuffer(file);
  return { ...picture, path: absolutePath };
}

/** Updates the nodes when a text or a picture changes. Invalid content is reported, and changes no node. */
function watchFiles(directory: string, args: SourceNodesArgs): void {
  const refresh = async () => {
    const entries = await readCheckedContent(directory);
    updateNodes(await withPictures(entries, (picture) => withFileNode(picture, args)), args);
  };
  // Files that are saved together are read together, so that a fault is reported once.
  const onChange = afterLast(() => {
    refresh().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      args.reporter.error(`${message}\nLes pages gardent le dernier contenu correct.`);
    });
  });
  chokidar
    .watch(directory, {
      ignoreInitial: true,
      // In a path such as "site (copy)", brackets are not a glob pattern.
      disableGlobbing: true,
      // Debounce in ms: some editors write a file in several steps.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (path.endsWith(".json") || pictureTypeOf(path)) onChange();
    });
}

export const localSource = (directory: string): ContentSource => ({
  name: "contenu local",
  plugins: [],
  read: (args) => withPictures(readLocalContent(directory), (picture) => withFileNode(picture, args)),
  watch: (args) => watchFiles(directory, args),
});
