/** The dates of the contracts of a table, in the order of what to do first. */
import { type FieldName, fields, type Typed } from "../assembly/rules/fields";
import { dayInDigits as day } from "../contract/read-day";
import { type Schedule, scheduleOf } from "../contract/schedule";
import type { Situation } from "../contract/schedule-steps";
import { type IsoDay, weeksIn } from "../french/dates";
import { counted } from "../french/numbers";
import type { Prefill } from "../study-request/prefill";
import type { Contract } from "./contract";
import { isAfterDesiredDay, isOver, remarksOn } from "./remarks";

/** The content that the dates depend on: the periods of the law and of the site, and the steps of the study. */
export interface ScheduleContent {
  periods: Queries.AnswerPeriods;
  steps: readonly { duration: string }[];
}

/** The schedule of a contract, with the days and words of its row in the table. */
interface Dates extends Schedule {
  /** The day of the first task, which sorts the table. Null for a small meter without a desired day, which has no task. */
  sortDay: IsoDay | null;
  /** The last day to receive the letter. For a contract without a term, the first day after the vote. */
  receive: IsoDay | undefined;
  /** The last convocation in time. For a contract without a term, that of its own assembly. */
  latest: Schedule["convening"];
  /** Whether the assembly is in time, in French. */
  verdict: string;
}

export interface Building extends Contract {
  status: string;
  /** Undefined for a contract with faults, and for one that does not count. */
  dates?: Dates;
}

export type Dated = Building & { dates: Dates };
export const isDated = (building: Building): building is Dated => Boolean(building.dates);

/** Sorts after every day. */
const AFTER_ALL_DAYS = "9999";

/** Buildings that one study request can name. */
export const MOST_REQUESTED = 40;

const FITS_IN_FRENCH = { fits: "à temps", tight: "juste", late: "trop tard", closed: "trop tard" } as const;

function statusOf(schedule: Schedule): string {
  const { kind, end, missed, urgency } = schedule;
  if (isOver(schedule)) return "échéance passée";
  if (kind === "anytime") return end ? "sans préavis" : "sans préavis, à tout moment";
  if (kind === "ends") return "prend fin sans lettre";
  if (kind === "open") return "sans terme";
  if (urgency === "urgent") return "urgent";
  return missed ? "échéance suivante" : "à dénoncer";
}

function verdictOf(schedule: Schedule): string {
  if (!schedule.fit) return "non fixée";
  // Without a notice, no assembly is too late.
  return isAfterDesiredDay(schedule) ? "sans délai à tenir" : FITS_IN_FRENCH[schedule.fit];
}

function datesOf(schedule: Schedule): Dates {
  const { today, open, posting, sign } = schedule;
  const hasNoTask = schedule.kind === "anytime" && schedule.end === null;
  const firstTask = (posting ?? sign)?.day ?? today;
  // A late letter, and a supply that has ended, are tasks of today. A missed day to sign stays as it is.
  const isUrgent = firstTask < today && (posting !== null || isOver(schedule));
  const taskDay = isUrgent ? today : firstTask;
  return {
    ...schedule,
    // The contract's end is past: there is no day left to sign by.
    sign: isOver(schedule) ? null : sign,
    sortDay: hasNoTask ? null : taskDay,
    end: open?.end ?? schedule.end,
    receive: open?.receipt ?? schedule.receipt?.day,
    latest: schedule.lastConvening ?? schedule.convening,
    verdict: verdictOf(schedule),
  };
}

/** Months. The renewal that is assumed where the table gives none. */
const USUAL_RENEWAL = 12;

/** Computes the dates of contracts, each as the assembly's tool does. */
export function buildingsOf(
  contracts: readonly Contract[],
  { periods, steps }: ScheduleContent,
  today: IsoDay,
): Building[] {
  const delays = { ...periods, stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0) };
  const buildings = contracts.map((contract): Building => {
    const { end, notice, meter, renewal, meeting } = contract;
    if (contract.ignored) return { ...contract, status: contract.ignored };
    if (contract.sameAs) return { ...contract, status: "doublon" };
    if (contract.faults.length > 0) return { ...contract, status: "à corriger" };
    const situation: Situation = {
      end,
      notice,
      isSmall: meter === "small",
      renewal: renewal ?? USUAL_RENEWAL,
      meeting: meeting && meeting >= today ? meeting : null,
    };
    const schedule = scheduleOf(situation, delays, today);
    const remarks = [...contract.remarks, ...remarksOn(schedule, contract)];
    return { ...contract, status: statusOf(schedule), dates: datesOf(schedule), remarks };
  });
  const sortKey = ({ dates }: Building) => dates?.sortDay ?? AFTER_ALL_DAYS;
  return buildings.sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

