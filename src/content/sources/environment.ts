import type { Connection } from "./contentful-api";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of a variable that a command needs. An empty variable counts as unset.
 * @param purpose the beginning of the error message, such as « Pour lire un espace Contentful ».
 * @throws in French, with all of its variables that are missing.
 */
function needed(environment: Environment, names: readonly string[], purpose: string) {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`${purpose}, il faut ${names.join(" et ")}. Il manque ${missing.join(" et ")}.`);
  return (name: string) => environment[name] ?? "";
}

/** In the European region: cdn.eu.contentful.com, preview.eu.contentful.com, api.eu.contentful.com. */
const deliveryHost = ({ CONTENTFUL_HOST }: Environment) => CONTENTFUL_HOST || "cdn.contentful.com";

const SPACE_AND_TOKEN = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_ACCESS_TOKEN"];

/**
 * The connection with which a command changes a space.
 * @throws in French, if a variable is missing.
 */
export function managementConnection(environment: Environment): Connection {
  const names = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_MANAGEMENT_TOKEN"];
  const value = needed(environment, names, "Pour changer un espace Contentful");
  return {
    spaceId: value("CONTENTFUL_SPACE_ID"),
    token: value("CONTENTFUL_MANAGEMENT_TOKEN"),
    environment: environment.CONTENTFUL_ENVIRONMENT || "master",
    host: environment.CONTENTFUL_MANAGEMENT_HOST || "api.contentful.com",
    api: "management",
  };
}

/**
 * The variables of a preview, which shows drafts, from those of the site.
 * @throws in French, if a variable is missing.
 */
export function previewVariables(environment: Environment): Readonly<Record<string, string>> {
  const CONTENTFUL_PREVIEW_TOKEN =
    environment.CONTENTFUL_PREVIEW_TOKEN || environment.CONTENTFUL_ACCESS_TOKEN;
  const names = ["CONTENTFUL_SPACE_ID", "CONTENTFUL_PREVIEW_TOKEN"];
  const purpose = "Pour montrer les brouillons d’un espace Contentful";
  const value = needed({ ...environment, CONTENTFUL_PREVIEW_TOKEN }, names, purpose);
  return {
    CONTENTFUL_ACCESS_TOKEN: value("CONTENTFUL_PREVIEW_TOKEN"),
    CONTENTFUL_HOST: deliveryHost(environment).replace(/^cdn\./, "preview."),
    CONTENTFUL_PREVIEW: "true",
  };
}

/**
 * The connection with which a command reads a space.
 * @param purpose the beginning of the error message.
 * @throws in French, if a variable is missing.
 */
export function deliveryConnection(environment: Environment, purpose: string): Connection {
  const value = needed(environment, SPACE_AND_TOKEN, purpose);
  const host = deliveryHost(environment);
  const { CONTENTFUL_PREVIEW } = environment;
  const preview = CONTENTFUL_PREVIEW ? CONTENTFUL_PREVIEW === "true" : host.startsWith("preview.");
  return {
    host,
    spaceId: value("CONTENTFUL_SPACE_ID"),
    environment: environment.CONTENTFUL_ENVIRONMENT || "master",
    token: value("CONTENTFUL_ACCESS_TOKEN"),
    api: preview ? "preview" : "delivery",
  };
}

/**
 * The connection of this build.
 * @returns undefined if neither variable that selects Contentful is set.
 * @throws in French, if only one of them is set. The message names the other.
 */
export function chosenConnection(environment: Environment): Connection | undefined {
  if (SPACE_AND_TOKEN.every((name) => !environment[name])) return undefined;
  const purpose = "Pour construire le site depuis Contentful et non depuis le dossier content/";
  return deliveryConnection(environment, purpose);
}
