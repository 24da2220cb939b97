import { useLayoutEffect, useRef } from "react";
import { Form } from "react-final-form";

import { Confirmation } from "./Confirmation";
import { place } from "./confirmation.styles";
import { ContactInstead } from "./ContactInstead";
import { confirmedRequest, deliver, forgetResult, resumeDelivery, useDelivery } from "./delivery";
import { keepFocusFromSecondPress } from "./double-click";
import type { StudyRequest } from "./fields";
import * as styles from "./form.styles";
import { FormElement, type FormElementProps } from "./FormElement";
import type { NextStepsContent } from "./NextSteps";
import { showSentToast, Toasts } from "./Toast";

interface StudyRequestFormProps extends Omit<FormElementProps, "delivery"> {
  page: FormElementProps["page"] & NextStepsContent;
}

/** The study-request form and its confirmation. Without JavaScript, it offers e-mail and telephone instead. */
export function StudyRequestForm(props: StudyRequestFormProps) {
  const delivery = useDelivery();
  const confirmed = confirmedRequest(delivery);
  const confirmation = useRef<HTMLDivElement>(null);

  // Before a form that was submitted before hydration is submitted again.
  useLayoutEffect(() => {
    resumeDelivery();
    return forgetResult;
  }, []);

  useLayoutEffect(() => {
    if (delivery.state !== "sent") return;
    confirmation.current?.focus({ preventScroll: true });
    // Its start, also where it is higher than the window.
    confirmation.current?.scrollIntoView();
    keepFocusFromSecondPress();
    showSentToast(() => confirmation.current?.focus({ preventScroll: true }));
  }, [delivery]);

  return (
    <>
      <noscript>
        <ContactInstead settings={props.settings}>
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </ContactInstead>
      </noscript>
      <div css={styles.needsScript}>
        <div css={confirmed && place}>
          {confirmed && (
            <Confirmation
              ref={confirmation}
              request={confirmed}
              delivered={props.endpoint !== ""}
              page={props.page}
              settings={props.settings}
            />
          )}
          <Toasts />
        </div>
        <Form<StudyRequest> onSubmit={(request) => void deliver(request, props.endpoint)} subscription={{}}>
          {() => <FormElement {...props} delivery={delivery} />}
        </Form>
      </div>
    </>
  );
}
