/** The dates of the contracts of a table, in the order of what to do first. */
import type { Typed } from "../assembly/rules/fields";
import { dayInDigits as day } from "../contract/read-day";
import { type Schedule, scheduleOf } from "../contract/schedule";
import { addDays, type IsoDay, weeksIn } from "../french/dates";
import { counted } from "../french/numbers";
import type { Prefill } from "../study-request/prefill";
import type { Contract } from "./contracts";

/** The content that the dates follow from: the periods of the law and of the site, and the steps of the study. */
export interface ScheduleContent {
  periods: Queries.AnswerPeriods;
  steps: readonly { duration: string }[];
}

type Dates = ReturnType<typeof datesOf>;

export interface Building extends Contract {
  status: string;
  /** Undefined for a contract to mend, and for one that is listed twice. */
  dates?: Dates;
}

export type Dated = Building & { dates: Dates };
export const isDated = (building: Building): building is Dated => Boolean(building.dates);

/** Buildings of one request. */
export const MOST_REQUESTED = 40;

const FITS = { fits: "à temps", tight: "juste", late: "trop tard", closed: "trop tard" } as const;

const statusOf = ({ kind, missed, urgency }: Schedule) => {
  if (kind === "anytime") return "sans préavis";
  if (kind === "ends") return "prend fin sans lettre";
  if (kind === "open") return "sans terme";
  return urgency === "urgent" ? "urgent" : missed ? "échéance suivante" : "à dénoncer";
};

/** What to know beside the dates, in French. */
function remarksOn(schedule: Schedule, { end, renewal, meeting }: Contract): string[] {
  const { kind, missed, receipt, posting, today, lastMeeting, canConvene, earliest } = schedule;
  const { fit, urgency, vote } = schedule;
  const isPast = (date: { day: IsoDay } | null | undefined) => Boolean(date && date.day < today);
  return [
    meeting && meeting < today && `AG du ${day(meeting)} passée\u00a0: comptée comme non fixée`,
    end?.endsWith("-01") &&
      `échéance un 1er du mois\u00a0: la fin est souvent la veille (${day(addDays(end, -1))}), vérifiez`,
    missed && `échéance du ${day(missed.end)} manquée (dernier jour\u00a0: ${day(missed.receipt.legal)})`,
    missed && renewal === null && "reconduction de douze mois supposée, à vérifier",
    kind === "open" && "contrat sans terme\u00a0: la lettre part après le vote",
    receipt &&
      receipt.legal !== receipt.day &&
      `le dernier jour du préavis, le ${day(receipt.legal)}, n’est pas un jour ouvré`,
    urgency === "today" && "postez la lettre aujourd’hui",
    urgency === "urgent" &&
      "une lettre postée aujourd’hui peut arriver trop tard\u00a0: recommandé électronique, et commissaire de justice",
    lastMeeting &&
      !canConvene &&
      `plus d’assemblée possible à temps\u00a0; convoquée aujourd’hui, elle se tient le ${day(earliest)} au plus tôt`,
    canConvene && isPast(schedule.lastConvening?.letters) && "convocation par voie électronique seulement",
    fit === "closed" && "la convocation de cette assemblée ne peut plus partir à temps",
    fit === "tight" &&
      (posting && meeting && meeting > posting.day
        ? "après cette assemblée, la lettre ne peut plus être postée une semaine avant\u00a0: recommandé électronique, et commissaire de justice"
        : "entre cette assemblée et la lettre, le temps est court"),
    isPast(schedule.study) && "étude\u00a0: sans attendre",
    vote.isNext &&
      vote.end &&
      `${fit ? "à cette assemblée, votez" : "une assemblée convoquée aujourd’hui vote"} pour l’échéance du ${day(vote.end)}`,
    kind === "anytime" && isPast(schedule.sign) && "sans préavis, le changement peut venir plus tard",
  ].filter((remark): remark is string => Boolean(remark));
}

