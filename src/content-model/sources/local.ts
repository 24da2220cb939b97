import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";

import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { type ContentProblem, inWords } from "../problem";
import type { EntryInput } from "../validate";
import type { ContentReading, ContentSource } from "./source";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function syntaxProblem(place: string, json: string, { error, offset }: ParseError): ContentProblem {
  const before = json.slice(0, offset).split("\n");
  const position = `ligne ${before.length}, colonne ${(before.at(-1)?.length ?? 0) + 1}`;
  return { place, expected: "du JSON bien formé", found: `${printParseErrorCode(error)}, ${position}` };
}

function toEntries(
  type: ContentType,
  place: string,
  value: unknown,
): Pick<ContentReading, "entries" | "problems"> {
  const isList = type.entries !== "single";
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (isList && !Array.isArray(value)) {
    return {
      entries: [],
      problems: [{ place, expected: "une liste d’entrées : [ … ]", found: inWords(value) }],
    };
  }
  const placeOf = (item: unknown, index: number) => {
    const title = isObject(item) ? item[type.titleField] : undefined;
    const name = typeof title === "string" ? ` (« ${title} »)` : "";
    return Array.isArray(value) ? `${place}, entrée n° ${index + 1}${name}` : place;
  };
  const entries: EntryInput[] = [];
  const problems: ContentProblem[] = [];
  items.forEach((item, index) => {
    const itemPlace = placeOf(item, index);
    if (isObject(item)) entries.push({ typeId: type.id, place: itemPlace, values: item });
    else problems.push({ place: itemPlace, expected: "un objet : { … }", found: inWords(item) });
  });
  return { entries, problems };
}

function readType(directory: string, type: ContentType): Pick<ContentReading, "entries" | "problems"> {
  const file = `${type.id}.json`;
  const place = `content/${file}`;
  const path = join(directory, file);
  if (!existsSync(path)) {
    return {
      entries: [],
      problems: [{ place, expected: `le fichier de « ${type.label} »`, found: "aucun fichier" }],
    };
  }
  const json = readFileSync(path, "utf8");
  const errors: ParseError[] = [];
  const value: unknown = parse(json, errors, { disallowComments: true });
  const [firstError] = errors;
  if (firstError) return { entries: [], problems: [syntaxProblem(place, json, firstError)] };
  return toEntries(type, place, value);
}

/**
 * Reads the JSON files of a content folder, one a type.
 * @param directory the folder that holds `<type>.json` and `images/`.
 */
export function readLocalContent(directory: string): ContentReading {
  const readings = contentTypes.map((type) => readType(directory, type));
  return {
    entries: readings.flatMap(({ entries }) => entries),
    problems: readings.flatMap(({ problems }) => problems),
    hasImage: (file) => existsSync(join(directory, "images", file)),
  };
}

/**
 * The site's own copy of its content: what a fresh clone builds from, without an account or a network.
 * @param directory the folder that holds `<type>.json` and `images/`.
 */
export function localSource(directory: string): ContentSource {
  return {
    name: "contenu local",
    plugins: [
      { resolve: "gatsby-source-local-content", options: { directory } },
      // Pictures become File nodes, which gatsby-transformer-sharp treats as it does Contentful's.
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "images", path: join(directory, "images"), ignore: ["**/source/**"] },
      },
    ],
    schema: {
      prefix: "Local",
      imageType: "LocalImage",
      imageDefinition: `type LocalImage implements ContentImage {
  alt: String!
  localFile: File @link(by: "relativePath", from: "file")
}`,
      imageExtension: () => "",
      preview: false,
    },
    read: () => readLocalContent(directory),
  };
}
