import { contentDirectory, deliveryConnection, type Environment } from "../../environment";
import type { ContentSource } from "../content-entry";
import { contentfulSource } from "./contentful/source";
import { localSource } from "./local";

const PURPOSE = "Pour construire le site depuis Contentful et non depuis le dossier content/";

/** Contentful if its variables are set, local content if neither is. @throws if only one is: a fallback would publish stale content. */
export function chooseSource(environment: Environment = process.env): ContentSource {
  if (environment.CONTENTFUL_SPACE_ID || environment.CONTENTFUL_ACCESS_TOKEN)
    return contentfulSource(deliveryConnection(environment, PURPOSE));
  return localSource(contentDirectory(environment));
}
