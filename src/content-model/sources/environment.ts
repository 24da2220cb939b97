import type { Connection } from "./contentful-connection";

export type Environment = Readonly<Record<string, string | undefined>>;

// An empty variable counts as unset.
const spaceEnvironment = ({ CONTENTFUL_ENVIRONMENT }: Environment) => CONTENTFUL_ENVIRONMENT || "master";
const deliveryHost = ({ CONTENTFUL_HOST }: Environment) => CONTENTFUL_HOST || "cdn.contentful.com";

/**
 * The values of variables that a command cannot do without.
 * @param purpose what they are for, as the beginning of a sentence: « Pour lire un espace Contentful ».
 * @throws when one is missing or empty, in French, naming those that are.
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
 * How a command changes a space.
 * @throws when a variable is missing, in French.
 */
export function managementConnection(environment: Environment): Connection {
  const required = requiredVariables(
    environment,
    ["CONTENTFUL_SPACE_ID", "CONTENTFUL_MANAGEMENT_TOKEN"],
    "Pour remplir un espace Contentful",
  );
  return {
    spaceId: required.CONTENTFUL_SPACE_ID,
    token: required.CONTENTFUL_MANAGEMENT_TOKEN,
    environment: spaceEnvironment(environment),
    // In the European region: api.eu.contentful.com.
    host: environment.CONTENTFUL_MANAGEMENT_HOST || "api.contentful.com",
    right: "management",
  };
}

/**
 * The variables of a build that shows drafts, from those of the site.
 * @throws when one is missing, in French.
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

/** The two variables that choose Contentful. */
const CHOOSING = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_ACCESS_TOKEN"] as const;

/**
 * How the space that a command reads is reached.
 * @param purpose see `requiredVariables`.
 * @throws when a variable is missing, in French.
 */
export function deliveryConnection(environment: Environment, purpose: string): Connection {
  const required = requiredVariables(environment, CHOOSING, purpose);
  const host = deliveryHost(environment);
  const preview = environment.CONTENTFUL_PREVIEW
    ? environment.CONTENTFUL_PREVIEW === "true"
    : host.startsWith("preview.");
  return {
    host,
    spaceId: required.CONTENTFUL_SPACE_ID,
    environment: spaceEnvironment(environment),
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
