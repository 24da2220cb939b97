import type { RequestTexts } from "./fields";

const names = ["nomCopropriete", "nombreLots", "typeContrat", "message"] as const;

/** What another page hands over to the form, by field. It may not know everything. */
export type RequestElements = Partial<Record<(typeof names)[number], string | null>>;

/** In this tab's memory only: in no address, storage or history state. */
let waiting: RequestElements | undefined;
/** What was filled in last. A field that still contains it has not been typed into. */
let filledIn: Partial<RequestTexts> = {};

/** Lets the form be filled in when it appears. Call it before the navigation to the form. */
export function prefillRequest(elements: RequestElements): void {
  waiting = elements;
}

export const waitingElements = () => waiting;

/** Adds the elements that wait to what the form contains, once, and only to fields into which nothing was typed. */
export function addElements<Texts extends RequestTexts>(current: Texts, defaults: RequestTexts): Texts {
  if (!waiting) return current;
  const elements = waiting;
  const untouched = names.filter((name) => [defaults[name], filledIn[name]].includes(current[name]));
  waiting = undefined;
  filledIn = Object.fromEntries(untouched.map((name) => [name, elements[name] ?? defaults[name]]));
  return { ...current, ...filledIn };
}
