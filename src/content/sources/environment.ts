import type { Connection } from "./contentful-api";

export type Environment = Readonly<Record<string, string | undefined>>;

// `||`, because an empty variable counts as unset.
const spaceEnvironment = ({ CONTENTFUL_ENVIRONMENT }: Environment) => CONTENTFUL_ENVIRONMENT || "master";
const deliveryHost = ({ CONTENTFUL_HOST }: Environment) => CONTENTFUL_HOST || "cdn.contentful.com";

/**
 * Returns the values of the variables that a command requires.
 * @param purpose the beginning of the error message, such as « Pour lire un espace Contentful ».
 * @throws in French, if a variable is missing or empty. The message names all missing ones.
 */
function requiredVariables<Name extends string>(
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
 * The connection with which a command changes a space.
 * @throws in French, if a variable is missing.
 */
export function managementConnection(environment: Environment): Connection {
  const required = requiredVariables(
    environment,
    ["CONTENTFUL_SPACE_ID", "CONTENTFUL_MANAGEMENT_TOKEN"],
    "Pour changer un espace Contentful",
  );
  return {
    spaceId: required.CONTENTFUL_SPACE_ID,
    token: required.CONTENTFUL_MANAGEMENT_TOKEN,
    environment: spaceEnvironment(environment),
    // In the European region: api.eu.contentful.com.
    host: environment.CONTENTFUL_MANAGEMENT_HOST || "api.contentful.com",
    api: "management",
  };
}

/**
 * Derives the variables of a preview build, which shows drafts, from those of the site.
 * @throws in French, if a variable is missing.
 */
export function previewVariables(environment: Environment): Readonly<Record<string, string>> {
  const { CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_TOKEN } = environment;
  const required = requiredVariables(
    { ...environment, CONTENTFUL_PREVIEW_TOKEN: CONTENTFUL_PREVIEW_TOKEN || CONTENTFUL_ACCESS_TOKEN },
    ["CONTENTFUL_SPACE_ID", "CONTENTFUL_PREVIEW_TOKEN"],
    "Pour montrer les brouillons d’un espace Contentful",
  );
  return {
    CONTENTFUL_ACCESS_TOKEN: required.CONTENTFUL_PREVIEW_TOKEN,
    // In the European region: cdn.eu.contentful.com and preview.eu.contentful.com.
    CONTENTFUL_HOST: deliveryHost(environment).replace(/^cdn\./, "preview."),
    CONTENTFUL_PREVIEW: "true",
  };
}

/** The two variables that select Contentful as the source. */
const CONTENTFUL_VARIABLES = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_ACCESS_TOKEN"] as const;

/**
 * The connection with which a command reads a space.
 * @param purpose the beginning of the error message: see `requiredVariables`.
 * @throws in French, if a variable is missing.
 */
export function deliveryConnection(environment: Environment, purpose: string): Connection {
  const required = requiredVariables(environment, CONTENTFUL_VARIABLES, purpose);
  const host = deliveryHost(environment);
  const preview = environment.CONTENTFUL_PREVIEW
    ? environment.CONTENTFUL_PREVIEW === "true"
    : host.startsWith("preview.");
  return {
    host,
    spaceId: required.CONTENTFUL_SPACE_ID,
    environment: spaceEnvironment(environment),
    token: required.CONTENTFUL_ACCESS_TOKEN,
    api: preview ? "preview" : "delivery",
  };
}

/**
 * The connection of this build.
 * @returns undefined if neither variable that selects Contentful is set.
 * @throws in French, if only one of them is set. The message names the other.
 */
export function chosenConnection(environment: Environment): Connection | undefined {
  if (CONTENTFUL_VARIABLES.every((name) => !environment[name])) return undefined;
  return deliveryConnection(
    environment,
    "Pour construire le site depuis Contentful et non depuis le dossier content/",
  );
}
