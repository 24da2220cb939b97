import { primaryButton } from "../components/Button";
import { space } from "../theme/tokens";
import { ContactInstead } from "./ContactInstead";
import { ignoreSecondClick } from "./double-click";
import { whileSubmissionWaits } from "./early-submit";
import { fieldGroups } from "./fields";
import * as styles from "./form.styles";
import { StudyField } from "./StudyField";
import type { StudyRequestFormProps } from "./StudyRequestForm";
import { type DeliveryProblem, problemMessages } from "./submission";

interface FormBodyProps extends Pick<StudyRequestFormProps, "dataNotice" | "settings"> {
  sending: boolean;
  problem: DeliveryProblem | undefined;
}

/** What is inside the form: its groups of fields, the button, and what there is to say about a submission. */
export const FormBody = ({ dataNotice, settings, sending, problem }: FormBodyProps) => (
  <>
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
            <ContactInstead settings={settings}>Vous préférez nous joindre directement&nbsp;?</ContactInstead>
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
        <span css={{ display: "none", [whileSubmissionWaits]: { display: "block" } }}>
          Votre demande est prise en compte&nbsp;: elle part dès que le formulaire est prêt.
        </span>
        {sending && <span css={{ display: "block" }}>Nous envoyons votre demande et vos fichiers.</span>}
      </p>
      <p css={[styles.hint, { marginTop: space(2) }]}>{dataNotice}</p>
    </div>
  </>
);
