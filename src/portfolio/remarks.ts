/** Remarks beside the dates of a contract, in French. */
import { dayInDigits as inDigits } from "../contract/read-day";
import type { Schedule } from "../contract/schedule";
import { addDays, addMonths, type IsoDay } from "../french/dates";
import type { Contract } from "./contract";

/** Months. An energy contract of a building rarely runs longer: the year may be mistyped, or stand first in « 27-12-31 ». */
const LONGEST_CONTRACT = 60;

/** Undefined where no remark applies. */
type Remark = string | undefined;

/** The contract ended by itself before today. */
export const isOver = ({ kind, end, today }: Schedule) => kind === "ends" && end !== null && end < today;

/** The assembly is too late for the desired day of the change; with a small meter, the change can come later. */
export const isAfterDesiredDay = ({ kind, meeting, lastMeeting }: Schedule) =>
  kind === "anytime" && meeting !== null && lastMeeting !== null && meeting > lastMeeting.day;

const isPast = (date: { day: IsoDay } | null | undefined, { today }: Schedule) =>
  Boolean(date && date.day < today);

function onCells({ end, meeting }: Contract, { today }: Schedule): Remark[] {
  const remarks: Remark[] = [];
  if (meeting && meeting < today)
    remarks.push(`AG du ${inDigits(meeting)} passée\u00a0: comptée comme non fixée`);
  if (end && end > addMonths(today, LONGEST_CONTRACT))
    remarks.push("échéance dans plus de cinq ans\u00a0: vérifiez l’année");
  if (end?.endsWith("-01"))
    remarks.push(
      `échéance un 1er du mois\u00a0: la fin est souvent la veille (${inDigits(addDays(end, -1))}), vérifiez`,
    );
  return remarks;
}

function onMissedEnd({ renewal }: Contract, { missed }: Schedule): Remark[] {
  if (!missed) return [];
  return [
    `échéance du ${inDigits(missed.end)} manquée (dernier jour\u00a0: ${inDigits(missed.receipt.day)})`,
    renewal === null ? "reconduction de douze mois supposée, à vérifier" : undefined,
  ];
}

function onLetter({ kind, receipt, urgency }: Schedule): Remark[] {
  const remarks: Remark[] = [];
  if (kind === "open") remarks.push("contrat sans terme\u00a0: la lettre part après le vote");
  if (receipt && receipt.legal !== receipt.day)
    remarks.push(`le dernier jour du préavis, le ${inDigits(receipt.legal)}, n’est pas un jour ouvré`);
  if (urgency === "today") remarks.push("dernier jour pour poster la lettre, si la résiliation est votée");
  if (urgency === "urgent")
    remarks.push(
      "une lettre postée aujourd’hui peut arriver trop tard\u00a0: recommandé électronique, et commissaire de justice",
    );
  return remarks;
}

/** The vote is in time, but few days remain between it and the letter. */
function onTightFit({ posting, meeting }: Schedule): Remark {
  if (posting && meeting && meeting > posting.day)
    return "après cette assemblée, la lettre ne peut plus être postée une semaine avant\u00a0: recommandé électronique, et commissaire de justice";
  return "entre cette assemblée et la lettre, le temps est court";
}

function onMeeting(schedule: Schedule): Remark[] {
  const { kind, fit, lastMeeting, lastConvening, canConvene, earliest } = schedule;
  const remarks: Remark[] = [];
  const isTooLate = lastMeeting !== null && !canConvene;
  if (kind !== "anytime" && !isOver(schedule) && isTooLate)
    remarks.push(
      `plus d’assemblée possible à temps\u00a0; convoquée aujourd’hui, elle se tient le ${inDigits(earliest)} au plus tôt`,
    );
  if (canConvene && isPast(lastConvening?.letters, schedule))
    remarks.push("convocation par voie électronique seulement");
  if (fit === "closed" && kind !== "anytime")
    remarks.push("la convocation de cette assemblée ne peut plus partir à temps");
  if (fit === "tight") remarks.push(onTightFit(schedule));
  return remarks;
}

function onVote({ vote, fit }: Schedule): Remark {
  if (!vote.isNext || !vote.end) return undefined;
  const subject = fit ? "à cette assemblée, votez" : "une assemblée convoquée aujourd’hui vote";
  return `${subject} pour l’échéance du ${inDigits(vote.end)}`;
}

/** A small meter has no notice, so that a day that has passed is no loss. */
function onSmallMeter(schedule: Schedule): Remark {
  const { kind, sign, lastMeeting, canConvene } = schedule;
  if (kind !== "anytime") return undefined;
  const isTooLate = lastMeeting !== null && !canConvene;
  const isLate = isPast(sign, schedule) || isTooLate || isAfterDesiredDay(schedule);
  return isLate
    ? "pas besoin d’attendre cette date\u00a0: sans préavis, le changement peut venir plus tard"
    : undefined;
}

export function remarksOn(schedule: Schedule, contract: Contract): string[] {
  const remarks = [
    ...onCells(contract, schedule),
    ...onMissedEnd(contract, schedule),
    ...onLetter(schedule),
    isOver(schedule) ? "cette échéance est passée\u00a0: la fourniture n’est plus couverte" : undefined,
    ...onMeeting(schedule),
    isPast(schedule.study, schedule) ? "étude\u00a0: sans attendre" : undefined,
    onVote(schedule),
    onSmallMeter(schedule),
  ];
  return remarks.filter((remark) => remark !== undefined);
}
