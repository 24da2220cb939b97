import { css } from "@emotion/react";
import { useLayoutEffect, useState } from "react";
import { Form, useField, useFormState } from "react-final-form";

import { primaryButton } from "../components/Button";
import { Field, Group } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import { type FormRecord, useRecord } from "../forms/record";
import { RecordLine } from "../forms/RecordLine";
import { from } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { space, targets } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { FilesField } from "./FilesField";
import { DataNotice, DeliveryProgress, DeliveryReport, type Failure, MailOrPhone } from "./FormFoot";
import { fieldGroups, requestFields, type RequestTexts } from "./request-fields";
import { requestForm } from "./request-fields";
import {
  formApi,
  prefetchSubmission,
  type RequestValues,
  restoreSent,
  sendRequest,
  type Sent,
} from "./request-form";

interface RequestFormProps {
  page: Queries.DataNoticeContent;
  settings: Queries.ContactDetailsSettings;
  /** Endpoint of requests; empty: the browser's console. */
  endpoint: string;
}

const formStyles = css({ display: "grid", gap: space(4) });
const submitRow = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  "[type=submit]": { minHeight: targets.large, flex: "1 0 100%", [from.tablet]: { flex: "none" } },
});

/** How many required answers have to be typed. Choices have a default. */
const typedCount = requestFields.filter(({ required, kind }) => required && kind !== "choice").length;

function introductionOf({ from, texts }: FormRecord<keyof RequestTexts>): string {
  if (from && texts.message) return "Vos dates sont dans le message, plus bas.";
  if (from) return "Vos réponses sont reprises ci-dessous.";
  return `${typedCount}\u00a0réponses, 3\u00a0minutes. Le reste est facultatif.`;
}

/** The last request that was sent, which is a value of the form. */
function useSent(): Sent | undefined {
  const { input } = useField<RequestValues["sent"]>("sent", {
    // By default, react-final-form shows an undefined value as an empty text.
    format: (sent?: Sent) => sent,
    subscription: { value: true },
  });
  return input.value;
}

function RequestForm({ page, settings, endpoint }: RequestFormProps) {
  const state = useFormState<RequestValues>({ subscription: { submitting: true, submitError: true } });
  const sent = useSent();
  const { record } = useRecord(requestForm);
  const delivered = endpoint !== "";
  // Without an endpoint the request goes to the console, which takes no time.
  const isSending = state.submitting && delivered;

  const panel = sent && <sent.Panel recap={sent.recap} delivered={delivered} settings={settings} />;
  // A dossier or a table has begun another request: what was sent is no longer what comes first.
  const isAnotherRequest = record.from !== "";

  return (
    <>
      {!isAnotherRequest && panel}
      <FormElement
        recordForm={requestForm}
        // Netlify finds the forms of deployed pages by this attribute (docs.netlify.com/forms/setup).
        data-netlify={endpoint === "" ? undefined : true}
        aria-label="Demande d’étude"
        onFocus={prefetchSubmission}
        css={formStyles}
      >
        <p css={record.from ? strongText : noteText}>{introductionOf(record)}</p>
        <RecordLine recordForm={requestForm} />
        {fieldGroups.map(({ legend, fields }) => (
          <Group key={legend} legend={legend}>
            {fields.map((field) =>
              field.kind === "files" ? (
                <FilesField key={field.name} field={field} />
              ) : (
                <Field key={field.name} field={field} />
              ),
            )}
          </Group>
        ))}
        <div>
          <DataNotice page={page} email={settings.email} delivered={delivered} />
          <DeliveryReport failure={state.submitError as Failure | undefined} settings={settings} />
          <div css={submitRow}>
            {/* Not `disabled`, because the button would lose the focus. The form ignores a submission while it sends one. */}
            <button
              type="submit"
              aria-disabled={isSending}
              aria-busy={isSending}
              // The second click of a double click would submit the form after its reset, and mark the empty fields.
              onClick={(event) => {
                if (event.detail > 1) event.preventDefault();
              }}
              css={primaryButton}
            >
              {isSending ? "Envoi en cours…" : "Envoyer"}
            </button>
            <p css={noteText}>Réponse sous 24h</p>
            <DeliveryProgress sending={isSending ? formApi.getState().values.factures : undefined} />
          </div>
        </div>
      </FormElement>
      {/* Only a request that is still to be sent by e-mail is worth a panel below another one. */}
      {isAnotherRequest && !delivered && panel}
    </>
  );
}

/** The section's form. Without JavaScript, e-mail and telephone are offered instead. */
export function StudyRequestForm(props: RequestFormProps) {
  const { endpoint, settings } = props;
  const [onSubmit] = useState(() => () => sendRequest(endpoint));

  useLayoutEffect(() => {
    // react-final-form sets the `onSubmit` of a form that it has not created only when the prop changes.
    formApi.setConfig("onSubmit", onSubmit);
    void restoreSent();
  }, [onSubmit]);

  return (
    <>
      <noscript>
        <MailOrPhone settings={settings}>
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </MailOrPhone>
      </noscript>
      <div {...needsScript}>
        <Form<RequestValues> form={formApi} onSubmit={onSubmit} subscription={{}}>
          {() => <RequestForm {...props} />}
        </Form>
      </div>
    </>
  );
}
