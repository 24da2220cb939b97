import { contentfulSource } from "./contentful";
import { chosenConnection, type Environment } from "./environment";
import { localSource } from "./local";
import type { ContentSource } from "./source";

/**
 * Selects the source of this build: Contentful if both of its variables are set, and local content if neither is.
 * There is no fallback from one to the other, so that old content is not published unnoticed.
 * @param localDirectory the folder of the local content.
 * @throws in French, if only one of the two variables is set. The message names the other.
 */
export function chooseSource(environment: Environment, localDirectory: string): ContentSource {
  const connection = chosenConnection(environment);
  return connection ? contentfulSource(connection) : localSource(localDirectory);
}
