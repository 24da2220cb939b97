/** The day in Paris at a moment, as the content writes its dates: `2026-12-15`. */
export const dayInParis = (moment: Date) =>
  // Sweden writes dates in this order.
  moment.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });

/**
 * Whether a deadline has passed. The last day counts until midnight in Paris, wherever the visitor is.
 * @param deadline a date of the content. A preview's note on a missing date starts with "[", so it never passes.
 * @param today a day as `dayInParis` returns it. Empty if it is not known.
 */
export const hasPassed = (deadline: string, today: string) => deadline < today;
