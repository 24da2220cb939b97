import { type Decorator, FORM_ERROR, type FormApi } from "final-form";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";

import type { SiteSettings } from "../content-model/entries";
import { withoutScript } from "../theme/media";
import { Confirmation } from "./Confirmation";
import { keepFocusFromSecondPress } from "./double-click";
import { takeSubmission } from "./early-submit";
import { defaults, type StudyRequest } from "./fields";
import * as styles from "./form.styles";
import { FormBody } from "./FormBody";
import { type DeliveryProblem, formName, submitStudyRequest } from "./submission";
import { showSentToast, Toasts } from "./Toast";

export interface StudyRequestFormProps {
  dataNotice: string;
  settings: Pick<SiteSettings, "email" | "phone">;
  /** Where requests are delivered; empty for the console. */
  endpoint: string;
  /** What else is to know the form's state: `mount-form.tsx`. */
  decorators?: Decorator<StudyRequest>[];
}

/** The study request: filled in, submitted, confirmed, and ready for the next one. */
export default function StudyRequestForm({
  dataNotice,
  settings,
  endpoint,
  decorators,
}: StudyRequestFormProps) {
  const [outcome, setOutcome] = useState<"sent" | DeliveryProblem>();
  const element = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);

  const confirm = (form: FormApi<StudyRequest>) => {
    // The fields are empty before the browser forgets that it has checked them: no empty field is marked as wrong.
    flushSync(() => {
      form.reset();
      setOutcome("sent");
    });
    element.current?.reset();
    confirmation.current?.focus();
    keepFocusFromSecondPress();
    showSentToast(() => confirmation.current?.focus({ preventScroll: true }));
  };

  const send = async (request: StudyRequest, form: FormApi<StudyRequest>) => {
    // A message that is there already would not be announced again.
    setOutcome((last) => (last === "sent" ? last : undefined));
    const problem = await submitStudyRequest(request, endpoint);
    if (!problem) {
      confirm(form);
      return;
    }
    setOutcome(problem);
    return { [FORM_ERROR]: problem };
  };

  return (
    <div css={{ [withoutScript]: { display: "none" } }}>
      {outcome === "sent" && <Confirmation ref={confirmation} />}
      <Form<StudyRequest>
        {...(decorators && { decorators })}
        onSubmit={send}
        initialValues={defaults}
        subscription={{ submitting: true }}
      >
        {({ handleSubmit, submitting }) => (
          <form
            ref={element}
            name={formName}
            // Nothing goes into the address before this code is there: see early-submit.ts.
            method="dialog"
            // Netlify counts the forms of the deployed pages by this mark (docs.netlify.com/forms/setup).
            data-netlify={endpoint === "" ? undefined : true}
            aria-label="Demande d’étude"
            onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
              takeSubmission(event.currentTarget);
              void handleSubmit(event);
            }}
            css={styles.form}
          >
            <FormBody
              dataNotice={dataNotice}
              settings={settings}
              sending={submitting === true && endpoint !== ""}
              problem={outcome === "sent" ? undefined : outcome}
            />
          </form>
        )}
      </Form>
      <Toasts />
    </div>
  );
}
