/** The dates of the contracts of a table, in the order of what to do first. */
import { fields, type Typed } from "../assembly/rules/fields";
import { type Schedule, scheduleOf } from "../assembly/rules/schedule";
import { addDays, type IsoDay, weeksIn } from "../french/dates";
import { counted } from "../french/numbers";
import type { Prefill } from "../study-request/prefill";
import type { Contract } from "./contracts";
import { dayInDigits } from "./days";

/** The content that the dates follow from: the periods of the law and of the site, and the steps of the study. */
export interface ScheduleContent {
  periods: Queries.AnswerPeriods;
  steps: readonly { duration: string }[];
}

/** What a line of the table, the CSV file and the agenda say of a contract. */
export type Dates = ReturnType<typeof datesOf>;

export interface Building extends Contract {
  energyLabel: string;
  status: string;
  /** What the assembly's tool is filled with. */
  typed: Typed;
  /** Undefined for a contract to mend, and for the same contract again. */
  dates?: Dates;
}

/** The verdict on an assembly without a date. */
export const NO_MEETING = "non fixée";

/** The most buildings of one request. */
export const MOST_REQUESTED = 40;

const FITS = { fits: "à temps", tight: "juste", late: "trop tard", closed: "trop tard" } as const;

const statusOf = ({ kind, missed, urgency }: Schedule) => {
  if (kind === "anytime") return "sans préavis";
  if (kind === "ends") return "prend fin sans lettre";
  if (kind === "open") return "sans terme";
  return urgency === "urgent" ? "urgent" : missed ? "échéance suivante" : "à dénoncer";
};

/** What is to be known beside the dates, in French. */
function remarksOn(schedule: Schedule, { renewal, meeting }: Contract): string[] {
  const { kind, missed, receipt, posting, today, lastMeeting, canConvene, lastConvening, earliest } =
    schedule;
  const { fit, study, urgency, vote, sign } = schedule;
  const day = dayInDigits;
  const isDone = (date: { day: IsoDay } | null | undefined) => Boolean(date && date.day < today);
  return [
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
    canConvene && isDone(lastConvening?.letters) && "convocation par voie électronique seulement",
    fit === "closed" && "la convocation de cette assemblée ne peut plus partir à temps",
    fit === "tight" &&
      (posting && meeting && meeting > posting.day
        ? "après cette assemblée, la lettre ne peut plus être postée une semaine avant\u00a0: recommandé électronique, et commissaire de justice"
        : "entre cette assemblée et la lettre, le temps est court"),
    isDone(study) && "étude\u00a0: sans attendre",
    vote.isNext &&
      vote.end &&
      `${fit ? "à cette assemblée, votez" : "une assemblée convoquée aujourd’hui vote"} pour l’échéance du ${day(vote.end)}`,
    kind === "anytime" && isDone(sign) && "sans préavis, le changement peut venir plus tard",
  ].filter((remark): remark is string => Boolean(remark));
}

function datesOf(schedule: Schedule, contract: Contract) {
  const { today, open, posting, sign, receipt, lastMeeting, lastConvening, study, fit } = schedule;
  // A contract without a term has no last assembly.
  const latest = lastConvening ?? schedule.convening;
  const first = (posting ?? sign)?.day ?? today;
  return {
    /** The day of what is done first: the table's order. */
    sortDay: first < today && posting ? today : first,
    end: open?.end ?? schedule.end,
    receive: (open?.receipt ?? receipt?.day) || null,
    post: posting?.day ?? null,
    sign: sign?.day ?? null,
    lastMeeting: lastMeeting?.day ?? null,
    convene: latest?.electronic.day ?? null,
    conveneByPost: latest?.letters.day ?? null,
    /** The convocation to keep: that of the given assembly, where it is in time. */
    convening: schedule.convening?.electronic.day ?? null,
    fit: fit ? FITS[fit] : NO_MEETING,
    study: study?.day ?? null,
    vote: schedule.vote,
    remarks: remarksOn(schedule, contract),
  };
}

