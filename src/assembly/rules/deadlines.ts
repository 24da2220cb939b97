import { dateInFrench, holidayOf, type IsoDay } from "../../french/dates";
import { periodInFrench } from "../../french/numbers";
import type { LastDay, Schedule } from "./schedule";

/** A date of the calendar. `by` is « au plus tard le », or empty where the title says so, or the day is a fact. */
export type Deadline = ReturnType<typeof deadlinesOf>["deadlines"][number];

/** A date with its title: « Fin du contrat : vendredi 31 décembre 2027 ». */
export const inOneLine = ({ title, by, date }: Pick<Deadline, "title" | "by" | "date">) =>
  `${title}\u00a0: ${by}${date}`;

/** Why a day is earlier than its rule says. */
const movedFrom = ({ legal, day }: LastDay) => {
  const holiday = holidayOf(legal);
  const reason = holiday ? `, férié (${holiday})` : "";
  return legal === day ? "" : `C’est le jour ouvré avant le ${dateInFrench(legal)}${reason}.`;
};

/** The dates whose title says what to do, by a day. The others are facts, or their title says that they are a last day. */
const ORDERS = ["agenda", "post", "convocation", "study", "sign"];

/** The known dates in the order of their days, and the rules of those that are not known yet. */
export function deadlinesOf(schedule: Schedule, periods: Queries.AnswerPeriods) {
  const { contractEnd: end, meeting, notice, convocation, post, agenda, last, period, today } = schedule;
  const isSmall = schedule.kind === "anytime";
  const fact = (day: IsoDay | null) => day && { legal: day, day };
  const canConvene = !convocation || convocation.day >= today;
  const act = isSmall ? "signer le contrat" : "dénoncer";
  /**
   * In the order of two dates on one day. `rule`: how a day will follow that is not known yet. `sum`: how it follows from what was
   * typed. `advice`: what can still be done once it is past.
   */
  const dates = [
    { id: "today", title: "Aujourd’hui", date: fact(today), sum: "" },
    {
      id: "agenda",
      title: "Demander l’inscription à l’ordre du jour",
      date: agenda,
      sum: `${periods.agendaDays}\u00a0jours avant l’envoi de la convocation, marge conseillée.`,
      advice: canConvene && "Demandez-la sans attendre.",
    },
    {
      id: "post",
      title: "Poster la convocation, par lettre",
      date: post,
      sum: `${periods.postDays}\u00a0jours avant, marge conseillée\u00a0: le délai court du lendemain de la première présentation (article\u00a064).`,
      advice: canConvene && "Préférez la voie électronique, ou voyez avec le syndic.",
    },
    {
      id: "convocation",
      title: "Envoyer la convocation, par voie électronique",
      date: convocation,
      rule: "La date de l’assemblée, moins le délai de convocation, compté du lendemain de l’avis électronique ou de la première présentation de la lettre.",
      sum: `${period}\u00a0jours entiers avant l’assemblée (article\u00a09), du lendemain de l’avis du prestataire (article\u00a064-1).`,
      advice:
        "Si la question n’est pas encore à l’ordre du jour, choisissez une date d’assemblée plus lointaine, ou attendez l’assemblée suivante.",
    },
    {
      id: "study",
      title: "Demander l’étude",
      date: schedule.study,
      rule: last ? "" : "Le dernier jour pour dénoncer, moins la durée de nos étapes.",
      sum: `${schedule.studyWeeks}\u00a0semaines pour nos étapes, avant le dernier jour pour ${act}.`,
      advice: "Chaque étape peut être plus courte\u00a0: l’étude peut encore commencer, sans attendre.",
    },
    {
      id: "lastMeeting",
      title: "Date limite de l’assemblée",
      date: schedule.lastMeeting,
      rule: last ? "" : "Le dernier jour pour dénoncer, moins le temps du procès-verbal et de la lettre.",
      sum: `${periods.assemblyDays}\u00a0jours pour le procès-verbal et les lettres, avant le dernier jour pour ${act}.`,
    },
    {
      id: "meeting",
      title: "Assemblée générale",
      date: fact(meeting),
      sum: "La date que vous avez indiquée.",
    },
    isSmall
      ? {
          id: "sign",
          title: "Signer le nouveau contrat",
          date: last,
          sum: "Le changement de fournisseur prend 21\u00a0jours au plus, et met fin à l’ancien contrat (article\u00a0L224-14 du code de la consommation).",
          advice: "Le changement viendra un peu plus tard\u00a0: aucun préavis ne s’y oppose.",
        }
      : {
          id: "notice",
          title: "Dernier jour pour dénoncer le contrat",
          date: last,
          rule: "La fin du contrat, moins le préavis.",
          sum: `${notice ? periodInFrench(notice) : ""} avant la fin du contrat. En général, la lettre doit alors être arrivée.`,
          advice:
            "Relisez la clause de reconduction, et demandez au fournisseur quand et comment le contrat peut prendre fin.",
        },
    {
      id: "end",
      title: isSmall ? "Changement souhaité" : "Fin du contrat",
      date: fact(end),
      sum: "La date que vous avez indiquée.",
    },
  ];
  const line = dates
    .flatMap(({ id, title, date, sum, advice }) => {
      if (!date) return [];
      const past = date.day < today ? "date passée" : "";
      return {
        ...{ id, title, day: date.day, date: dateInFrench(date.day), past },
        by: ORDERS.includes(id) ? "au plus tard le " : "",
        sum: [sum, movedFrom(date)].filter(Boolean).join(" "),
        advice: (past && advice) || "",
      };
    })
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
  const deadlines = line.filter(({ id }) => id !== "today");
  return {
    deadlines,
    /** The dates with today among them, once there is a date. */
    line: deadlines.length > 0 ? line : [],
    rules: dates.flatMap(({ title, date, rule }) => (rule && !date ? [{ title, rule }] : [])),
  };
}