/** « 40 lignes : 34 calculées, 5 à corriger, 1 doublon. 3 lettres à poster au plus tard le 31 décembre. » */
export function summaryOf(buildings: readonly Building[], today: IsoDay): string {
  const dated = buildings.flatMap(({ dates }) => dates ?? []);
  const sameCount = buildings.filter(({ sameAs }) => sameAs).length;
  const ignoredCount = buildings.filter(({ ignored }) => ignored).length;
  const faultyCount = buildings.length - dated.length - sameCount - ignoredCount;

  // Where a line has two contracts, the contracts are counted.
  const isByLine = buildings.every(({ id, line }) => id === `${line}`);
  const noun = isByLine ? "ligne" : "contrat";
  const computed = isByLine ? "calculée" : "calculé";
  const skipped = isByLine ? "ignorée" : "ignoré";
  const parts = [
    counted(dated.length, computed),
    faultyCount > 0 && `${faultyCount} à corriger`,
    sameCount > 0 && counted(sameCount, "doublon"),
    ignoredCount > 0 && counted(ignoredCount, skipped),
  ];

  const endOfYear = `${today.slice(0, 4)}-12-31`;
  const lettersDue = dated.filter(({ posting, sortDay }) => posting && sortDay && sortDay <= endOfYear);
  const letters = lettersDue.length > 0 ? counted(lettersDue.length, "lettre") : "Aucune lettre";
  return `${counted(buildings.length, noun)}\u00a0: ${parts.filter(Boolean).join(", ")}. ${letters} à poster au plus tard le 31\u00a0décembre.`;
}

/** The texts of the assembly's form for one building. Fields that the table does not have are emptied. */
export function typedOf(building: Dated): Typed {
  const { name, energy, meter, lots, end, notice, dates, renewal, consumption } = building;
  const renewsByMonths = typeof renewal === "number";
  const known: Typed = {
    copropriete: name,
    energy: energy ?? "",
    meter: meter ?? "",
    lots: lots ? `${lots}` : "",
    // The form takes kWh.
    consumption: consumption ? `${Math.round(consumption * 1000)}` : "",
    contractEnd: end ?? "",
    notice: notice ? `${notice.count}` : "",
    noticeUnit: notice?.unit ?? "months",
    renewal: renewsByMonths ? "renews" : (renewal ?? ""),
    renewalMonths: renewsByMonths ? `${renewal}` : "",
    meeting: dates.meeting ?? "",
  };
  const names = Object.keys(fields) as FieldName[];
  return Object.fromEntries(names.map((each) => [each, known[each] ?? ""]));
}

/** The line of one building in the message of a request. It never asks to keep a day that is past. */
function lineFor({ name, energyLabel, lots, dates }: Building): string {
  const about = [energyLabel, lots && counted(lots, "lot")].filter(Boolean).join(", ");
  const { posting, receipt, sign, today, end } = dates ?? {};
  const isAhead = (date: { day: IsoDay } | null | undefined) => Boolean(date && today && date.day >= today);
  const days = [
    end && `fin du contrat le ${day(end)}`,
    isAhead(posting) && `lettre à poster au plus tard le ${day(posting?.day)}`,
    posting && !isAhead(posting) && `urgent, lettre à recevoir au plus tard le ${day(receipt?.day)}`,
    isAhead(sign) && `à signer au plus tard le ${day(sign?.day)}`,
    sign && !isAhead(sign) && "à signer sans attendre",
  ];
  const facts = days.filter(Boolean).join(", ") || "sans préavis, à tout moment";
  return `${name}${about && ` (${about})`}\u00a0: ${facts}`;
}

/** The fields of a study request for these buildings. */
export function requestFor(buildings: readonly Building[]): Prefill {
  const energies = new Set(buildings.map(({ energy }) => energy).filter(Boolean));
  const [energy = null] = energies;
  const lots = buildings.reduce((sum, building) => sum + (building.lots ?? 0), 0);
  return {
    nomCopropriete: `Portefeuille\u00a0: ${counted(buildings.length, "immeuble")}`,
    nombreLots: lots > 0 ? `${lots}` : "",
    typeContrat: energies.size > 1 ? "electricite-gaz" : (energy ?? ""),
    message: buildings.map(lineFor).join("\n"),
  };
}
