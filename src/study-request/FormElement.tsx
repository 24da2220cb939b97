import { useLayoutEffect, useRef } from "react";
import { useForm } from "react-final-form";

import { primaryButton } from "../components/Button";
import { ContactInstead, type ContactSettings } from "./ContactInstead";
import { DataNotice, type DataNoticeContent } from "./DataNotice";
import type { Delivery } from "./delivery";
import { ignoreSecondClick } from "./double-click";
import { defaults, fieldGroups, minutesToAnswer, requiredAnswers, type StudyRequest } from "./fields";
import * as styles from "./form.styles";
import { StudyField } from "./StudyField";
import { formName, problemMessages } from "./submission";
import { UploadProgress, UploadStatus } from "./UploadProgress";
import { useFilledIn } from "./use-filled-in";

export interface FormElementProps {
  page: DataNoticeContent;
  settings: ContactSettings;
  /** Where requests are delivered; empty for the console. */
  endpoint: string;
  delivery: Delivery;
}

/** The form element: groups of fields, the button, and the messages about a delivery. */
export function FormElement({ page, settings, endpoint, delivery }: FormElementProps) {
  const form = useForm<StudyRequest>();
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const sending = delivery.state === "sending" && endpoint !== "";
  useFilledIn(element);
  useLayoutEffect(() => {
    if (delivery.state !== "sent") return;
    // The browser's own reset also clears `:user-invalid`, so that no empty field is marked as wrong.
    element.current?.reset();
    form.reset(defaults);
  }, [delivery, form]);

  return (
    <form
      ref={element}
      name={formName}
      // Before hydration, the browser only checks the fields (HTML standard, "form submission algorithm").
      method="dialog"
      // Netlify finds the forms of deployed pages by this attribute (docs.netlify.com/forms/setup).
      data-netlify={endpoint === "" ? undefined : true}
      aria-label="Demande d’étude"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      css={styles.form}
    >
      <p css={styles.hint}>
        {`${requiredAnswers}\u00a0réponses, ${minutesToAnswer}\u00a0minutes. Le reste est facultatif.`}
      </p>
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
        <DataNotice page={page} email={settings.email} />
        <div role="alert">
          {delivery.state === "failed" && (
            <div css={styles.failedDelivery}>
              <p>{problemMessages[delivery.problem]}</p>
              <ContactInstead settings={settings}>
                Vous préférez nous joindre directement&nbsp;?
              </ContactInstead>
            </div>
          )}
        </div>
        {/* Not `disabled`, because the button would lose the focus. `deliver` ignores a submission meanwhile. */}
        <button
          ref={submitButton}
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
            <UploadStatus />
          ) : (
            <span css={styles.whileSubmissionWaits}>
              Votre demande est prise en compte&nbsp;: elle part dès que le formulaire est prêt.
            </span>
          )}
        </p>
        {sending && <UploadProgress submitButton={submitButton} />}
      </div>
    </form>
  );
}
