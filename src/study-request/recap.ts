/** A study request as its visitor reads it again: the recap in the panel, and the e-mail. */
import { cleanText } from "../french/clean-text";
import { plural } from "../french/numbers";
import { MAIL_SUBJECT } from "../theme/brand";
import { formatSize, shownName } from "./attached-files";
import { type RequestField, requestFields, type RequestTexts, type StudyRequest } from "./request-fields";

export interface RecapLine {
  label: string;
  /** The text of a field. Each file has a line of its own. */
  answer: string;
}

function answerOf({ kind, name, options }: RequestField, request: StudyRequest): string {
  if (kind === "files")
    return request.factures.map((file) => `${shownName(file)} (${formatSize(file.size)})`).join("\n");
  const text = cleanText(request[name as keyof RequestTexts]);
  return options?.[text] ?? text;
}

/** The choices come first, because a hurried visitor may have left their defaults. */
export const recapOf = (request: StudyRequest): readonly RecapLine[] =>
  [...requestFields]
    .sort((one, other) => Number(other.kind === "choice") - Number(one.kind === "choice"))
    .map((field) => ({ label: field.label, answer: answerOf(field, request) }))
    .filter(({ answer }) => answer);

export const recapText = (recap: readonly RecapLine[]) =>
  recap.map(({ label, answer }) => `${label}\u00a0: ${answer}`).join("\n");

const labelOf = (name: keyof StudyRequest) => requestFields.find((field) => field.name === name)?.label;

/** Whether the request has files. A `mailto:` link cannot carry them, so the visitor attaches them again. */
export const hasFiles = (recap: readonly RecapLine[]) =>
  recap.some(({ label }) => label === labelOf("factures"));

const answerTo = (name: keyof RequestTexts, recap: readonly RecapLine[]) =>
  recap.find(({ label }) => label === labelOf(name))?.answer;

/**
 * Heading of the panel. It names the building, because the form may have another building's answers by then. Only a
 * request that an endpoint has received is « envoyée ».
 */
export function sentHeading(recap: readonly RecapLine[], delivered: boolean): string {
  const request = `demande «\u00a0${answerTo("nomCopropriete", recap) ?? ""}\u00a0»`;
  return delivered
    ? `Votre ${request} est envoyée\u00a0: nous vous répondons sous 24h`
    : `Pour que nous recevions votre ${request}, envoyez-la par e-mail`;
}

/** « Demande d’étude – Les Érables, 100 lots » */
function subjectOf(recap: readonly RecapLine[]): string {
  const lots = answerTo("nombreLots", recap);
  const size = lots && `${lots} ${plural(Number(lots), "lot")}`;
  const building = [answerTo("nomCopropriete", recap), size].filter(Boolean).join(", ");
  return building ? `${MAIL_SUBJECT} – ${building}` : MAIL_SUBJECT;
}

/** Unit: characters. Every mail program takes a link of this length. */
const LONGEST_LINK = 1900;

interface MailLink {
  /** A `mailto:` address (RFC 6068). */
  href: string;
  /** False if the visitor's message is too long for a link. The recap is then copied when the link is followed. */
  isComplete: boolean;
}

const ATTACH_NOTE = "(Pensez à joindre vos factures à ce message.)";
const PASTE_NOTE =
  "(Le message est trop long pour ce lien\u00a0: collez ici la demande entière, à copier sur notre page.)";

export function mailLink(email: string, recap: readonly RecapLine[]): MailLink {
  const hrefWith = (...parts: string[]) => {
    const body = ["Bonjour,", "Voici ma demande d’étude.", ...parts, ATTACH_NOTE].join("\r\n\r\n");
    return `mailto:${email}?subject=${encodeURIComponent(subjectOf(recap))}&body=${encodeURIComponent(body)}`;
  };
  // A `mailto:` link has CRLF line breaks (RFC 6068).
  const textOf = (lines: readonly RecapLine[]) => recapText(lines).replaceAll("\n", "\r\n");
  const href = hrefWith(textOf(recap));
  if (href.length <= LONGEST_LINK) return { href, isComplete: true };
  const others = recap.filter(({ label }) => label !== labelOf("message"));
  return { href: hrefWith(textOf(others), PASTE_NOTE), isComplete: false };
}