function datesOf(schedule: Schedule) {
  const { today, open, posting, sign, fit } = schedule;
  const first = (posting ?? sign)?.day ?? today;
  return {
    ...schedule,
    /** The day of the first task, which sorts the table. */
    sortDay: first < today && posting ? today : first,
    end: open?.end ?? schedule.end,
    receive: open?.receipt ?? schedule.receipt?.day,
    /** A contract without a term has no last assembly. */
    latest: schedule.lastConvening ?? schedule.convening,
    fit: fit ? FITS[fit] : "non fixée",
  };
}

/** Computes the dates of contracts, each as the assembly's tool does. */
export function buildingsOf(
  contracts: readonly Contract[],
  { periods, steps }: ScheduleContent,
  today: IsoDay,
): Building[] {
  const delays = { ...periods, stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0) };
  const buildings = contracts.map((contract): Building => {
    const { end, notice, meter, renewal, meeting } = contract;
    if (contract.sameAs) return { ...contract, status: "doublon" };
    if (contract.faults.length > 0) return { ...contract, status: "à corriger" };
    const isSmall = meter === "small";
    const future = meeting && meeting >= today ? meeting : null;
    const situation = { end, notice, isSmall, renewal: renewal ?? 12, meeting: future };
    const schedule = scheduleOf(situation, delays, today);
    const remarks = [...contract.remarks, ...remarksOn(schedule, contract)];
    return { ...contract, status: statusOf(schedule), dates: datesOf(schedule), remarks };
  });
  return buildings.sort((one, other) => (one.dates?.sortDay ?? "").localeCompare(other.dates?.sortDay ?? ""));
}

/** « 40 lignes : 34 calculées, 5 à corriger, 1 doublon. 3 lettres à poster avant le 31 décembre. » */
export function summaryOf(buildings: readonly Building[], today: IsoDay): string {
  const dated = buildings.flatMap(({ dates }) => dates ?? []);
  const same = buildings.filter(({ sameAs }) => sameAs).length;
  const wrong = buildings.length - dated.length - same;
  const endOfYear = `${today.slice(0, 4)}-12-31`;
  const letters = dated.filter(({ posting, sortDay }) => posting && sortDay <= endOfYear).length;
  const parts = [
    counted(dated.length, "calculée"),
    wrong > 0 && `${wrong} à corriger`,
    same > 0 && counted(same, "doublon"),
  ];
  const post = letters > 0 ? counted(letters, "lettre") : "Aucune lettre";
  return `${counted(buildings.length, "ligne")}\u00a0: ${parts.filter(Boolean).join(", ")}. ${post} à poster avant le 31\u00a0décembre.`;
}

/** Fills the assembly's tool with one building. */
export const typedOf = (building: Dated): Typed => {
  const { name, energy, meter, lots, end, notice, dates, renewal } = building;
  const isPeriod = typeof renewal === "number";
  return {
    copropriete: name,
    energy: energy ?? "",
    meter: meter ?? "",
    lots: lots ? `${lots}` : "",
    contractEnd: end ?? "",
    ...{ notice: notice ? `${notice.count}` : "", noticeUnit: notice?.unit ?? "months" },
    ...{ renewal: isPeriod ? "renews" : (renewal ?? ""), renewalMonths: isPeriod ? `${renewal}` : "" },
    meeting: dates.meeting ?? "",
  };
};

function lineFor({ name, energyLabel, lots, dates }: Building): string {
  const about = [energyLabel, lots && counted(lots, "lot")].filter(Boolean).join(", ");
  const days = [
    dates?.end && `fin du contrat le ${day(dates.end)}`,
    dates?.posting && `lettre à poster au plus tard le ${day(dates.posting.day)}`,
    dates?.sign && `à signer au plus tard le ${day(dates.sign.day)}`,
  ];
  return `${name}${about && ` (${about})`}\u00a0: ${days.filter(Boolean).join(", ")}`;
}

/** Hands contracts over to the form of the study request. */
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
