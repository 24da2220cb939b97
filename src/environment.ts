import { existsSync } from "node:fs";
import { resolve } from "node:path";

import type { Environment } from "./content/sources";
import { DEFAULT_SITE } from "./theme/brand";

/** The addresses that a build needs to know. */
export interface SiteAddresses {
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The address that receives study requests. When empty, requests are only logged to the browser's console. */
  studyRequestEndpoint: string;
}

/** Host names of the local machine: browsers trust them without TLS (W3C Secure Contexts, section 3.1). */
const LOCAL_HOST = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @throws in French, with the variable's name, unless its value is an absolute address in https (or http, if local). */
function absoluteAddress(name: string, value: string, example: string): URL {
  const refuse = (reason: string) =>
    new Error(
      `${name} n’est pas utilisable\u00a0: «\u00a0${value}\u00a0» ${reason}. Donnez une adresse complète en https (http pour localhost seulement), par exemple ${example}.`,
    );
  // `new URL` would accept `https:forms.example.fr` and `https:/forms.example.fr`, and guess what they mean.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value)) throw refuse("n’est pas une adresse complète");
  if (!URL.canParse(value)) throw refuse("ne peut pas être lue comme une adresse");
  const url = new URL(value);
  const secure = url.protocol === "https:" || (url.protocol === "http:" && LOCAL_HOST.test(url.hostname));
  if (!secure) throw refuse("n’est pas en https");
  // `fetch` refuses such an address (Fetch standard, "Request constructor").
  if (url.username || url.password) throw refuse("contient un identifiant ou un mot de passe");
  // A browser does not send it, and reads every answer as one from another address.
  if (url.href.includes("#")) throw refuse("contient un «\u00a0#\u00a0»");
  return url;
}

/**
 * Reads `SITE_URL` and `GATSBY_STUDY_REQUEST_ENDPOINT`. An empty variable counts as unset.
 * @throws in French, with the variable's name, when one of them is not an absolute https address (or http, if local), or when
 * `SITE_URL` is not the root of its domain.
 */
export function siteAddresses(environment: Environment): SiteAddresses {
  const site = absoluteAddress("SITE_URL", environment.SITE_URL?.trim() || DEFAULT_SITE, DEFAULT_SITE);
  if (site.href !== `${site.origin}/`)
    throw new Error(
      `SITE_URL n’est pas utilisable\u00a0: le site doit être à la racine de son domaine. Donnez ${site.origin} sans rien après.`,
    );
  const endpoint = environment.GATSBY_STUDY_REQUEST_ENDPOINT?.trim();
  return {
    siteUrl: site.origin,
    studyRequestEndpoint: endpoint
      ? absoluteAddress("GATSBY_STUDY_REQUEST_ENDPOINT", endpoint, "https://formulaires.example.fr/demandes")
          .href
      : "",
  };
}

/**
 * Which address a build without SITE_URL publishes.
 * @throws in French on a host (`CI` or `NETLIFY` is set), whose site would send search engines to that address.
 */
export function defaultSiteNotice(environment: Environment): string | undefined {
  if (environment.SITE_URL?.trim()) return undefined;
  if (environment.CI || environment.NETLIFY)
    throw new Error(
      `SITE_URL manque\u00a0: donnez l’adresse publique du site, par exemple SITE_URL=${DEFAULT_SITE}, dans les variables de l’hébergeur.`,
    );
  return `SITE_URL manque\u00a0: les liens canoniques, le plan du site et les images de partage mènent à ${DEFAULT_SITE}.`;
}

/** Reads the variables of `.env`, if the file exists. Variables that are already set keep their values. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** The folder of the local content: `content/`, unless CONTENT_DIRECTORY names another one, as for the frozen site. */
export const contentDirectory = () => resolve(process.env.CONTENT_DIRECTORY || "content");
