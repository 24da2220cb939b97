import { contentfulSource } from "./contentful";
import { localSource } from "./local";
import type { ContentSource } from "./source";

/**
 * Picks the one source of this build: Contentful when its two variables are set, the local copy when neither is.
 * It never falls back from one to the other, so that no old copy is published unnoticed.
 * @param localDirectory the folder of the local copy.
 * @throws when only one of the two variables is set, naming the other.
 */
export function chooseSource(
  environment: Readonly<Record<string, string | undefined>>,
  localDirectory: string,
): ContentSource {
  const {
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENTFUL_ACCESS_TOKEN: accessToken,
    CONTENTFUL_ENVIRONMENT,
    CONTENTFUL_HOST,
    CONTENTFUL_PREVIEW,
  } = environment;
  if (!spaceId && !accessToken) return localSource(localDirectory);
  if (!spaceId)
    throw new Error("CONTENTFUL_ACCESS_TOKEN is set, CONTENTFUL_SPACE_ID is missing: set both, or neither.");
  if (!accessToken) {
    throw new Error("CONTENTFUL_SPACE_ID is set, CONTENTFUL_ACCESS_TOKEN is missing: set both, or neither.");
  }
  return contentfulSource({
    spaceId,
    accessToken,
    // An empty variable counts as unset.
    environment: CONTENTFUL_ENVIRONMENT || "master",
    host: CONTENTFUL_HOST || "cdn.contentful.com",
    ...(CONTENTFUL_PREVIEW && { preview: CONTENTFUL_PREVIEW === "true" }),
  });
}
