/** A link with the typed dates in its fragment (`#`), which is never sent to a server. */
import type { IsoDay } from "../../french/dates";
import { readEntries } from "./entries";
import type { FieldName, FieldTexts } from "./fields";

const PREFIX = "#dates?";

/** Fields of the link: all that the answer depends on, and no personal data. */
const NAMES: readonly FieldName[] = [
  "contractEnd",
  "openEnded",
  "notice",
  "meter",
  "meeting",
  "onAgenda",
  "voted",
  "renewal",
  "renewalMonths",
];

/** @param origin of the site, such as "https://www.site.fr". */
export function forwardLink(typed: FieldTexts, origin: string): string {
  const given = NAMES.flatMap((name): [string, string][] => {
    const text = typed[name];
    return text ? [[name, text]] : [];
  });
  return `${origin}/livre-blanc${PREFIX}${new URLSearchParams(given).toString()}`;
}

/** @returns whether an address has dates, readable or not. */
export const isForwarded = (hash: string): boolean => hash.startsWith(PREFIX);

/**
 * The texts of a link that was forwarded.
 * @param today the visitor's day: an assembly of an old link may be past.
 * @returns null for a link that is damaged, or whose dates no longer hold.
 */
export function readForwarded(
  hash: string,
  today: IsoDay,
  periods: Queries.AnswerPeriods,
): FieldTexts | null {
  const texts = Object.fromEntries(new URLSearchParams(hash.slice(PREFIX.length)));
  const isKnown = Object.keys(texts).every((name) => NAMES.some((known) => known === name));
  if (!isKnown || Object.keys(texts).length === 0) return null;
  const { problems } = readEntries(texts, today, periods);
  // Empties the other fields: they may hold dates of another contract.
  const empty = Object.fromEntries(NAMES.map((name) => [name, ""]));
  return Object.keys(problems).length > 0 ? null : { ...empty, ...texts };
}

/** A new e-mail without an addressee (RFC 6068): the answer, what to do, and the link. */
export function forwardMail(answer: { headline: string; act: string }, link: string): string {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const body = [plain(answer.headline), plain(answer.act), link].join("\r\n");
  return `mailto:?subject=${encodeURIComponent(plain(answer.headline))}&body=${encodeURIComponent(body)}`;
}
