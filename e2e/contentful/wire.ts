import type { Localized, SpaceContentType } from "../../src/content/contentful/format";
import { linkTo } from "../../src/content/contentful/format";
import type { Change } from "./test-space";

/** The space, environment and host that the API's responses name. */
export interface Place {
  spaceId: string;
  environment: string;
  /** `localhost:PORT`. */
  host: string;
}

/** The locale codes in the API's responses. In memory, the code is always `fr`. */
export interface Languages {
  /** The code of the French locale. */
  french: string;
  /**
   * The code of the default locale, if that is not French. Its texts differ from the French ones, and it alone has the values
   * of fields that are not text.
   */
  other?: string;
}

/** Types of fields that have a value per locale. */
const TEXTS = ["Symbol", "Text", "Date"];

const inOther = (text: string) => `In English: ${text.length} characters.`;

/** The value of a field in each locale. */
function translated(values: Localized<unknown>, { french, other }: Languages): Localized<unknown> {
  const value = values.fr;
  if (!other) return { [french]: value };
  return typeof value === "string" ? { [other]: inOther(value), [french]: value } : { [other]: value };
}

/** An asset may have another file in each locale. Here French has its own. */
const ofAsset = (values: Localized<unknown>, { french, other }: Languages): Localized<unknown> => ({
  ...(other && { [other]: { fileName: "english.png" } }),
  [french]: values.fr,
});

/** The start of every test space. Each change takes one second. */
const BEGINNING = Date.UTC(2026, 0, 5, 8);

const timestamp = (time: number) => new Date(BEGINNING + time * 1000).toISOString();

const placeLinks = ({ spaceId, environment }: Place) => ({
  space: linkTo("Space", spaceId),
  environment: linkTo("Environment", environment),
});

/** A content type in the API's format. */
export const toContentTypeResponse = (
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

/** An entry, an asset or a deletion in the format of the sync endpoint: each value under its locale. */
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
    // A URL that starts with a slash is one of the API itself.
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

/** The body of an error in the format that the SDK reads. */
export const toError = (id: string, message: string) => ({
  sys: { type: "Error", id },
  message,
  requestId: "00000000-test",
});
