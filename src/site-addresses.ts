import type { Environment } from "./content-model/sources/environment";

/** The addresses that a build needs to know. */
export interface SiteAddresses {
  /** The site's own, without a slash at its end. */
  siteUrl: string;
  /** Where study requests are delivered; empty for the browser's console. */
  studyRequestEndpoint: string;
}

/** Stands in the built pages of a site whose own address nobody has given. */
const DEFAULT_SITE = "https://www.copro-energie-conseil.example";

/** Names of this machine: browsers allow a page to call them without TLS (W3C Secure Contexts, section 3.1). */
const THIS_MACHINE = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @throws in French, naming the variable, unless its value is an absolute https address, or an http one of this machine. */
function absoluteAddress(name: string, value: string, example: string): URL {
  const refuse = (reason: string) =>
    new Error(
      `${name} n’est pas utilisable\u00a0: «\u00a0${value}\u00a0» ${reason}. Donnez une adresse complète en https (http pour localhost seulement), par exemple ${example}.`,
    );
  // Without this, `https:forms.example.fr` and `https:/forms.example.fr` would be read as what was meant, or not.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value)) throw refuse("n’est pas une adresse complète");
  if (!URL.canParse(value)) throw refuse("ne peut pas être lue comme une adresse");
  const url = new URL(value);
  const secure = url.protocol === "https:" || (url.protocol === "http:" && THIS_MACHINE.test(url.hostname));
  if (!secure) throw refuse("n’est pas en https");
  // Browsers refuse to send anything to such an address (Fetch standard, "Request constructor").
  if (url.username || url.password) throw refuse("contient un identifiant ou un mot de passe");
  return url;
}

/**
 * Reads `SITE_URL` and `GATSBY_STUDY_REQUEST_ENDPOINT`; an empty one counts as unset.
 * @throws in French, naming the variable, when one of them is no absolute https address (http for localhost).
 */
export function siteAddresses(environment: Environment): SiteAddresses {
  const site = absoluteAddress("SITE_URL", environment.SITE_URL?.trim() || DEFAULT_SITE, DEFAULT_SITE);
  if (site.href !== `${site.origin}/`)
    throw new Error(
      `SITE_URL n’est pas utilisable\u00a0: le site se trouve à la racine de son domaine, donc ${site.origin} sans rien après.`,
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
