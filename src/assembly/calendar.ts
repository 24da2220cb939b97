import { dateInFrench, type Day, dayOff, daysBefore, monthsBefore, workingDayBefore } from "./days";
import type { Entries } from "./fields";

/** A known date, with « date passée » or nothing in `past`. The advice also names the working day before a day off. */
export type Deadline = ReturnType<typeof datesOf>["deadlines"][number];

/** A duration in French: « 3 mois », « 1 jour ». */
export const durationInFrench = ({ count, unit }: NonNullable<Entries["notice"]>) =>
  `${count}\u00a0${unit === "months" ? "mois" : count === 1 ? "jour" : "jours"}`;

/** The title before the date: « Fin du contrat : vendredi 31 décembre 2027 ». */
export const beforeDate = (title: string) => (title.endsWith(" le") ? title : `${title}\u00a0:`);

/**
 * The known dates in the order of their days, and the rules of those that are not known yet.
 * @param studyWeeks the sum of the longest durations of the process steps.
 * @param today the visitor's day, which decides what is past.
 */
export function datesOf(given: Entries, page: Queries.AssemblyTexts, studyWeeks: number, today: Day) {
  const { contractEnd: end, meeting } = given;
  const { postDays, agendaDays, assemblyDays } = page;
  /** The whole days between the convocation and the assembly: the law's, or more if the règlement says so. */
  const period = Math.max(given.convocationDays ?? 0, page.convocationDays);
  // The period counts from the day after the first presentation (article 64, décret of 17 March 1967).
  const convocationFor = (assembly: Day) => daysBefore(assembly, period + 1);
  const back = given.notice?.unit === "days" ? daysBefore : monthsBefore;
  const notice = end && given.notice && back(end, given.notice.count);
  const study = notice && daysBefore(notice, studyWeeks * 7);
  const lastMeeting = notice && daysBefore(notice, assemblyDays);
  const convocation = meeting && convocationFor(meeting);
  const post = convocation && daysBefore(convocation, postDays);
  const agenda = post && daysBefore(post, agendaDays);

  const isPast = (day: Day | null) => day !== null && day < today;
  const canConvene = !isPast(convocation);
  const canTerminate = !isPast(notice);
  /**
   * In the order of two dates on one day. `rule`: how a day will follow that is not known yet. `sum`: how it follows from what was
   * typed. `advice`: what can still be done where it is past or too late.
   */
  const dates = [
    {
      id: "agenda",
      title: "Demander l’inscription à l’ordre du jour",
      day: agenda,
      sum: `${agendaDays}\u00a0jours avant l’envoi de la convocation, marge conseillée.`,
      advice: isPast(agenda) && canConvene && "Demandez-la sans attendre.",
    },
    {
      id: "post",
      title: "Poster la convocation",
      day: post,
      sum: `${postDays}\u00a0jours avant la date limite, marge conseillée pour le courrier.`,
      advice: isPast(post) && canConvene && "Voyez avec le syndic comment convoquer à temps.",
    },
    {
      id: "convocation",
      title: "Date limite de la convocation",
      day: convocation,
      rule: "La date de l’assemblée, moins le délai de convocation, compté du lendemain de la première présentation de la lettre.",
      sum: `Première présentation de la lettre, ${period}\u00a0jours entiers avant l’assemblée.`,
      advice:
        !canConvene &&
        "Si la question n’est pas encore à l’ordre du jour, choisissez une date d’assemblée plus lointaine, ou attendez l’assemblée suivante.",
    },
    {
      id: "study",
      title: "Demander l’étude avant le",
      day: study,
      rule: "Le dernier jour pour dénoncer, moins la durée de nos étapes.",
      sum: `${studyWeeks}\u00a0semaines pour nos étapes, avant le dernier jour pour dénoncer.`,
      advice:
        isPast(study) &&
        canTerminate &&
        "Chaque étape peut être plus courte\u00a0: l’étude peut encore commencer, sans attendre.",
    },
    {
      id: "lastMeeting",
      title: "Date limite de l’assemblée",
      day: lastMeeting,
      rule: "Le dernier jour pour dénoncer, moins le temps du procès-verbal et de la lettre.",
      sum: `${assemblyDays}\u00a0jours pour le procès-verbal et la lettre, avant le dernier jour pour dénoncer.`,
      advice:
        !meeting &&
        lastMeeting &&
        isPast(convocationFor(lastMeeting)) &&
        canTerminate &&
        "Une assemblée ne peut plus être convoquée pour ce jour-là. Voyez avec le syndic comment dénoncer le contrat sans elle\u00a0; sinon, visez la prochaine échéance.",
    },
    {
      id: "meeting",
      title: "Assemblée générale",
      day: meeting,
      sum: "La date que vous avez indiquée.",
      advice:
        canTerminate &&
        meeting &&
        lastMeeting &&
        meeting > lastMeeting &&
        (notice && meeting > notice
          ? "L’assemblée vient trop tard pour dénoncer le contrat. Avancez-la, ou voyez avec le syndic comment le dénoncer sans l’attendre\u00a0; sinon, visez la prochaine échéance."
          : "Il reste peu de temps pour dénoncer le contrat\u00a0: préparez le procès-verbal et la lettre avant l’assemblée."),
    },
    {
      id: "notice",
      title: "Dernier jour pour dénoncer le contrat",
      day: notice,
      rule: "La fin du contrat, moins le préavis.",
      sum: `${given.notice ? durationInFrench(given.notice) : ""} avant la fin du contrat. En général, la lettre doit être arrivée ce jour-là.`,
      advice:
        !canTerminate &&
        "Relisez la clause de reconduction, et demandez au fournisseur quand et comment le contrat peut prendre fin. La prochaine échéance se prépare dès maintenant.",
    },
    { id: "end", title: "Fin du contrat", day: end, sum: "L’échéance que vous avez indiquée." },
  ];
  const known = dates.flatMap(({ id, title, day, sum, advice }) => {
    if (!day) return [];
    const off = !isPast(day) && id !== "meeting" && id !== "end" && dayOff(day);
    const workingDay =
      off && `C’est ${off}\u00a0: le jour ouvré précédent est le ${dateInFrench(workingDayBefore(day))}.`;
    return [
      {
        ...{ id, title, day, sum },
        date: dateInFrench(day),
        past: isPast(day) ? "date passée" : "",
        advice: [advice, workingDay].filter(Boolean).join(" "),
      },
    ];
  });
  return {
    deadlines: known.sort((one, other) => Date.parse(one.day) - Date.parse(other.day)),
    rules: dates.flatMap(({ title, day, rule }) => (rule && !day ? [{ title, rule }] : [])),
  };
}
