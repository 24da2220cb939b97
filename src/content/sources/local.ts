import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { type ContentProblem, inWords } from "../problem";
import type { EntryInput } from "../validate";
import { isRecord } from "../values";
import { readJson } from "./json";
import { LOCAL_PREFIX, localNodes } from "./local-nodes";
import { DRAWINGS, localPictures } from "./local-pictures";
import type { ContentReading, ContentSource } from "./source";

function entryOfJson(type: ContentType, id: string, place: string, value: unknown): EntryInput {
  const title = isRecord(value) ? value[type.titleField] : undefined;
  const name = typeof title === "string" ? ` (« ${title} »)` : "";
  return { typeId: type.id, id, place: `${place}${name}`, values: value };
}

/** Reads the entries of a type. Returns a problem if its file cannot be read. Without a file, a kind of page has no pages. */
function readType(directory: string, type: ContentType): EntryInput[] | ContentProblem {
  const place = `content/${type.id}.json`;
  const path = join(directory, `${type.id}.json`);
  if (!existsSync(path)) {
    if (type.page && "pathFrom" in type.page) return [];
    return { place, expected: `le fichier de « ${type.label} »`, found: "aucun fichier" };
  }
  const json = readJson(readFileSync(path, "utf8"));
  if ("syntaxError" in json) return { place, expected: "du JSON bien formé", found: json.syntaxError };
  const { value } = json;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      entryOfJson(type, `${type.id} ${index + 1}`, `${place}, entrée n° ${index + 1}`, item),
    );
  }
  if (type.entries === "single") return [{ typeId: type.id, id: type.id, place, values: value }];
  return { place, expected: "une liste d’entrées : [ … ]", found: inWords(value) };
}

type Readings = Pick<ContentReading, "entries" | "unread">;

/** Adds an entry's lists. Each contains all entries of the listed type, in the order of their file. */
function withLists(type: ContentType, entry: EntryInput, { entries, unread }: Readings): EntryInput {
  const lists = Object.entries(type.fields).flatMap(([name, field]) => {
    const { listedType } = field;
    return listedType && !unread.has(listedType.id)
      ? [[name, entries.filter(({ typeId }) => typeId === listedType.id).map(({ id }) => id)]]
      : [];
  });
  return { ...entry, lists: Object.fromEntries(lists) as Record<string, string[]> };
}

/**
 * Reads the JSON files of a content folder, one per type.
 * @param directory the folder with `<type>.json` and `images/`.
 */
export function readLocalContent(directory: string): ContentReading {
  const entries: EntryInput[] = [];
  const unread = new Map<string, ContentProblem>();
  for (const type of contentTypes) {
    const reading = readType(directory, type);
    if (Array.isArray(reading)) entries.push(...reading);
    else unread.set(type.id, reading);
  }
  const picturesOf = localPictures(directory);
  const types = new Map<string, ContentType>(contentTypes.map((type) => [type.id, type]));
  return {
    entries: entries.map((entry) => {
      const type = types.get(entry.typeId);
      return type
        ? { ...withLists(type, entry, { entries, unread }), pictures: picturesOf(type, entry.values) }
        : entry;
    }),
    unread,
  };
}

/**
 * The JSON files of this repository as a source, without an account or a network.
 * @param directory the folder with `<type>.json` and `images/`.
 */
export function localSource(directory: string): ContentSource {
  const read = () => readLocalContent(directory);
  return {
    name: "contenu local",
    plugins: [
      { resolve: "gatsby-source-local-content", options: { ...localNodes(directory, read) } },
      // Creates File nodes of the pictures, so that gatsby-transformer-sharp processes them like Contentful's.
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "images", path: join(directory, "images"), ignore: [`**/${DRAWINGS}/**`] },
      },
    ],
    schema: {
      prefix: LOCAL_PREFIX,
      imageType: "LocalImage",
      imageDefinition: `type LocalImage implements ContentImage {
  alt: String!
  localFile: File @link(by: "relativePath", from: "file")
}`,
      imageExtension: () => "",
      preview: false,
    },
    readStored: (node, fieldName) => node[fieldName],
    read,
  };
}
