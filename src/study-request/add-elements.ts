import { defaults, type StudyRequest } from "./fields";
import { type RequestElements, takeElements } from "./prefill";

type Texts = Partial<Omit<StudyRequest, "factures">>;

/** What was filled in last. A field that still contains it has not been typed into. */
let filledIn: Texts = {};

const toTexts = ({ copropriete, lots, contract, message }: RequestElements): Texts => ({
  ...(copropriete && { nomCopropriete: copropriete }),
  ...(lots !== undefined && { nombreLots: `${lots}` }),
  ...(contract && { typeContrat: contract }),
  ...(message && { message }),
});

/**
 * Adds the elements that wait to what the form contains, once. Only to fields that contain their default or what an earlier call
 * has filled in: nothing that was typed is lost.
 */
export function addElements(current: StudyRequest): StudyRequest {
  const elements = takeElements();
  if (!elements) return current;
  const untouched = (texts: Texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([name]) => {
        const key = name as keyof Texts;
        return current[key] === defaults[key] || current[key] === filledIn[key];
      }),
    ) as Texts;
  const outdated = Object.keys(untouched(filledIn)) as (keyof Texts)[];
  const emptied = Object.fromEntries(outdated.map((name) => [name, defaults[name]])) as Texts;
  filledIn = untouched(toTexts(elements));
  return { ...current, ...emptied, ...filledIn };
}
