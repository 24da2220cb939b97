/**
 * Reads the variables of `.env.example`, for builds, commands and servers. An empty variable counts as unset.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

import type { IsoDay } from "./french/dates";
import { DEFAULT_SITE } from "./theme/brand";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Browsers trust this machine without TLS (W3C Secure Contexts, section 3.1). */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * @throws with a French message unless the value is an https address (or http, if local). The message omits
 * the value, which may have a password.
 */
function httpsAddress(name: string, value: string, example: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.protocol === "http:" && THIS_MACHINE.includes(url.hostname);
  const isSecure = url?.protocol === "https:" || isLocal;
  // The page would publish credentials, and `fetch` refuses them in an address.
  if (url && isSecure && !url.username) return url;
  throw new Error(
    `${name} n’est pas utilisable\u00a0: donnez une adresse complète en https (http pour localhost seulement), sans identifiant, par exemple ${example}.`,
  );
}

/**
 * Without an endpoint, requests are only logged to the browser's console.
 * @throws with a French message if an address is not https (or http, if local), or SITE_URL is not the root of its domain.
 */
export function siteAddresses(environment: Environment) {
  const site = httpsAddress("SITE_URL", environment.SITE_URL?.trim() || DEFAULT_SITE, DEFAULT_SITE);
  if (site.href !== `${site.origin}/`)
    throw new Error(
      `SITE_URL n’est pas utilisable\u00a0: le site doit être à la racine de son domaine. Donnez ${site.origin} sans rien après.`,
    );
  const endpoint = environment.GATSBY_STUDY_REQUEST_ENDPOINT?.trim() ?? "";
  const example = "https://formulaires.example.fr/demandes";
  return {
    siteUrl: site.origin,
    studyRequestEndpoint: endpoint && httpsAddress("GATSBY_STUDY_REQUEST_ENDPOINT", endpoint, example).href,
  };
}

/**
 * The day of the build, in UTC: pages name it, and no visitor's clock is before it. SOURCE_DATE_EPOCH (reproducible-builds.org) sets it, in seconds,
 * so that tests build a site of a known day.
 */
export function buildDay({ SOURCE_DATE_EPOCH }: Environment): IsoDay {
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return time.toISOString().slice(0, 10);
}

/**
 * @returns a French notice that the site has the default address; undefined with SITE_URL.
 * @throws with a French message on a hosting service (`CI` or `NETLIFY`), because search engines would be
 * sent to the default address.
 */
export function defaultSiteNotice(environment: Environment): string | undefined {
  if (environment.SITE_URL?.trim()) return undefined;
  if (environment.CI || environment.NETLIFY)
    throw new Error(
      `SITE_URL manque\u00a0: donnez l’adresse publique du site, par exemple SITE_URL=${DEFAULT_SITE}, dans les variables de l’hébergeur.`,
    );
  return `SITE_URL manque\u00a0: les liens canoniques, le plan du site et les images de partage mènent à ${DEFAULT_SITE}.`;
}

/** Files of variables that Gatsby documents, and this site does not read. */
const UNREAD = [".env.production", ".env.development"];

/** @throws with a French message if the folder has a file that a build would ignore. */
export function refuseUnreadFiles(folder = "."): void {
  const unread = UNREAD.find((name) => existsSync(join(folder, name)));
  if (!unread) return;
  throw new Error(
    `${unread} n’est pas lu, ni l’adresse du formulaire (GATSBY_STUDY_REQUEST_ENDPOINT) qu’il donnerait\u00a0: mettez ses variables dans .env, et supprimez-le.`,
  );
}

/** Sets the variables of a file. Those that are already set keep their values. */
export function readEnvFile(file = ".env"): void {
  if (!existsSync(file)) return;
  // Node would take a byte order mark for a part of the first name.
  const variables = parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

export const contentDirectory = ({ CONTENT_DIRECTORY }: Environment = process.env) =>
  resolve(CONTENT_DIRECTORY || "content");

export const siteDirectory = ({ SITE_DIRECTORY }: Environment = process.env) =>
  resolve(SITE_DIRECTORY || "site");

/** `npm run serve` is only reachable from this machine by default. */
export const serveAddress = ({ PORT, HOST }: Environment = process.env) => ({
  port: PORT || "9000",
  host: HOST || "localhost",
});

/** Host name of `npm run preview` behind another server. */
export const previewHost = ({ PREVIEW_HOST }: Environment = process.env) => PREVIEW_HOST || undefined;

/** A space of Contentful, and a token of one of its APIs. */
export interface Connection {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
}

export interface DeliveryConnection extends Connection {
  /** "preview" also has drafts. */
  api: "delivery" | "preview";
}

/** @param purpose begins the message. @throws with a French message that names what is missing. */
function spaceAndToken(environment: Environment, tokenName: string, purpose: string) {
  const spaceId = environment.CONTENTFUL_SPACE_ID?.trim();
  const token = environment[tokenName]?.trim();
  if (spaceId && token)
    return { spaceId, token, environment: environment.CONTENTFUL_ENVIRONMENT?.trim() || "master" };
  const missing = [...(spaceId ? [] : ["CONTENTFUL_SPACE_ID"]), ...(token ? [] : [tokenName])];
  throw new Error(
    `${purpose}, il faut CONTENTFUL_SPACE_ID et ${tokenName}. Il manque ${missing.join(" et ")}.`,
  );
}

/**
 * The API's host. A space of the European region sets cdn.eu.contentful.com, whose preview is at
 * preview.eu.contentful.com.
 */
const deliveryHost = ({ CONTENTFUL_HOST }: Environment) => CONTENTFUL_HOST?.trim() || "cdn.contentful.com";

/** @throws with a French message if a variable is missing. */
export const managementConnection = (environment: Environment): Connection => ({
  ...spaceAndToken(environment, "CONTENTFUL_MANAGEMENT_TOKEN", "Pour changer un espace Contentful"),
  host: environment.CONTENTFUL_MANAGEMENT_HOST?.trim() || "api.contentful.com",
});

/** Replaces variables of the site by those of a preview. @throws with a French message if one is missing. */
export function previewVariables(environment: Environment): Readonly<Record<string, string>> {
  const purpose = "Pour montrer les brouillons d’un espace Contentful";
  return {
    CONTENTFUL_ACCESS_TOKEN: spaceAndToken(environment, "CONTENTFUL_PREVIEW_TOKEN", purpose).token,
    // The Preview API has the same address with another first word.
    CONTENTFUL_HOST: deliveryHost(environment).replace(/^cdn\./, "preview."),
    CONTENTFUL_PREVIEW: "true",
  };
}

/** @param purpose begins the message. @throws with a French message if a variable is missing. */
export function deliveryConnection(environment: Environment, purpose: string): DeliveryConnection {
  const host = deliveryHost(environment);
  const isPreview = environment.CONTENTFUL_PREVIEW === "true" || host.startsWith("preview.");
  const api = isPreview ? "preview" : "delivery";
  return { ...spaceAndToken(environment, "CONTENTFUL_ACCESS_TOKEN", purpose), host, api };
}
