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

const nothing: Situation = {
  end: null,
  isOpenEnded: false,
  notice: null,
  isSmall: false,
  renewal: null,
  assembly: null,
  keepsAssembly: false,
};

const situationOf = (given: Partial<Situation>): Situation => ({ ...nothing, ...given });

/** An assembly that is fixed. */
export const planned = (day: IsoDay): GivenAssembly => ({ status: "planned", day });

/** The plan of a situation, in which fields without a value are not given. */
export const plan = (given: Partial<Situation>, today = TODAY): Plan =>
  planOf(situationOf(given), delays, today);
