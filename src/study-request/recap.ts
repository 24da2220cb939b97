import { cleanText } from "../french/clean-text";
import { MAIL_SUBJECT } from "../theme/brand";
import { formatSize, shownName } from "./attached-files";
import { type RequestField, requestFields, type RequestTexts, type StudyRequest } from "./fields";

export interface RecapLine {
  label: string;
  /** Each file has a line of its own in the answer. */
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

/** The next step. Says « envoyée » only of a request that an endpoint has received. */
export const sentHeadings = {
  delivered: "Votre demande est envoyée\u00a0: nous vous répondons sous 24h",
  toSend: "Pour que nous la recevions, envoyez-la par e-mail",
} as const;

export const recapText = (recap: readonly RecapLine[]) =>
  recap.map(({ label, answer }) => `${label}\u00a0: ${answer}`).join("\n");

/** Files cannot travel in a `mailto:` link: the visitor attaches them again. */
export const hasFiles = (recap: readonly RecapLine[]) =>
  recap.some(({ label }) => label === requestFields.find(({ kind }) => kind === "files")?.label);

/** « Demande d’étude – Les Érables, 100 lots ». Truncates a long name, so that the rest fits the link. */
function subjectOf(recap: readonly RecapLine[]): string {
  const answerTo = (name: keyof RequestTexts) => {
    const label = requestFields.find((field) => field.name === name)?.label;
    return recap.find((line) => line.label === label)?.answer;
  };
  const lots = answerTo("nombreLots");
  const name = Array.from(answerTo("nomCopropriete") ?? "")
    .slice(0, 60)
    .join("");
  const size = lots && `${lots} ${lots === "1" ? "lot" : "lots"}`;
  const building = [name, size].filter(Boolean).join(", ");
  return building ? `${MAIL_SUBJECT} – ${building}` : MAIL_SUBJECT;
}

/** Unit: characters. Every mail program takes such a link. */
const LONGEST_LINK = 1900;

interface MailLink {
  /** A `mailto:` address (RFC 6068). */
  href: string;
  /** False if the recap is truncated, and must be copied when the link is followed. */
  whole: boolean;
}

export function mailLink(email: string, recap: readonly RecapLine[]): MailLink {
  const hrefOf = (text: string, note: string) => {
    const body = `Bonjour,\n\nVoici ma demande d’étude.\n\n${text}${note}`.replaceAll("\n", "\r\n");
    return `mailto:${email}?subject=${encodeURIComponent(subjectOf(recap))}&body=${encodeURIComponent(body)}`;
  };
  const attachNote = "\n\n(Pensez à joindre vos factures à ce message.)";
  const href = hrefOf(recapText(recap), attachNote);
  if (href.length <= LONGEST_LINK) return { href, whole: true };
  // The copy may fail after this link is made.
  const pasteNote = `…\n\n(Le message est trop long pour ce lien\u00a0: collez ici la demande entière, à copier sur notre page.)${attachNote}`;
  // The text is cut between code points, because half of a surrogate pair cannot be encoded.
  const characters = Array.from(recapText(recap)).slice(0, LONGEST_LINK);
  while (hrefOf(characters.join(""), pasteNote).length > LONGEST_LINK) characters.pop();
  return { href: hrefOf(characters.join(""), pasteNote), whole: false };
}
