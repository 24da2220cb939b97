import type { ContentSource } from "./content-source";
import { contentfulSource } from "./contentful";
import type { Connection } from "./contentful-api";
import { localSource } from "./local";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The space of a command, and its token. `purpose` begins the message. @throws in French, with what is missing or empty. */
function spaceAndToken(environment: Environment, tokenName: string, purpose: string) {
  const { CONTENTFUL_SPACE_ID: spaceId, [tokenName]: token, CONTENTFUL_ENVIRONMENT } = environment;
  if (spaceId && token) return { spaceId, token, environment: CONTENTFUL_ENVIRONMENT || "master" };
  const missing = [...(spaceId ? [] : ["CONTENTFUL_SPACE_ID"]), ...(token ? [] : [tokenName])];
  throw new Error(
    `${purpose}, il faut CONTENTFUL_SPACE_ID et ${tokenName}. Il manque ${missing.join(" et ")}.`,
  );
}

/** In the European region: cdn.eu.contentful.com, preview.eu.contentful.com, api.eu.contentful.com. */
const deliveryHost = ({ CONTENTFUL_HOST }: Environment) => CONTENTFUL_HOST || "cdn.contentful.com";

/** The connection with which a command changes a space. @throws in French, if a variable is missing. */
export const managementConnection = (environment: Environment): Connection => ({
  ...spaceAndToken(environment, "CONTENTFUL_MANAGEMENT_TOKEN", "Pour changer un espace Contentful"),
  host: environment.CONTENTFUL_MANAGEMENT_HOST || "api.contentful.com",
  api: "management",
});

/** The variables of a preview, which shows drafts, from those of the site. @throws in French, if one is missing. */
export function previewVariables(environment: Environment): Readonly<Record<string, string>> {
  const CONTENTFUL_PREVIEW_TOKEN =
    environment.CONTENTFUL_PREVIEW_TOKEN || environment.CONTENTFUL_ACCESS_TOKEN;
  const purpose = "Pour montrer les brouillons d’un espace Contentful";
  const name = "CONTENTFUL_PREVIEW_TOKEN";
  return {
    CONTENTFUL_ACCESS_TOKEN: spaceAndToken({ ...environment, CONTENTFUL_PREVIEW_TOKEN }, name, purpose).token,
    CONTENTFUL_HOST: deliveryHost(environment).replace(/^cdn\./, "preview."),
    CONTENTFUL_PREVIEW: "true",
  };
}

/** The connection with which a command reads a space. `purpose` begins the message. @throws in French, if a variable is missing. */
export function deliveryConnection(environment: Environment, purpose: string): Connection {
  const space = spaceAndToken(environment, "CONTENTFUL_ACCESS_TOKEN", purpose);
  const host = deliveryHost(environment);
  const { CONTENTFUL_PREVIEW } = environment;
  const preview = CONTENTFUL_PREVIEW ? CONTENTFUL_PREVIEW === "true" : host.startsWith("preview.");
  return { ...space, host, api: preview ? "preview" : "delivery" };
}

/** The source of this build: Contentful if both variables are set, local content if neither is. @throws in French, if only one is. */
export function chooseSource(environment: Environment, localDirectory: string): ContentSource {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN } = environment;
  if (!CONTENTFUL_SPACE_ID && !CONTENTFUL_ACCESS_TOKEN) return localSource(localDirectory);
  // With a fallback, old content would be published unnoticed.
  const purpose = "Pour construire le site depuis Contentful et non depuis le dossier content/";
  return contentfulSource(deliveryConnection(environment, purpose));
}
