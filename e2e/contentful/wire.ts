import type { Localized, SpaceContentType } from "../../src/content-model/contentful-space/format";
import { linkTo } from "../../src/content-model/contentful-space/format";
import type { Change } from "./test-space";

/** Where the API's answers say that they come from. */
export interface Place {
  spaceId: string;
  environment: string;
  /** `localhost:PORT`. */
  host: string;
}

/** The languages that a space speaks on the wire; in memory, every value stands under `fr`. */
export interface Languages {
  /** The code of its French. */
  french: string;
  /** The code of its default language, in which texts are other texts. Fields that are no text have one value, under it. */
  other?: string;
}

/** Kinds of fields whose values are texts, which each language has its own of. */
const TEXTS = ["Symbol", "Text", "Date"];

const inOther = (text: string) => `In English: ${text.length} characters.`;

/** A value of a field as each language has it. */
function translated(values: Localized<unknown>, { french, other }: Languages): Localized<unknown> {
  const value = values.fr;
  if (!other) return { [french]: value };
  return typeof value === "string" ? { [other]: inOther(value), [french]: value } : { [other]: value };
}

/** An asset's file may be another one in each language: here French has its own. */
const ofAsset = (values: Localized<unknown>, { french, other }: Languages): Localized<unknown> => ({
  ...(other && { [other]: { fileName: "english.png" } }),
  [french]: values.fr,
});

/** The day on which every test space begins: one second of it is one change. */
const BEGINNING = Date.UTC(2026, 0, 5, 8);

const timestamp = (time: number) => new Date(BEGINNING + time * 1000).toISOString();

const placeLinks = ({ spaceId, environment }: Place) => ({
  space: linkTo("Space", spaceId),
  environment: linkTo("Environment", environment),
});

/** A content type in the API's words. */
export const toContentTypeAnswer = (
  { sys, fields, ...type }: SpaceContentType,
  place: Place,
  { other }: Languages,
) => ({
  sys: {
    ...placeLinks(place),
    id: sys.id,
    type: "ContentType",
    createdAt: timestamp(0),
    updatedAt: timestamp(0),
    revision: 1,
  },
  ...type,
  fields: fields.map((field) => ({ ...field, localized: Boolean(other) && TEXTS.includes(field.type) })),
});

/** An entry, an asset, or the news that one is gone, in the words of the sync endpoint: each value under its locale. */
export function toSyncItem({ content, deleted, time, revision }: Change, place: Place, languages: Languages) {
  const { id, type } = content.sys;
  const sys = {
    ...placeLinks(place),
    id,
    createdAt: timestamp(0),
    updatedAt: timestamp(time),
    revision,
  };
  if (deleted) return { sys: { ...sys, type: `Deleted${type}`, deletedAt: timestamp(time) } };
  const metadata = { tags: [] };
  if (!("contentType" in content.sys)) {
    const translations = Object.entries(content.fields).map(([name, values]) => [
      name,
      ofAsset(values, languages),
    ]);
    const json = JSON.stringify(Object.fromEntries(translations));
    // An url that begins with a slash leads to the API itself.
    const fields: unknown = JSON.parse(json.replaceAll('"url":"/files', `"url":"//${place.host}/files`));
    return { metadata, sys: { ...sys, type }, fields };
  }
  const fields = Object.entries(content.fields).map(([name, values]) => [
    name,
    translated(values, languages),
  ]);
  return {
    metadata,
    sys: { ...sys, type, contentType: content.sys.contentType },
    fields: Object.fromEntries(fields) as Record<string, Localized<unknown>>,
  };
}

/** The body of an error, as the SDK reads it. */
export const toError = (id: string, message: string) => ({
  sys: { type: "Error", id },
  message,
  requestId: "00000000-test",
});
