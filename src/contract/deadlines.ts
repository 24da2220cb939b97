import { dateInFrench, dayInFrench, holidayOf, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import type { LastDay, Schedule } from "./schedule";

/** `by` is « au plus tard le », or empty where the title says so or the day is a fact. */
export type Deadline = ReturnType<typeof deadlinesOf>["deadlines"][number];

/** « Fin du contrat : vendredi 31 décembre 2027 » */
export const inOneLine = ({ title, by, date }: Pick<Deadline, "title" | "by" | "date">) =>
  `${title}\u00a0: ${by}${date}`;

const movedFrom = ({ legal, day }: LastDay) => {
  const holiday = holidayOf(legal);
  const reason = holiday ? `, férié (${holiday})` : "";
  return legal === day ? "" : `C’est le jour ouvré avant le ${dateInFrench(legal)}${reason}.`;
};

/** The tasks, shown with « au plus tard le ». */
const TASKS = "agenda post convocation study sign posting nextPosting".split(" ");

const GIVEN = "La date que vous avez indiquée.";

const fact = (day: IsoDay | null | undefined): LastDay | null => (day ? { legal: day, day } : null);

interface RowTexts {
  /** The derivation of the day, for visitors. */
  sum: string;
  /** Shown while the contract is unknown, or the assembly. */
  rule?: string;
  /** Shown once the day is past. */
  advice?: string | false;
}

function row(id: string, title: string, date: LastDay | null | undefined, texts: RowTexts) {
  return { id, title, date, ...texts };
}

/** The convocation of the given assembly, or of the last one in time. */
function conveningRows(schedule: Schedule, { postDays, agendaDays }: Queries.AnswerPeriods) {
  const { convening, convocationDays, today } = schedule;
  const canConvene = convening !== null && convening.electronic.day >= today;
  return [
    row("agenda", "Demander l’inscription à l’ordre du jour", convening?.agenda, {
      sum: `${agendaDays}\u00a0jours avant l’envoi de la convocation, marge conseillée.`,
      advice: canConvene && "Demandez-la sans attendre.",
    }),
    row("post", "Poster la convocation, par lettre", convening?.letters, {
      sum: `${postDays}\u00a0jours avant, marge conseillée\u00a0: le délai court du lendemain de la première présentation (article\u00a064).`,
      advice: canConvene && "Préférez la voie électronique, ou voyez avec le syndic.",
    }),
    row("convocation", "Envoyer la convocation, par voie électronique", convening?.electronic, {
      sum: `${convocationDays}\u00a0jours entiers avant l’assemblée (article\u00a09), du lendemain de l’avis du prestataire (article\u00a064-1).`,
      rule: "La date de l’assemblée, moins le délai de convocation, compté du lendemain de l’avis électronique ou de la première présentation de la lettre.",
      advice:
        "Si la question n’est pas encore à l’ordre du jour, choisissez une date d’assemblée plus lointaine, ou attendez l’assemblée suivante.",
    }),
  ];
}

/** The letter, its receipt and the contract's end, and the same for the end at which the vote aims, if that is a later one. */
function letterRows(schedule: Schedule, { postDays, assemblyDays }: Queries.AnswerPeriods) {
  const { kind, end, notice, missed, renewal, posting, receipt, open, vote, meeting, canConvene } = schedule;
  const ahead = vote.isNext && meeting && canConvene ? "En avançant l’assemblée. " : "";
  const period = notice ? periodInFrench(notice) : "";
  const post = "Poster la lettre de dénonciation";
  const posted = open
    ? `${assemblyDays - postDays}\u00a0jours après l’assemblée, pour le procès-verbal.`
    : `${postDays}\u00a0jours avant le dernier jour de réception, marge conseillée.`;
  const receive = "Dernier jour de réception";
  const received = `${period} avant la fin du contrat. Une lettre non retirée n’est pas reçue.`;
  const renewed = missed ? `Si le contrat repart pour ${renewal}\u00a0mois à chaque échéance.` : GIVEN;
  const rows = [
    row("posting", post, posting, {
      sum: ahead + posted,
      rule: "Le dernier jour de réception, moins le temps du courrier.",
      advice: "Recommandé électronique aujourd’hui, et commissaire de justice pour une date certaine.",
    }),
    row("receipt", receive, receipt, { sum: ahead + received, rule: "La fin du contrat, moins le préavis." }),
    row("end", kind === "anytime" ? "Changement souhaité" : "Fin du contrat", fact(open ? open.end : end), {
      sum: open
        ? `${period} après la réception de la lettre, à partir du ${dateInFrench(open.receipt)}.`
        : renewed,
    }),
  ];
  if (!vote.isNext) return rows;
  const condition = meeting
    ? `, si l’assemblée reste au ${dayInFrench(meeting)}`
    : ", avec une assemblée convoquée aujourd’hui";
  const aimed = "L’échéance que visent alors les résolutions.";
  return [
    ...rows,
    row("nextPosting", post + condition, fact(vote.posting), { sum: posted }),
    row("nextReceipt", receive + condition, fact(vote.receipt), { sum: received }),
    row("nextEnd", `Fin du contrat${condition}`, fact(vote.end), { sum: aimed }),
  ];
}

/** The known dates in chronological order, and the rules of the unknown ones. */
export function deadlinesOf(schedule: Schedule, periods: Queries.AnswerPeriods) {
  const { kind, meeting, sign, today, studyWeeks, lastMeeting, canConvene } = schedule;
  const act = sign ? "pour signer le contrat" : "de réception";
  // Array order is the tie-break for equal dates.
  const rows = [
    row("today", "Aujourd’hui", fact(today), { sum: "" }),
    ...conveningRows(schedule, periods),
    row("study", "Demander l’étude", kind === "anytime" ? null : schedule.study, {
      sum: schedule.open
        ? "La première de nos étapes, avant l’ordre du jour."
        : `${studyWeeks}\u00a0semaines pour nos étapes, avant le dernier jour ${act}\u00a0; la première avant l’ordre du jour.`,
      rule: "Le dernier jour de réception, moins la durée de nos étapes.",
      advice: "Chaque étape peut être plus courte\u00a0: l’étude peut encore commencer, sans attendre.",
    }),
    row("lastMeeting", "Date limite de l’assemblée", canConvene ? lastMeeting : null, {
      rule: "Le dernier jour de réception, moins le temps du procès-verbal et de la lettre.",
      sum: `${periods.assemblyDays}\u00a0jours pour le procès-verbal et la lettre, avant le dernier jour ${act}.`,
    }),
    row("meeting", "Assemblée générale", fact(meeting), { sum: GIVEN }),
    row("sign", "Signer le nouveau contrat", sign, {
      sum: "Le changement de fournisseur prend 21\u00a0jours au plus, et met fin à l’ancien contrat (article\u00a0L224-14 du code de la consommation).",
      advice:
        kind === "anytime" && "Le changement viendra un peu plus tard\u00a0: aucun préavis ne s’y oppose.",
    }),
    ...letterRows(schedule, periods),
  ];
  const line = rows
    .flatMap(({ id, title, date, sum, advice }) => {
      if (!date) return [];
      const past = date.day < today ? "date passée" : "";
      return {
        ...{ id, title, day: date.day, date: dateInFrench(date.day), past },
        by: TASKS.includes(id) ? "au plus tard le " : "",
        sum: [sum, movedFrom(date)].filter(Boolean).join(" "),
        advice: (past && advice) || "",
      };
    })
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
  const deadlines = line.filter(({ id }) => id !== "today");
  return {
    deadlines,
    /** The deadlines and today; empty without deadlines. */
    line: deadlines.length > 0 ? line : [],
    rules: rows.flatMap(({ id, title, date, rule }) =>
      rule && !date && (kind === "unknown" || id === "convocation") ? [{ title, rule }] : [],
    ),
  };
}

const FOR_AGENDA = "post convocation study lastMeeting meeting posting nextPosting sign".split(" ");

export const agendaDates = (deadlines: readonly Deadline[]) =>
  deadlines.filter(({ id, past }) => FOR_AGENDA.includes(id) && !past);
