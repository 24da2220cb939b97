const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, from 1000 to 9999, as `2026-12-31`. */
export function isDay(text: string): boolean {
  const time = ISO.test(text) && text >= "1000" ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const inFrench = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** A day such as `2027-03-01` in French, with no-break spaces: « 1er mars 2027 ». A preview's note stays as it is. */
export const dayInFrench = (day: string): string =>
  isDay(day) ? inFrench.format(new Date(day)).replace(/^1 /, "1er ").replaceAll(" ", "\u00a0") : day;

/** The day in Paris at a moment, as the content writes its dates: `2026-12-15`. */
export const dayInParis = (moment: Date) =>
  // Sweden writes dates in this order.
  moment.toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });

/** The format of a duration: a number stands before « semaines » only, so that what is drawn is what is read. */
export const weeksPattern = {
  source: "^(?:\\D|(?:[12]?\\d ?(?:à|-) ?)?[12]?\\d semaines?)+$".replaceAll(" ", "[ \\u00a0]"),
  example: "2 à 3 semaines",
};

/** The most weeks that a duration names: 7 for « négociation 2 à 3 semaines, signature 2 à 4 semaines ». @returns null if it names none. */
export function weeksIn(duration: string): number | null {
  const weeks = [...duration.matchAll(/(\d+)\ssemaine/g)].map(([, most]) => Number(most));
  return weeks.length > 0 ? weeks.reduce((sum, each) => sum + each) : null;
}
