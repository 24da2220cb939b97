import { createDraft } from "../forms/elements";
import { defaults, type RequestTexts } from "./fields";

export const draft = createDraft(defaults);

const names = ["nomCopropriete", "nombreLots", "typeContrat", "message"] as const;

/** What another page hands over to the form, by field. It may not know everything. */
export type RequestElements = Partial<Record<(typeof names)[number], string | null>>;

/** What was handed over last. A field that still contains it has not been typed into. */
let handedOver: Partial<RequestTexts> = {};
let latest: RequestElements | undefined;

/**
 * Fills elements into the draft of the form, and only into fields into which nothing was typed. Call it before the navigation to the
 * form.
 */
export function prefillRequest(elements: RequestElements): void {
  const values = draft.read();
  const untouched = names.filter((name) => [defaults[name], handedOver[name]].includes(values[name]));
  handedOver = Object.fromEntries(untouched.map((name) => [name, elements[name] ?? defaults[name]]));
  draft.write({ ...values, ...handedOver });
  latest = elements;
}

/** What was handed over for the form that is about to appear. */
export const newElements = () => latest;
export const elementsAreShown = () => void (latest = undefined);
