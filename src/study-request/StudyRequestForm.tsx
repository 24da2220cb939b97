import { css } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { Form } from "react-final-form";

import { browserProblems } from "../forms/elements";
import { needsScript } from "../forms/field.styles";
import { space } from "../theme/tokens";
import { Confirmation } from "./Confirmation";
import { deliver, resumeDelivery, useDelivery } from "./delivery";
import { ContactInstead } from "./DeliveryReport";
import { formName, type StudyRequest } from "./fields";
import { RequestForm, type RequestFormProps } from "./RequestForm";
import { showSentToast, Toasts } from "./Toast";

const confirmationPlace = css({ position: "relative", "> [role=group]": { marginBottom: space(4) } });

const findProblems = () => browserProblems(formName);

/** Without JavaScript, it offers e-mail and telephone instead. */
export function StudyRequestForm(props: RequestFormProps) {
  const { endpoint, settings } = props;
  const delivery = useDelivery();
  const confirmation = useRef<HTMLDivElement>(null);

  // Restores the state before a submission that was queued until hydration is replayed.
  useLayoutEffect(resumeDelivery, []);

  useLayoutEffect(() => {
    if (delivery.state !== "sent") return;
    confirmation.current?.focus({ preventScroll: true });
    // Shows the start of the panel even where it is higher than the window.
    confirmation.current?.scrollIntoView();
    showSentToast(() => confirmation.current?.focus({ preventScroll: true }));
  }, [delivery]);

  return (
    <>
      <noscript>
        <ContactInstead settings={settings}>
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </ContactInstead>
      </noscript>
      <div css={needsScript}>
        <div css={confirmationPlace}>
          <Toasts />
          {delivery.recap && (
            <Confirmation
              ref={confirmation}
              recap={delivery.recap}
              delivered={endpoint !== ""}
              settings={settings}
            />
          )}
        </div>
        <Form<StudyRequest>
          onSubmit={(request) => deliver(request, endpoint)}
          validate={findProblems}
          subscription={{}}
        >
          {() => <RequestForm {...props} />}
        </Form>
      </div>
    </>
  );
}
