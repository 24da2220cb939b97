import type { Connection } from "./contentful-connection";

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

/** The two variables that choose Contentful. */
const CHOOSING = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_ACCESS_TOKEN"] as const;

/**
 * How the space that a command reads is reached.
 * @param purpose see `requiredVariables`.
 * @throws when a variable is missing, in French.
 */
export function deliveryConnection(environment: Environment, purpose: string): Connection {
  const required = requiredVariables(environment, CHOOSING, purpose);
  // An empty variable counts as unset.
  const host = environment.CONTENTFUL_HOST || "cdn.contentful.com";
  const preview = environment.CONTENTFUL_PREVIEW
    ? environment.CONTENTFUL_PREVIEW === "true"
    : host.startsWith("preview.");
  return {
    host,
    spaceId: required.CONTENTFUL_SPACE_ID,
    environment: environment.CONTENTFUL_ENVIRONMENT || "master",
    token: required.CONTENTFUL_ACCESS_TOKEN,
    right: preview ? "preview" : "delivery",
  };
}

/**
 * How the space of this build is reached.
 * @returns undefined when neither of the variables that choose Contentful is set.
 * @throws when only one of them is, in French, naming the other.
 */
export function chosenConnection(environment: Environment): Connection | undefined {
  if (CHOOSING.every((name) => !environment[name])) return undefined;
  return deliveryConnection(
    environment,
    "Pour construire le site depuis Contentful et non depuis le dossier content/",
  );
}
