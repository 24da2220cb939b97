import type { Draft } from "../forms/elements";
import { defaults, type RequestTexts, type StudyRequest } from "./fields";

/** The values of the last form, and the texts that were last prefilled. */
export const draft: Draft<StudyRequest> & { prefilled: Partial<RequestTexts> } = {
  current: defaults,
  prefilled: {},
};

const names = ["nomCopropriete", "nombreLots", "typeContrat", "message"] as const;

/** What the assembly's tool knows of a request, by field. */
export type Prefill = Partial<Record<(typeof names)[number], string | null>>;

/** The router's state of a link to the form: `<Link to="/#contact" state={{ prefill }}>`. */
export interface RequestState {
  prefill?: Prefill;
}

/**
 * The texts to prefill. Only pristine fields get one: those with their default, or with the text that was last prefilled.
 * @param texts in the form now, by field.
 */
export function textsToPrefill(prefill: Prefill, texts: Readonly<Record<string, string>>) {
  const pristine = names.filter((name) =>
    [defaults[name], draft.prefilled[name]].includes(texts[name] ?? ""),
  );
  draft.prefilled = Object.fromEntries(pristine.map((name) => [name, prefill[name] ?? defaults[name]]));
  return draft.prefilled;
}
