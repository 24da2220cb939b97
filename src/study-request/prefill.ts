import type { Draft } from "../forms/elements";
import { defaults, type RequestTexts, type StudyRequest } from "./fields";

/** The last form's values, and the last prefilled texts: a field that still equals its own is pristine. */
export const requestDraft: Draft<StudyRequest> & { prefilled: Partial<RequestTexts> } = {
  current: defaults,
  prefilled: {},
};

const names = ["nomCopropriete", "nombreLots", "typeContrat", "message"] as const;

export type Prefill = Partial<Record<(typeof names)[number], string | null>>;

/** The router's state of a link to the form: `<Link to="/#contact" state={{ prefill }}>`. */
export interface RequestState {
  prefill?: Prefill;
}

/** Prefills pristine fields only: those with their default, or with the last prefilled text. @param texts in the form now. */
export function textsToPrefill(prefill: Prefill, texts: Readonly<Record<string, string>>) {
  const pristine = names.filter((name) => {
    const text = texts[name] ?? "";
    return text === defaults[name] || text === requestDraft.prefilled[name];
  });
  requestDraft.prefilled = Object.fromEntries(
    pristine.map((name) => [name, prefill[name] ?? defaults[name]]),
  );
  return requestDraft.prefilled;
}
