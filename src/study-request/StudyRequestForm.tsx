import { useLayoutEffect, useRef } from "react";
import { Form } from "react-final-form";

import { Confirmation } from "./Confirmation";
import { ContactInstead } from "./ContactInstead";
import { deliver, forgetResult, resumeDelivery, useDelivery } from "./delivery";
import { keepFocusFromSecondPress } from "./double-click";
import type { StudyRequest } from "./fields";
import * as styles from "./form.styles";
import { FormElement, type FormElementProps } from "./FormElement";
import { showSentToast, Toasts } from "./Toast";

type StudyRequestFormProps = Omit<FormElementProps, "delivery">;

/** The study-request form and its confirmation. Without JavaScript, it offers e-mail and telephone instead. */
export function StudyRequestForm(props: StudyRequestFormProps) {
  const delivery = useDelivery();
  const confirmation = useRef<HTMLDivElement>(null);

  // Before a form that was submitted before hydration is submitted again.
  useLayoutEffect(() => {
    resumeDelivery();
    return forgetResult;
  }, []);

  useLayoutEffect(() => {
    if (delivery.state !== "sent") return;
    confirmation.current?.focus();
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
        {(delivery.state === "sent" || (delivery.state === "sending" && delivery.confirmed)) && (
          <Confirmation ref={confirmation} />
        )}
        <Form<StudyRequest> onSubmit={(request) => void deliver(request, props.endpoint)} subscription={{}}>
          {() => <FormElement {...props} delivery={delivery} />}
        </Form>
        <Toasts />
      </div>
    </>
  );
}
