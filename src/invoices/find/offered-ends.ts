/** What is offered of the days that were found: the best ones, each with its line as text. */
import { cleanText } from "../../french/clean-text";
import { type Notice, noticeInFrench } from "../../french/notice";
import type { OfferedEnd } from "../invoice";
import type { FoundEnd } from "./find-ends";

/** Sorts after every day. */
const LAST_DAY = "9999";
const MOST_ENDS = 3;
/** Characters of a line. */
const LONGEST_LINE = 160;

/**
 * The line of a day as the paper has it, with its label: « Date d’échéance du contrat : 31/12/2027 ». A label
 * in another cell gets one colon. The comma of a clause that is cut off goes, because the page's number follows.
 */
function lineOf({ cell, label }: FoundEnd): string {
  const ofLabel = label.cells.filter((each) => each !== cell).map(({ text }) => text.trim());
  const isBeside = ofLabel.length > 0 && !label.cells.includes(cell);
  const before = ofLabel.join(" ");
  const line = cleanText(
    `${isBeside ? `${before.replace(/[\s:]+$/, "")}\u00a0:` : before} ${cell.text}`.trim(),
  ).replace(/[\s,;:.]+$/, "");
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

const openLine = (notice: Notice | null) =>
  notice ? `durée indéterminée, préavis de ${noticeInFrench(notice)}` : "durée indéterminée";

/** The best days, each once; of equals, the first to come. « Durée indéterminée » is after the days whose label names the end of the contract. */
export function offeredEnds(ends: readonly FoundEnd[], notice: Notice | null): OfferedEnd[] {
  const dayOf = ({ value }: FoundEnd) => value ?? LAST_DAY;
  const ranked = [...ends].sort(
    (one, other) => other.rank - one.rank || dayOf(one).localeCompare(dayOf(other)),
  );
  const once = ranked.filter(
    ({ value }, index) => ranked.findIndex((each) => each.value === value) === index,
  );
  return once.slice(0, MOST_ENDS).map((end) => ({
    day: end.value,
    line: end.value === null ? openLine(notice) : lineOf(end),
    page: end.page.number,
  }));
}
