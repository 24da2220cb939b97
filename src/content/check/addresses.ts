import { quoted } from "../unknown-values";

/** An address, up to the bar that separates the parts of a source. */
const ADDRESS = /https?:\/\/[^\s|<>«»"]+/g;

/** This machine, another name without a dot, a number, or a network that only its own machines reach. */
const INTERNAL_HOST = /^(?:[^.]+|[\d.]+|\[.*\]|.*\.(?:localhost|local|internal|lan|home|test))$/;

/** The tool in which the site is written. */
const OWN_TOOL = "app.contentful.com";

/** An address with the address of another page in it: « https://www.google.com/url?q=https://… », Outlook's safe links. */
const REDIRECTION = /[?&][^=&]*=https?(?::|%3A|-3A)|\/__https?:/i;

/** What tells one reader from another: an e-mail address, or the number of a click or a mailing (`fbclid`, `gclid`, `utm_source`). */
const OF_ONE_READER = /^[^/]*\/\/[^/]*@|[?&#].*(?:@|%40)|[?&](?:\w*cl(?:k)?id|utm_\w+|mc_[ce]id)=/i;

function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  if (hostname === OWN_TOOL || INTERNAL_HOST.test(hostname)) return true;
  return REDIRECTION.test(address) || OF_ONE_READER.test(address);
}

/** Finds an address that serves one reader: a link of an e-mail, of a search, or of an administration. @returns a French text. */
export function privateAddressIn(text: string): string | undefined {
  const address = text.match(ADDRESS)?.find(isPrivate);
  return (
    address && `${quoted(address)}, lien d’un e-mail ou de l’administration : copiez l’adresse de la page`
  );
}
