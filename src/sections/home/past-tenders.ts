import { dayInFrench, dayInParis, hasPassed } from "../../content/day";

/** A shown tender, as far as its deadline is concerned. */
export type DatedTender = Pick<Queries.TendersContent["tenders"][number], "title" | "deadline">;

/** The tenders whose deadline has passed, the one that passed first at the top. */
export function pastTenders(tenders: readonly DatedTender[], now: Date): DatedTender[] {
  const today = dayInParis(now);
  return tenders
    .filter(({ deadline }) => hasPassed(deadline, today))
    .sort((one, other) => one.deadline.localeCompare(other.deadline));
}

/** Tells editors in the log of a build which tenders are past, and what the page does with them. */
export const pastTendersNote = (past: readonly DatedTender[]) =>
  [
    "Appels d’offres dont la date limite est dépassée (la page le dit, et garde leur statut) :",
    ...past.map(({ title, deadline }) => `• « ${title} », ${dayInFrench(deadline)}`),
  ].join("\n");
