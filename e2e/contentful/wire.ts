import type { SpaceContentType } from "../../src/content-model/contentful-space/format";
import { linkTo } from "../../src/content-model/contentful-space/format";
import type { Change } from "./test-space";

/** Where the API's answers say that they come from. */
export interface Place {
  spaceId: string;
  environment: string;
  /** `localhost:PORT`. */
  host: string;
}

/** The day on which every test space begins: one second of it is one change. */
const BEGINNING = Date.UTC(2026, 0, 5, 8);

const timestamp = (time: number) => new Date(BEGINNING + time * 1000).toISOString();

const placeLinks = ({ spaceId, environment }: Place) => ({
  space: linkTo("Space", spaceId),
  environment: linkTo("Environment", environment),
});

/** A content type in the API's words. */
export const toContentTypeAnswer = ({ sys, ...type }: SpaceContentType, place: Place) => ({
  sys: {
    ...placeLinks(place),
    id: sys.id,
    type: "ContentType",
    createdAt: timestamp(0),
    updatedAt: timestamp(0),
    revision: 1,
  },
  ...type,
});

/** An entry, an asset, or the news that one is gone, in the words of the sync endpoint: each value under its locale. */
export function toSyncItem({ content, deleted, time, revision }: Change, place: Place) {
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
    const json = JSON.stringify(content.fields);
    // An url that begins with a slash leads to the API itself.
    const fields: unknown = JSON.parse(json.replaceAll('"url":"/files', `"url":"//${place.host}/files`));
    return { metadata, sys: { ...sys, type }, fields };
  }
  return { metadata, sys: { ...sys, type, contentType: content.sys.contentType }, fields: content.fields };
}

/** The body of an error, as the SDK reads it. */
export const toError = (id: string, message: string) => ({
  sys: { type: "Error", id },
  message,
  requestId: "00000000-test",
});
