/** The rows of the calendar: each day of a schedule, its title, and in French why it is that day. */
import { dateInFrench, dayInFrench, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import type { LastDay, OpenTermination } from "./days";
import type { Schedule } from "./schedule";

export type DeadlineId =
  | "today"
  | "agenda"
  | "post"
  | "convocation"
  | "study"
  | "lastMeeting"
  | "meeting"
  | "sign"
  | "posting"
  | "receipt"
  | "end"
  | "nextPosting"
  | "nextReceipt"
  | "nextEnd";

export interface Row {
  id: DeadlineId;
  title: string;
  /** Null while its basis is not given, or where the contract has no such day. */
  date: LastDay | null;
  /** The derivation of the day, for visitors. */
  sum: string;
  /** A first day, not a last one: « au plus tôt le ». */
  isFirst?: boolean;
  /** Shown while the contract is unknown. */
  rule?: string;
  /** Shown once the day is past. */
  advice?: string;
}

const GIVEN = "La date que vous avez indiquée.";

/** A day that is shown as it is, not a last day to do something. */
const fact = (day: IsoDay | null | undefined): LastDay | null => (day ? { legal: day, day } : null);

/** The convocation of the given assembly, or of the last one in time. */
function conveningRows(schedule: Schedule, { postDays, agendaDays }: Queries.AnswerPeriods): Row[] {
  const { convening, convocationDays, today } = schedule;
  const canConvene = convening !== null && convening.electronic.day >= today;
  return [
    {
      id: "agenda",
      title: "Demander l’inscription à l’ordre du jour",
      date: convening?.agenda ?? null,
      sum: `${agendaDays}\u00a0jours avant l’envoi de la convocation, marge conseillée.`,
      advice: canConvene ? "Demandez-la sans attendre." : "",
    },
    {
      id: "post",
      title: "Poster la convocation, par lettre",
      date: convening?.letters ?? null,
      sum: `${postDays}\u00a0jours avant, marge conseillée\u00a0: le délai court du lendemain de la première présentation (article\u00a064).`,
      advice: canConvene ? "Préférez la voie électronique, ou voyez avec le syndic." : "",
    },
    {
      id: "convocation",
      title: "Envoyer la convocation, par voie électronique",
      date: convening?.electronic ?? null,
      sum: `${convocationDays}\u00a0jours entiers avant l’assemblée (article\u00a09), du lendemain de l’avis du prestataire (article\u00a064-1).`,
      rule: "La date de l’assemblée, moins le délai de convocation, compté du lendemain de l’avis électronique ou de la première présentation de la lettre.",
      advice:
        "Si la question n’est pas encore à l’ordre du jour, choisissez une date d’assemblée plus lointaine, ou attendez l’assemblée suivante.",
    },
  ];
}

function meetingRows(schedule: Schedule, { assemblyDays }: Queries.AnswerPeriods): Row[] {
  const { kind, meeting, sign, study, studyWeeks, open, lastMeeting, canConvene } = schedule;
  const isHeldLater = kind === "anytime" && meeting && lastMeeting && meeting > lastMeeting.day;
  const purpose = sign ? "pour signer le contrat" : "de réception";
  return [
    {
      id: "study",
      title: "Demander l’étude",
      date: kind === "anytime" ? null : study,
      sum: open
        ? "La première de nos étapes, avant l’ordre du jour."
        : `${studyWeeks}\u00a0semaines pour nos étapes, avant le dernier jour ${purpose}\u00a0; la première avant l’ordre du jour.`,
      rule: "Le dernier jour de réception, moins la durée de nos étapes.",
      advice: "Chaque étape peut être plus courte\u00a0: l’étude peut encore commencer, sans attendre.",
    },
    {
      id: "lastMeeting",
      title: "Date limite de l’assemblée",
      date: canConvene && !isHeldLater ? lastMeeting : null,
      sum: `${assemblyDays}\u00a0jours pour le procès-verbal et la lettre, avant le dernier jour ${purpose}.`,
      rule: "Le dernier jour de réception, moins le temps du procès-verbal et de la lettre.",
    },
    { id: "meeting", title: "Assemblée générale", date: fact(meeting), sum: GIVEN },
    {
      id: "sign",
      title: "Signer le nouveau contrat",
      date: sign,
      sum: "Le changement de fournisseur prend 21\u00a0jours au plus, et met fin à l’ancien contrat (article\u00a0L224-14 du code de la consommation).",
      advice:
        kind === "anytime"
          ? "Le changement viendra un peu plus tard\u00a0: aucun préavis ne s’y oppose."
          : "",
    },
  ];
}

const POST = "Poster la lettre de dénonciation";
const RECEIVE = "Dernier jour de réception";

const noticeBefore = ({ notice }: Schedule) => (notice ? periodInFrench(notice) : "");

function postedBy(open: OpenTermination | null, { postDays, assemblyDays }: Queries.AnswerPeriods): string {
  return open
    ? `${assemblyDays - postDays}\u00a0jours après l’assemblée, pour le procès-verbal.`
    : `${postDays}\u00a0jours avant le dernier jour de réception, marge conseillée.`;
}

const receivedBy = (schedule: Schedule) =>
  `${noticeBefore(schedule)} avant la fin du contrat. Une lettre non retirée n’est pas reçue.`;

const endsAfter = (schedule: Schedule, { receipt }: OpenTermination) =>
  `${noticeBefore(schedule)} après la réception de la lettre, à partir du ${dateInFrench(receipt)}.`;

function endsOn(schedule: Schedule): string {
  const { open, missed, renewal } = schedule;
  if (open) return endsAfter(schedule, open);
  return missed ? `Si le contrat repart pour ${renewal}\u00a0mois à chaque échéance.` : GIVEN;
}

/** The letter, its receipt and the contract's end. */
function letterRows(schedule: Schedule, periods: Queries.AnswerPeriods): Row[] {
  const { kind, end, posting, receipt, open, vote, meeting, canConvene } = schedule;
  const ahead = vote.isNext && meeting && canConvene ? "En avançant l’assemblée. " : "";
  return [
    {
      id: "posting",
      title: POST,
      date: posting,
      isFirst: open !== null,
      sum: ahead + postedBy(open, periods),
      rule: "Le dernier jour de réception, moins le temps du courrier.",
      advice: "Recommandé électronique aujourd’hui, et commissaire de justice pour une date certaine.",
    },
    {
      id: "receipt",
      title: RECEIVE,
      date: receipt,
      sum: ahead + receivedBy(schedule),
      rule: "La fin du contrat, moins le préavis.",
    },
    {
      id: "end",
      title: kind === "anytime" ? "Changement souhaité" : "Fin du contrat",
      date: fact(open ? open.end : end),
      sum: endsOn(schedule),
    },
  ];
}

/** The same for the later end at which the vote aims, if there is one. */
function nextRows(schedule: Schedule, periods: Queries.AnswerPeriods): Row[] {
  const { vote, meeting } = schedule;
  if (!vote.isNext) return [];
  const condition = meeting
    ? `, si l’assemblée reste au ${dayInFrench(meeting)}`
    : ", avec une assemblée convoquée aujourd’hui";
  return [
    {
      id: "nextPosting",
      title: POST + condition,
      date: fact(vote.posting),
      isFirst: vote.open !== null,
      sum: postedBy(vote.open, periods),
    },
    { id: "nextReceipt", title: RECEIVE + condition, date: fact(vote.receipt), sum: receivedBy(schedule) },
    {
      id: "nextEnd",
      title: `Fin du contrat${condition}`,
      date: fact(vote.end),
      sum: vote.open ? endsAfter(schedule, vote.open) : "L’échéance que visent alors les résolutions.",
    },
  ];
}

/** The order is the tie-break for equal days. */
export const rowsOf = (schedule: Schedule, periods: Queries.AnswerPeriods): Row[] => [
  { id: "today", title: "Aujourd’hui", date: fact(schedule.today), sum: "" },
  ...conveningRows(schedule, periods),
  ...meetingRows(schedule, periods),
  ...letterRows(schedule, periods),
  ...nextRows(schedule, periods),
];
