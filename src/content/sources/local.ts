import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { contentReport } from "../check";
import type { ContentEntry } from "../content-entry";
import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { type ContentProblem, inWords, problemReport } from "../problem";
import { isRecord, isText } from "../values";
import { readJson } from "./json";
import { DRAWINGS, pictureFinder } from "./local-pictures";
import type { ContentSource } from "./source";

/** The prefix of the names of this source's node types. */
const PREFIX = "Local";

type Values = Pick<ContentEntry, "id" | "place" | "values">;

/** Reads the entries of a type. Returns a problem if its file cannot be read. Without a file, a kind of page has no pages. */
function readType(directory: string, type: ContentType): Values[] | ContentProblem {
  const place = `content/${type.id}.json`;
  const path = join(directory, `${type.id}.json`);
  if (!existsSync(path)) {
    if (type.page && "pathFrom" in type.page) return [];
    return { place, expected: `le fichier de « ${type.label} »`, found: "aucun fichier" };
  }
  const json = readJson(readFileSync(path, "utf8"));
  if ("syntaxError" in json) return { place, expected: "du JSON bien formé", found: json.syntaxError };
  const { value } = json;
  if (!Array.isArray(value)) {
    if (type.entries === "single") return [{ id: type.id, place, values: value }];
    return { place, expected: "une liste d’entrées : [ … ]", found: inWords(value) };
  }
  return value.map((item: unknown, index) => {
    const title = isRecord(item) ? item[type.titleField] : undefined;
    const name = isText(title) ? ` (« ${title} »)` : "";
    const rank = index + 1;
    return { id: `${type.id} ${rank}`, place: `${place}, entrée n° ${rank}${name}`, values: item };
  });
}

/**
 * Reads the JSON files of a content folder, one per type. A list of a page contains all entries of the listed type, in the order of
 * their file.
 * @param directory the folder with `<type>.json` and `images/`.
 * @throws in French, if a file cannot be read: which one, in which line.
 */
export function readLocalContent(directory: string): ContentEntry[] {
  const readings = contentTypes.map((type: ContentType) => ({ type, read: readType(directory, type) }));
  const problems = readings.flatMap(({ read }) => (Array.isArray(read) ? [] : [read]));
  if (problems.length > 0) throw new Error(problemReport(problems));
  const found = readings.map(({ type, read }) => ({ type, entries: Array.isArray(read) ? read : [] }));
  const idsOf = (typeId: string | undefined) =>
    found.filter(({ type }) => type.id === typeId).flatMap(({ entries }) => entries.map(({ id }) => id));
  const picturesOf = pictureFinder(directory);
  return found.flatMap(({ type, entries }) => {
    const lists = Object.entries(type.fields).flatMap(([name, { kind, listedType }]) =>
      kind === "entryList" ? [[name, idsOf(listedType?.id)] as const] : [],
    );
    return entries.map((entry) => ({
      ...entry,
      typeId: type.id,
      lists: Object.fromEntries(lists),
      pictures: picturesOf(type, entry.values),
    }));
  });
}

/**
 * The JSON files of this repository as a source, without an account or a network.
 * @param directory the folder with `<type>.json` and `images/`.
 */
export function localSource(directory: string): ContentSource {
  const nodeTypes = new Map(contentTypes.map(({ id, interfaceName }) => [id, `${PREFIX}${interfaceName}`]));
  const read = () =>
    readLocalContent(directory).map((entry) => ({ ...entry, nodeType: nodeTypes.get(entry.typeId) ?? "" }));
  const check = async (entries: readonly ContentEntry[]) => {
    const report = await contentReport(entries);
    return report && `${report}\nLes pages gardent le dernier contenu correct.`;
  };
  return {
    name: "contenu local",
    plugins: [
      {
        resolve: "gatsby-source-local-content",
        options: { directory, nodeTypes: [...nodeTypes.values()], read, check },
      },
      // Creates File nodes of the pictures, so that gatsby-transformer-sharp processes them like Contentful's.
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "images", path: join(directory, "images"), ignore: [`**/${DRAWINGS}/**`] },
      },
    ],
    schema: {
      prefix: PREFIX,
      imageType: "LocalImage",
      imageDefinition: `type LocalImage implements ContentImage {
  alt: String!
  localFile: File @link(by: "relativePath", from: "file")
}`,
      preview: false,
    },
    readStored: ({ lists, values }, fieldName) =>
      (isRecord(lists) ? lists[fieldName] : undefined) ?? (isRecord(values) ? values[fieldName] : undefined),
    // The nodes are entries.
    read: ({ getNodesByType }) =>
      [...nodeTypes.values()].flatMap((type) => getNodesByType(type) as unknown as ContentEntry[]),
  };
}
