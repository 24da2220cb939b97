import { type Draft, formNamed, readTexts, writeTexts } from "../forms/elements";
import { defaults, formName, type RequestTexts, type StudyRequest } from "./fields";

export const draft: Draft<StudyRequest> = { current: defaults };

const names = ["nomCopropriete", "nombreLots", "typeContrat", "message"] as const;

/** What another page hands over to the form, by field. It may not know everything. */
export type RequestElements = Partial<Record<(typeof names)[number], string | null>>;

/** What was handed over last. A field that still contains it has not been typed into. */
let handedOver: Partial<RequestTexts> = {};
let latest: RequestElements | undefined;
/** What the form on this page does with elements. */
let receive: ((elements: RequestElements) => void) | undefined;

/**
 * Fills elements into the form, and only into fields into which nothing was typed: on the page, or in its draft before a navigation
 * to it.
 */
export function prefillRequest(elements: RequestElements): void {
  const form = receive && formNamed(formName);
  const values = form ? { ...draft.current, ...readTexts(form) } : draft.current;
  const untouched = names.filter((name) => [defaults[name], handedOver[name]].includes(values[name]));
  handedOver = Object.fromEntries(untouched.map((name) => [name, elements[name] ?? defaults[name]]));
  // The form reads its fields again before a submission.
  if (form) writeTexts(form, handedOver);
  else draft.current = { ...values, ...handedOver };
  latest = elements;
  receive?.(elements);
}

/** What was handed over for the form that is about to appear. */
export const newElements = () => latest;

/** The form is on the page, and shows what is handed over. @returns a function that ends it. */
export function whenHandedOver(show: (elements: RequestElements) => void): () => void {
  latest = undefined;
  receive = show;
  return () => (receive = undefined);
}
