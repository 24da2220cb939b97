/** The first step of an answer where it is a text to send: its button, which is the same on both pages. */
import type { Answer, FirstStep } from "../../contract/answer";
import type { Messages, TitledText } from "./dossier";

/** A first step that is a text to send. */
export type Sending = Exclude<FirstStep, "dossier" | "study">;

/** The label of the step's button, and the anchor of the text on the guide's page: above the button, or in the fold of texts. */
export const SENDING: Readonly<Record<Sending, { label: string; anchor: string }>> = {
  letter: { label: "Copier la lettre", anchor: "a-envoyer" },
  agreement: { label: "Demander l’accord au conseil syndical", anchor: "message-conseil" },
  question: { label: "Copier la question au fournisseur", anchor: "a-envoyer" },
};

/** Null where the first step is the dossier or a study. */
export const sendingOf = ({ firstStep }: Pick<Answer, "firstStep">): Sending | null =>
  firstStep === "dossier" || firstStep === "study" ? null : firstStep;

/** The text that the first button copies. Null for another button. */
export function textToCopy({ firstStep }: Answer, { letter, question }: Messages): TitledText | null {
  if (firstStep === "letter") return letter;
  return firstStep === "question" ? question : null;
}
