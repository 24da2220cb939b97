import { addDays, dayInFrench, type IsoDay } from "../../french/dates";

/** A day before the build's is a wrong clock, or a time zone west of it. @returns what to say in the answer's place. */
export const clockProblem = (today: IsoDay, builtOn: IsoDay): string =>
  today < addDays(builtOn, -1)
    ? `Votre appareil est au ${dayInFrench(today)}\u00a0: réglez sa date, et les dates seront justes.`
    : "";