/** Computes the dates of contracts, each as the assembly's tool does. */
export function buildingsOf(
  contracts: readonly Contract[],
  content: ScheduleContent,
  today: IsoDay,
): Building[] {
  const delays = {
    ...content.periods,
    stepWeeks: content.steps.map(({ duration }) => weeksIn(duration) ?? 0),
  };
  return contracts
    .map((contract): Building => {
      const { energy, lots, end, notice, meter, renewal, meeting, name, faults, sameAs } = contract;
      const isPast = meeting !== null && meeting < today;
      const typed: Typed = {
        ...{ copropriete: name, energy, meter, lots: lots ? `${lots}` : "", contractEnd: end ?? "" },
        ...{ notice: notice ? `${notice.count}` : "", noticeUnit: notice?.unit ?? "months" },
        meeting: (!isPast && meeting) || "",
        renewal: typeof renewal === "number" ? "renews" : (renewal ?? ""),
        renewalMonths: typeof renewal === "number" ? `${renewal}` : "",
      };
      const building = { ...contract, typed, energyLabel: energy && fields.energy.options[energy] };
      if (sameAs) return { ...building, status: "doublon" };
      if (faults.length > 0)
        return { ...building, status: "à corriger", remarks: faults.map(({ message }) => message) };
      const situation = {
        end,
        notice,
        isSmall: meter === "small",
        renewal: renewal ?? 12,
        meeting: isPast ? null : meeting,
      };
      const schedule = scheduleOf(situation, delays, today);
      const dates = datesOf(schedule, contract);
      const remarks = [
        ...contract.remarks,
        ...(isPast ? [`AG du ${dayInDigits(meeting)} passée\u00a0: comptée comme non fixée`] : []),
        ...(end?.endsWith("-01")
          ? [
              `échéance un 1er du mois\u00a0: la fin est souvent la veille (${dayInDigits(addDays(end, -1))}), vérifiez`,
            ]
          : []),
        ...dates.remarks,
      ];
      return { ...building, status: statusOf(schedule), dates, remarks };
    })
    .sort((one, other) => (one.dates?.sortDay ?? "").localeCompare(other.dates?.sortDay ?? ""));
}

/** « 40 lignes : 34 calculées, 5 à corriger, 1 doublon. 3 lettres à poster avant le 31 décembre. » */
export function summaryOf(buildings: readonly Building[], today: IsoDay): string {
  const dated = buildings.flatMap(({ dates }) => dates ?? []);
  const same = buildings.filter(({ sameAs }) => sameAs).length;
  const wrong = buildings.length - dated.length - same;
  const letters = dated.filter(({ post, sortDay }) => post && sortDay <= `${today.slice(0, 4)}-12-31`).length;
  const parts = [
    counted(dated.length, "calculée"),
    wrong > 0 && `${wrong} à corriger`,
    same > 0 && counted(same, "doublon"),
  ].filter(Boolean);
  const post = letters > 0 ? counted(letters, "lettre") : "Aucune lettre";
  return `${counted(buildings.length, "ligne")}\u00a0: ${parts.join(", ")}. ${post} à poster avant le 31\u00a0décembre.`;
}

/** Hands contracts over to the form of a study. */
export function requestFor(buildings: readonly Building[]): Prefill {
  const energies = new Set(buildings.map(({ energy }) => energy).filter(Boolean));
  const [energy = ""] = energies;
  const lots = buildings.reduce((sum, building) => sum + (building.lots ?? 0), 0);
  return {
    nomCopropriete: `Portefeuille\u00a0: ${counted(buildings.length, "immeuble")}`,
    nombreLots: lots > 0 ? `${lots}` : "",
    typeContrat: energies.size > 1 ? "electricite-gaz" : energy,
    message: buildings.map(lineFor).join("\n"),
  };
}

function lineFor({ name, energyLabel, lots, dates }: Building): string {
  const about = [energyLabel, lots && counted(lots, "lot")].filter(Boolean).join(", ");
  const day = (label: string, value?: IsoDay | null) => value && `${label} ${dayInDigits(value)}`;
  const days = [
    day("fin du contrat le", dates?.end),
    day("lettre à poster au plus tard le", dates?.post),
    day("à signer au plus tard le", dates?.sign),
  ];
  return `${name}${about && ` (${about})`}\u00a0: ${days.filter(Boolean).join(", ")}`;
}
