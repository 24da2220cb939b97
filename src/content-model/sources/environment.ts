import type { ContentfulAccess } from "./contentful";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values of variables that a command cannot do without.
 * @param purpose what they are for, as the beginning of a sentence: « Pour lire un espace Contentful ».
 * @throws when one is missing or empty, in French, naming those that are.
 */
export function requiredVariables<Name extends string>(
  environment: Environment,
  names: readonly Name[],
  purpose: string,
): Record<Name, string> {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new Error(`${purpose}, il faut ${names.join(" et ")}. Il manque ${missing.join(" et ")}.`);
  }
  return Object.fromEntries(names.map((name) => [name, environment[name] ?? ""])) as Record<Name, string>;
}

/**
 * Where the space of this build is, and with which right it is read.
 * @returns undefined when neither of the two variables that choose Contentful is set.
 * @throws when only one of them is, in French, naming the other.
 */
export function contentfulAccess(environment: Environment): ContentfulAccess | undefined {
  const {
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENTFUL_ACCESS_TOKEN: accessToken,
    CONTENTFUL_ENVIRONMENT,
    CONTENTFUL_HOST,
    CONTENTFUL_PREVIEW,
  } = environment;
  if (!spaceId && !accessToken) return undefined;
  if (!spaceId || !accessToken) {
    const [set, missing] = spaceId
      ? ["CONTENTFUL_SPACE_ID", "CONTENTFUL_ACCESS_TOKEN"]
      : ["CONTENTFUL_ACCESS_TOKEN", "CONTENTFUL_SPACE_ID"];
    throw new Error(
      `La variable ${set} est renseignée, et ${missing} ne l’est pas : renseignez les deux pour lire Contentful, ou aucune pour lire le dossier content/.`,
    );
  }
  return {
    spaceId,
    accessToken,
    // An empty variable counts as unset.
    environment: CONTENTFUL_ENVIRONMENT || "master",
    host: CONTENTFUL_HOST || "cdn.contentful.com",
    ...(CONTENTFUL_PREVIEW && { preview: CONTENTFUL_PREVIEW === "true" }),
  };
}
