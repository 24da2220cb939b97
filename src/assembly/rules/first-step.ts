/** What an answer asks for first, as a button: the same on both pages. */
import type { Answer, FirstStep } from "../../contract/answer";
import type { Messages, TitledText } from "./dossier";

/** A first step that is a text to send. */
export type Sending = Exclude<FirstStep, "dossier" | "study">;

/** The labels of its button. */
export const SENDING_LABELS: Readonly<Record<Sending, string>> = {
  letter: "Copier la lettre",
  agreement: "Demander l’accord au conseil syndical",
  question: "Copier la question au fournisseur",
};

/** The anchor of that text in the guide. */
export const SENDING_ANCHOR = "a-envoyer";

/** Null where the first step is the dossier or a study. */
export const sendingOf = ({ firstStep }: Pick<Answer, "firstStep">): Sending | null =>
  firstStep === "dossier" || firstStep === "study" ? null : firstStep;

/** The text of a first step. Null without one. */
export function textToSend(answer: Answer, { letter, council, question }: Messages): TitledText | null {
  const sending = sendingOf(answer);
  return sending && { letter, agreement: council, question }[sending];
}
