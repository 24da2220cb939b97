const HOUR = 3_600_000;

/** The day at a moment, where the clocks are some hours ahead of UTC. */
const dayAt = (moment: Date, hours: number) =>
  new Date(moment.getTime() + hours * HOUR).toISOString().slice(0, 10);

/**
 * The day in Paris at a moment, in the format of the content's dates: `2026-12-15`. Paris is one or two hours ahead of UTC. Only
 * where that makes a difference, the browser's time zones are asked: a slow phone takes a tenth of a second to load them.
 */
export function dayInParis(moment: Date): string {
  const winter = dayAt(moment, 1);
  if (winter === dayAt(moment, 2)) return winter;
  return moment
    .toLocaleDateString("fr-FR", {
      timeZone: "Europe/Paris",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    })
    .split("/")
    .reverse()
    .join("-");
}

/**
 * Whether a deadline has passed. The last day counts until midnight in Paris, wherever the visitor is.
 * @param deadline a date of the content. A preview's placeholder for a missing date starts with "[", so it never passes.
 * @param today a day as `dayInParis` returns it. Empty if it is not known.
 */
export const hasPassed = (deadline: string, today: string) => deadline < today;
