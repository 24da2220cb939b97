import type { RefObject } from "react";
import { useForm, useFormState } from "react-final-form";

import { primaryButton } from "../components/Button";
import { space } from "../theme/tokens";
import { ContactInstead, type ContactSettings } from "./ContactInstead";
import { ignoreSecondClick } from "./double-click";
import { fieldGroups, type StudyRequest } from "./fields";
import * as styles from "./form.styles";
import { StudyField } from "./StudyField";
import { type DeliveryProblem, formName, problemMessages } from "./submission";
import { useFilledIn } from "./use-filled-in";

export interface FormElementProps {
  dataNotice: string;
  settings: ContactSettings;
  /** Where requests are delivered; empty for the console. */
  endpoint: string;
  /** Why the last request has not arrived. */
  problem: DeliveryProblem | undefined;
  ref: RefObject<HTMLFormElement | null>;
}

/** The form itself: its groups of fields, the button, and what there is to say about a submission. */
export function FormElement({ dataNotice, settings, endpoint, problem, ref }: FormElementProps) {
  const form = useForm<StudyRequest>();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const sending = submitting && endpoint !== "";
  useFilledIn(ref);

  return (
    <form
      ref={ref}
      name={formName}
      // Before React listens, the browser checks the fields and does nothing more (HTML standard, "form submission algorithm").
      method="dialog"
      // Netlify counts the forms of the deployed pages by this mark (docs.netlify.com/forms/setup).
      data-netlify={endpoint === "" ? undefined : true}
      aria-label="Demande d’étude"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      css={styles.form}
    >
      <p css={styles.hint}>Tous les champs sont à remplir, sauf ceux marqués «&nbsp;(facultatif)&nbsp;».</p>
      {fieldGroups.map(({ legend, fields }) => (
        <fieldset key={legend} css={styles.group}>
          <legend>{legend}</legend>
          <div>
            {fields.map((field) => (
              <StudyField key={field.name} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <div role="alert">
          {problem && (
            <div css={[styles.failure, { marginBottom: space(3) }]}>
              <p>{problemMessages[problem]}</p>
              <ContactInstead settings={settings}>
                Vous préférez nous joindre directement&nbsp;?
              </ContactInstead>
            </div>
          )}
        </div>
        {/* Busy, not disabled: a disabled button would lose the focus. A submission meanwhile does nothing. */}
        <button
          type="submit"
          aria-disabled={sending}
          aria-busy={sending}
          onClick={ignoreSecondClick}
          css={[primaryButton, styles.submit]}
        >
          {sending ? "Envoi en cours…" : "Envoyer ma demande d’étude"}
        </button>
        <p role="status" css={styles.waiting}>
          {sending ? (
            <span>Nous envoyons votre demande et vos fichiers.</span>
          ) : (
            <span css={styles.whileSubmissionWaits}>
              Votre demande est prise en compte&nbsp;: elle part dès que le formulaire est prêt.
            </span>
          )}
        </p>
        <p css={[styles.hint, { marginTop: space(2) }]}>{dataNotice}</p>
      </div>
    </form>
  );
}
