/** Web and e-mail addresses in a text of an editor. */

/** Part of a web address: « (immobilier) ». */
const IN_BRACKETS = String.raw`\([^\s<>«»()]*\)`;

/** The last character of a web address: no punctuation, quotation mark, closing bracket, or star of bold text. */
const LAST_CHARACTER = String.raw`[^\s<>«»().,;:!?…"'’”*_\]}]`;

/** « https://fr.wikipedia.org/wiki/Syndic_(immobilier) », « www.exemple.fr », without the punctuation after them. */
const WEB_ADDRESS = String.raw`(?:https?:\/\/|(?<![\p{L}\p{N}_@.-])www\.)(?:${IN_BRACKETS}|[^\s<>«»()])*(?:${IN_BRACKETS}|${LAST_CHARACTER})`;

/** « syndic@exemple.fr », « mailto:syndic@exemple.fr » */
const E_MAIL_ADDRESS = String.raw`(?:mailto:)?(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?<!-)`;

/** Phones and Word capitalize the first letter of a sentence: « Www.exemple.fr ». */
const ADDRESS = new RegExp(`(${WEB_ADDRESS}|${E_MAIL_ADDRESS})`, "iu");
const ALL_ADDRESSES = new RegExp(ADDRESS, "giu");

/** Splits a text, so that every second part is an address. */
export const splitAtAddresses = (text: string): string[] => text.split(ADDRESS);

export const replaceAddresses = (text: string, replacement: (address: string) => string): string =>
  text.replace(ALL_ADDRESSES, (address) => replacement(address));

export function linkTo(address: string): string {
  if (/^(?:https?|mailto):/i.test(address)) return address;
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;
}
