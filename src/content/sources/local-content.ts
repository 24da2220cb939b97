import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import type { ContentEntry, PicturePlace } from "../content-entry";
import type { ContentType } from "../content-type";
import { contentTypes, singleTypes } from "../index";
import { pictureExtensionsInWords, pictureTypeOfName } from "../picture-types";
import { type ContentProblem, inWords, problemReport } from "../problem";
import { isRecord, isText } from "../values";
import { readJson } from "./json";

/** The name of the folders with the drawings from which pictures are made. No page shows the drawings. */
export const DRAWINGS = "source";

type Values = Pick<ContentEntry, "id" | "place" | "values">;

/** Reads the entries of a type. Returns a problem if its file cannot be read. */
function readType(directory: string, type: ContentType): Values[] | ContentProblem {
  const place = `content/${type.id}.json`;
  const path = join(directory, `${type.id}.json`);
  if (!existsSync(path))
    return { place, expected: `le fichier de « ${type.label} »`, found: "aucun fichier" };
  const json = readJson(readFileSync(path, "utf8"));
  if ("syntaxError" in json) return { place, expected: "du JSON bien formé", found: json.syntaxError };
  const { value } = json;
  if (!Array.isArray(value)) {
    if (singleTypes.includes(type)) return [{ id: type.id, place, values: value }];
    return { place, expected: "une liste d’entrées : [ … ]", found: inWords(value) };
  }
  return value.map((item: unknown, index) => {
    const title = isRecord(item) ? item[type.titleField] : undefined;
    const name = isText(title) ? ` (« ${title} »)` : "";
    const rank = index + 1;
    return { id: `${type.id} ${rank}`, place: `${place}, entrée n° ${rank}${name}`, values: item };
  });
}

/** The paths of all pictures, with exact letter case, in the format of gatsby-source-filesystem's `relativePath`. */
function picturesIn(images: string): string[] {
  if (!existsSync(images)) return [];
  const files = readdirSync(images, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(images.length + 1)
      .split(sep),
  );
  return paths.filter((path) => !path.includes(DRAWINGS)).map((path) => path.join("/"));
}

function placeOf(name: string, images: string, names: readonly string[]): PicturePlace {
  if (!names.includes(name)) return { name, fault: `aucune image « ${name} »` };
  if (pictureTypeOfName(name)) return { name, path: join(images, name).replaceAll(sep, "/") };
  // gatsby-transformer-sharp recognizes pictures by their file extension.
  return { name, fault: `l’image « ${name} », dont le nom ne finit pas par ${pictureExtensionsInWords}` };
}

/**
 * Reads a content folder: `<type>.json`, and `images/`. A list of a page has all entries of the listed type, in the order of their file.
 * @throws in French, if a file cannot be read: which one, in which line.
 */
export function readLocalContent(directory: string): ContentEntry[] {
  const found = new Map<ContentType, Values[]>();
  const problems: ContentProblem[] = [];
  for (const type of contentTypes) {
    const read = readType(directory, type);
    if (Array.isArray(read)) found.set(type, read);
    else problems.push(read);
  }
  if (problems.length > 0) throw new Error(problemReport(problems));
  const images = join(directory, "images");
  const names = picturesIn(images);
  return [...found].flatMap(([type, entries]) =>
    entries.map((entry) => {
      const lists: Record<string, string[]> = {};
      const pictures: Record<string, PicturePlace> = {};
      for (const [name, { kind, listedType }] of Object.entries(type.fields)) {
        const value = isRecord(entry.values) ? entry.values[name] : undefined;
        if (kind === "entryList")
          lists[name] = [...found].flatMap(([{ id }, all]) =>
            id === listedType?.id ? all.map((each) => each.id) : [],
          );
        else if (kind === "image" && isRecord(value) && isText(value.file) && value.file)
          pictures[name] = placeOf(value.file, images, names);
      }
      return { ...entry, typeId: type.id, lists, pictures };
    }),
  );
}
