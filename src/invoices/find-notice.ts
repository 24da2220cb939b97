/** Finds the notice and the renewal of a contract: by their labels, or in its sentences. */
import type { Renewal } from "../contract/read-renewal";
import type { Period } from "../french/notice";
import { paragraphOf } from "./context";
import { type Found, isProse, type PageReader } from "./find-labels";
import { below } from "./layout";
import { noticeBeforeEnd, readNoticeAt, readRenewalAt, renewalIn } from "./read-values";
import { type Candidate, excludes, type Search, sentenceOf, unionOf } from "./search";

/** Characters of the next line that a sentence on the notice goes on with. */
const NEXT_LINE = 60;

export function findNotices(search: Search): Candidate<Period>[] {
  const isProven = ({ label }: Found<Period>, reader: PageReader) => {
    if (!isProse(label.cell)) return true;
    return /\bcontrat|echeance|reconduction|\bterme\b/.test(sentenceOf(reader.page, label));
  };
  return [...search.find("notice", readNoticeAt, isProven), ...noticesBeforeEnd(search)];
}

/** « sauf dénonciation reçue au moins 60 jours avant cette date » */
function noticesBeforeEnd(search: Search): Candidate<Period>[] {
  return search.cells().flatMap(({ cell, reader }) => {
    if (!isProse(cell)) return [];
    const paragraph = paragraphOf(reader.page, cell);
    const place = paragraph.indexOf(cell.plain);
    const value = noticeBeforeEnd(paragraph.slice(place, place + cell.plain.length + NEXT_LINE));
    const isOfContract =
      /\bcontrat\b/.test(paragraph) && /denonc|resili|preavis|reconduction/.test(paragraph);
    if (!value || !isOfContract || excludes("notice").test(paragraph)) return [];
    return [{ value, box: cell, cell, reader }];
  });
}

/** « Durée du contrat » */
const DURATION = /^duree(?: du contrat| de votre contrat)?[\s:]*$/;
const OPEN_ENDED = /^(?:a )?(?:duree )?indeterminee/;

/** « Durée du contrat », with « indéterminée » to the right or below. */
function openEnded(search: Search): Candidate<Renewal>[] {
  return search.cells().flatMap(({ cell, reader }): Candidate<Renewal>[] => {
    if (!DURATION.test(cell.plain)) return [];
    const right = reader.page.lines[cell.line]?.find((each) => each.left > cell.right);
    const value = right ?? below(reader.page, cell);
    if (!value || !OPEN_ENDED.test(value.plain)) return [];
    return [{ value: "open", box: unionOf(cell, value), cell: value, reader }];
  });
}

export function findRenewals(search: Search): Candidate<Renewal>[] {
  const said = search.cells().flatMap(({ cell, reader }) => {
    const value = excludes("renewal").test(cell.plain) ? undefined : renewalIn(cell.plain);
    return value === undefined ? [] : [{ value, box: cell, cell, reader }];
  });
  return [...search.find("renewal", readRenewalAt), ...said, ...openEnded(search)];
}
