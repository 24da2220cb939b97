/** A message to a recipient, as an e-mail and as a text to copy. */
import { BLANK } from "../../french/templates";
import { asPlainText } from "./copied-text";
import type { TitledText } from "./dossier";

/** The first line of a message: « Objet : contrat d’énergie de « Résidence A » (gaz) ». */
const SUBJECT = /^Objet\s*:\s*(?<subject>.*)\n+/;

export interface Mail {
  subject: string;
  body: string;
}

/**
 * @param headline is the subject if the message's own subject has blanks.
 * @param link fills in the dates of the recipient's page. It is the last line of the body.
 */
export function mailOf(message: TitledText, headline: string, link: string): Mail {
  const text = asPlainText(message, false).replaceAll("\u00a0", " ");
  const own = SUBJECT.exec(text)?.groups?.subject ?? BLANK;
  const subject = own.includes(BLANK) ? headline.replaceAll("\u00a0", " ") : own;
  return { subject, body: `${text.replace(SUBJECT, "")}\n\n${link}` };
}

/** The URL of a new e-mail without an addressee (RFC 6068). */
export const mailtoUrl = ({ subject, body }: Mail) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
