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

type Values = Pick<ContentEntry, "id" | "location" | "values">;

/** @throws with a French message if the file cannot be read. */
function readType(directory: string, type: ContentType): Values[] {
  const location = `content/${type.id}.json`;
  const path = join(directory, `${type.id}.json`);
  const refuse = (expected: string, found: string, where = location) =>
    new Error(problemReport([{ location: where, expected, found }]));
  if (!existsSync(path)) throw refuse(`le fichier de « ${type.label} »`, "aucun fichier");
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    const save = "dans le Bloc-notes : « Enregistrer sous », encodage « UTF-8 »";
    throw refuse(`un fichier en UTF-8 (${save})`, "un fichier d’un autre encodage, tel que ANSI ou UTF-16");
  }
  const json = readJson(bytes.toString());
  if ("syntaxError" in json) throw refuse("du JSON bien formé", json.syntaxError);
  const { value } = json;
  const toValues = (item: unknown, where: string) => {
    if (!isRecord(item)) throw refuse("un objet : { … }", inWords(item), where);
    const tidy = Object.entries(item).map(([name, typed]) => {
      return [name, tidyValue(type.fields[name]?.kind ?? "text", typed)] as const;
    });
    return Object.fromEntries(tidy);
  };
  if (!Array.isArray(value)) {
    if (singleTypes.includes(type)) return [{ id: type.id, location, values: toValues(value, location) }];
    throw refuse("une liste d’entrées : [ … ]", inWords(value));
  }
  return value.map((item, index) => {
    const rank = index + 1;
    const where = `${location}, entrée n° ${rank}`;
    const values = toValues(item, where);
    const title = values[type.titleField];
    const name = isText(title) ? ` (« ${title} »)` : "";
    return { id: `${type.id}-${rank}`, location: where + name, values };
  });
}

/** In bytes. Most file systems allow 255, and Gatsby appends to the names of resized pictures. */
const LONGEST_NAME = 200;

function fileOf(name: string, images: string, names: readonly string[]): PictureFile {
  if (!names.includes(name)) return { name, fault: `aucune image « ${name} »` };
  if (Buffer.byteLength(name) > LONGEST_NAME)
    return { name, fault: `l’image « ${name} », dont le nom est trop long : 100 caractères au plus` };
  if (pictureTypeOf(name)) return { name, path: join(images, name).replaceAll(sep, "/") };
  // gatsby-transformer-sharp recognizes pictures by their file extension.
  return { name, fault: `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}` };
}

/** A page lists all entries of a file, in its order. @throws with a French message that names the file and the line. */
export function readLocalContent(directory: string): ContentEntry[] {
  const found = new Map(contentTypes.map((type) => [type, readType(directory, type)]));
  const images = join(directory, "images");
  // Listed, because some file systems ignore the case of letters.
  const paths = existsSync(images) ? readdirSync(images, { recursive: true, encoding: "utf8" }) : [];
  const names = paths.map((path) => path.replaceAll(sep, "/"));
  return [...found].flatMap(([type, entries]) =>
    entries.map((entry) => {
      const lists: Record<string, string[]> = {};
      const pictures: Record<string, PictureFile> = {};
      for (const [name, { kind, listedType }] of Object.entries(type.fields)) {
        const value = entry.values[name];
        if (listedType) lists[name] = found.get(listedType)?.map(({ id }) => id) ?? [];
        else if (kind === "image" && isRecord(value) && isText(value.file) && value.file)
          pictures[name] = fileOf(value.file, images, names);
      }
      return { ...entry, typeId: type.id, lists, pictures };
    }),
  );
}

/** Reports invalid content, and keeps the nodes of the last valid one. */
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
