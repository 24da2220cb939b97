/** Plans for tests: the visitor's day, the delays, and situations of which a test gives only some fields. */
import type { IsoDay } from "../../french/dates";
import type { Delays } from "../date-rules";
import { type GivenAssembly, type Plan, planOf, type Situation } from "../plan";

export const TODAY = "2026-11-25";

export const months = (count: number) => ({ count, unit: "months" as const });
export const days = (count: number) => ({ count, unit: "days" as const });

export const delays: Delays = {
  convocationDays: 21,
  postDays: 7,
  agendaDays: 14,
  assemblyDays: 15,
  stepWeeks: [3, 4, 7],
};

const EMPTY_SITUATION: Situation = {
  end: null,
  isOpenEnded: false,
  notice: null,
  isSmall: false,
  renewal: null,
  assembly: null,
  keepsAssembly: false,
};

const situationOf = (given: Partial<Situation>): Situation => ({ ...EMPTY_SITUATION, ...given });

/** An assembly that is fixed, and still has to be convened. */
export const planned = (day: IsoDay): GivenAssembly => ({ status: "planned", day });

/** The plan of a situation. What `given` leaves out is not known. */
export const planFor = (given: Partial<Situation>, today = TODAY): Plan =>
  planOf(situationOf(given), delays, today);
