/** A message to a recipient, as an e-mail and as a text to copy. */
import { BLANK } from "../../french/templates";
import { asPlainText } from "./copied-text";
import type { TitledText } from "./dossier";

/** « Objet : contrat d’énergie de « Résidence A » (gaz) », the first line of a message. */
const SUBJECT = /^Objet\s*:\s*(?<subject>.*)\n+/;

export interface Mail {
  subject: string;
  body: string;
}

/** @param headline the subject where the message's own has blanks. @param link which fills in the dates: the last line of the body. */
export function mailOf(message: TitledText, headline: string, link: string): Mail {
  const text = asPlainText(message, false).replaceAll("\u00a0", " ");
  const own = SUBJECT.exec(text)?.groups?.subject ?? BLANK;
  const subject = own.includes(BLANK) ? headline.replaceAll("\u00a0", " ") : own;
  return { subject, body: `${text.replace(SUBJECT, "")}\n\n${link}` };
}

/** The URL of a new e-mail without an addressee (RFC 6068). */
export const mailtoUrl = ({ subject, body }: Mail) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
