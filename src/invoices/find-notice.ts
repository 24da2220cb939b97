/** Finds the notice and the renewal of a contract: by their labels, or in its sentences. */
import type { Renewal } from "../contract/read-renewal";
import type { Period } from "../french/notice";
import { isProse } from "./find-labels";
import { besideOrBelow, unionOf } from "./neighbours";
import { noticeBeforeEnd, readNoticeAt, readRenewalAt, renewalIn } from "./read-values";
import { type Candidate, excludes, type IsProven, type Search, sentenceOf } from "./search";
import { paragraphOf } from "./sentences";

/** Characters of the next line in which a sentence on the notice may go on. */
const NEXT_LINE = 60;

/** « préavis de trois mois avant l’échéance », but not « préavis d’un mois en cas de révision ». */
const ABOUT_CONTRACT = /\bcontrat|echeance|reconduction|\bterme\b/;
/** « dénonciation », « résilié », « préavis » */
const ABOUT_NOTICE = /denonc|resili|preavis|reconduction/;

export function findNotices(search: Search): Candidate<Period>[] {
  const isProven: IsProven<Period> = ({ label }, reader) => {
    if (!isProse(label.cell)) return true;
    return ABOUT_CONTRACT.test(sentenceOf(reader.page, label));
  };
  return [...search.find("notice", readNoticeAt, isProven), ...noticesBeforeEnd(search)];
}

/** « sauf dénonciation reçue au moins 60 jours avant cette date » */
function noticesBeforeEnd(search: Search): Candidate<Period>[] {
  return search.cells().flatMap(({ cell, reader }) => {
    if (!isProse(cell)) return [];
    const paragraph = paragraphOf(reader.page, cell);
    const place = paragraph.indexOf(cell.plain);
    const lineAndNext = paragraph.slice(place, place + cell.plain.length + NEXT_LINE);
    const value = noticeBeforeEnd(lineAndNext);
    const isOfContract = /\bcontrat\b/.test(paragraph) && ABOUT_NOTICE.test(paragraph);
    if (!value || !isOfContract) return [];
    if (excludes("notice").test(paragraph)) return [];
    return [{ value, box: cell, cell, reader }];
  });
}

/** « Durée du contrat : » */
const DURATION = /^duree(?: du contrat| de votre contrat)?[\s:]*$/;
/** « à durée indéterminée », « Indéterminée » */
const OPEN_ENDED = /^(?:a )?(?:duree )?indeterminee/;

/** « Durée du contrat » with « indéterminée » to the right or below. */
function openEndedContracts(search: Search): Candidate<Renewal>[] {
  return search.cells().flatMap(({ cell, reader }): Candidate<Renewal>[] => {
    if (!DURATION.test(cell.plain)) return [];
    const answer = besideOrBelow(reader.page, cell);
    if (!answer || !OPEN_ENDED.test(answer.plain)) return [];
    return [{ value: "open", box: unionOf(cell, answer), cell: answer, reader }];
  });
}

/** Renewals in sentences: « se renouvelle par tacite reconduction pour 12 mois ». */
function renewalsInSentences(search: Search): Candidate<Renewal>[] {
  return search.cells().flatMap(({ cell, reader }) => {
    if (excludes("renewal").test(cell.plain)) return [];
    const value = renewalIn(cell.plain);
    return value === undefined ? [] : [{ value, box: cell, cell, reader }];
  });
}

export function findRenewals(search: Search): Candidate<Renewal>[] {
  const labelled = search.find("renewal", readRenewalAt);
  return [...labelled, ...renewalsInSentences(search), ...openEndedContracts(search)];
}
