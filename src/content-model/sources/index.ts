import { contentfulSource } from "./contentful";
import { chosenConnection, type Environment } from "./environment";
import { localSource } from "./local";
import type { ContentSource } from "./source";

/**
 * Picks the one source of this build: Contentful when its two variables are set, the local copy when neither is.
 * It never falls back from one to the other, so that no old copy is published unnoticed.
 * @param localDirectory the folder of the local copy.
 * @throws when only one of the two variables is set, naming the other.
 */
export function chooseSource(environment: Environment, localDirectory: string): ContentSource {
  const connection = chosenConnection(environment);
  return connection ? contentfulSource(connection) : localSource(localDirectory);
}
