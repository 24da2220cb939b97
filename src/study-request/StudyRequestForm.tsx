import { FORM_ERROR, type FormApi } from "final-form";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";

import { withoutScript } from "../theme/media";
import { Confirmation } from "./Confirmation";
import { ContactInstead } from "./ContactInstead";
import { keepFocusFromSecondPress } from "./double-click";
import { defaults, type StudyRequest } from "./fields";
import { FormElement, type FormElementProps } from "./FormElement";
import { type DeliveryProblem, submitStudyRequest } from "./submission";
import { showSentToast, Toasts } from "./Toast";

type StudyRequestFormProps = Omit<FormElementProps, "problem" | "ref">;

/** The study request: filled in, submitted, confirmed, and ready for the next one; another way where no script runs. */
export function StudyRequestForm(props: StudyRequestFormProps) {
  const [outcome, setOutcome] = useState<"sent" | DeliveryProblem>();
  const element = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);

  const confirm = (form: FormApi<StudyRequest>) => {
    // The browser's own reset also forgets that it has checked the fields: no empty field is marked as wrong.
    element.current?.reset();
    flushSync(() => {
      form.reset(defaults);
      setOutcome("sent");
    });
    confirmation.current?.focus();
    keepFocusFromSecondPress();
    showSentToast(() => confirmation.current?.focus({ preventScroll: true }));
  };

  const send = async (request: StudyRequest, form: FormApi<StudyRequest>) => {
    // A message that is there already would not be announced again.
    setOutcome((last) => (last === "sent" ? last : undefined));
    const problem = await submitStudyRequest(request, props.endpoint);
    if (!problem) {
      confirm(form);
      return;
    }
    setOutcome(problem);
    return { [FORM_ERROR]: problem };
  };

  return (
    <>
      <noscript>
        <ContactInstead settings={props.settings}>
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </ContactInstead>
      </noscript>
      <div css={{ [withoutScript]: { display: "none" } }}>
        {outcome === "sent" && <Confirmation ref={confirmation} />}
        <Form<StudyRequest> onSubmit={send} subscription={{}}>
          {() => <FormElement {...props} ref={element} problem={outcome === "sent" ? undefined : outcome} />}
        </Form>
        <Toasts />
      </div>
    </>
  );
}
