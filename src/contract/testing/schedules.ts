import type { IsoDay } from "../../french/dates";
import { type Schedule, scheduleOf } from "../schedule";
import type { Situation } from "../schedule-steps";

export const TODAY = "2026-11-25";

export const months = (count: number) => ({ count, unit: "months" as const });
export const days = (count: number) => ({ count, unit: "days" as const });

const delays = {
  convocationDays: 21,
  postDays: 7,
  agendaDays: 14,
  assemblyDays: 15,
  stepWeeks: [3, 4, 7],
};

const nothing: Situation = { end: null, notice: null, isSmall: false, renewal: 12, meeting: null };

/** The schedule of a situation, in which fields without a value are not given. */
export const schedule = (situation: Partial<Situation>, today = TODAY) =>
  scheduleOf({ ...nothing, ...situation }, delays, today);

type Day = IsoDay | null;

/** The days of a schedule that visitors see. */
export interface DaysOfSchedule {
  kind: Schedule["kind"];
  fit: Schedule["fit"];
  /** The contract's end, and the last days to receive and to post the letter. */
  contract: { end: Day; receipt: Day; posting: Day };
  assembly: {
    /** The last assembly in time. */
    last: Day;
    /** Last days of the convocation: electronic, by letter. */
    convocation: Day;
    letters: Day;
    agenda: Day;
    study: Day;
  };
  /** The day of the vote, the end at which it aims, and the letter for that end. */
  vote: { day: Day; end: Day; receipt: Day; posting: Day };
}

export function daysOfSchedule(situation: Partial<Situation>, today?: IsoDay): DaysOfSchedule {
  const found = schedule(situation, today);
  const { kind, fit, end, receipt, posting, lastMeeting, convening, study, vote } = found;
  return {
    kind,
    fit,
    contract: { end, receipt: receipt?.day ?? null, posting: posting?.day ?? null },
    assembly: {
      last: lastMeeting?.day ?? null,
      convocation: convening?.electronic.day ?? null,
      letters: convening?.letters.day ?? null,
      agenda: convening?.agenda.day ?? null,
      study: study?.day ?? null,
    },
    vote: { day: vote.day, end: vote.end, receipt: vote.receipt, posting: vote.posting },
  };
}
