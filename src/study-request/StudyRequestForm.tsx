import { css } from "@emotion/react";
import { type Dispatch, type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form, useForm } from "react-final-form";

import { primaryButton, secondaryButton } from "../components/Button";
import { type AnyForm, formNamed, invalidFields, readTexts, setTexts } from "../forms/elements";
import { Field, Group } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import { below, from } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { space, targets } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { isSendable } from "./attached-files";
import { Confirmation } from "./Confirmation";
import { beginRequest, deliver, type Delivery, keepHere, resumeDelivery, useDelivery } from "./delivery";
import {
  defaults,
  fieldGroups,
  formName,
  requestFields,
  type RequestTexts,
  type StudyRequest,
} from "./fields";
import { FilesField } from "./FilesField";
import { ContactInstead, DataNotice, DeliveryProgress, DeliveryReport } from "./FormFoot";
import { type Prefill, requestDraft, textsToPrefill } from "./prefill";
import { prefetchToast, Toast } from "./Toast";

interface RequestFormProps {
  page: Queries.DataNoticeContent;
  settings: Queries.ContactDetailsSettings;
  /** Endpoint of requests; empty: the browser's console. */
  endpoint: string;
  prefill?: Prefill | undefined;
}

const formStyles = css({
  display: "grid",
  gap: space(4),
  "&[hidden]": { display: "none" },
  "[type=submit]": { minHeight: targets.large, width: "100%", [from.tablet]: { width: "auto" } },
});

/** The required answers but those of choices, which have a default. */
const typedCount = requestFields.filter(({ required, kind }) => required && kind !== "choice").length;

function introductionOf(prefill: Prefill | undefined): string {
  if (prefill?.message) return "Vos dates sont dans le message, plus bas.";
  if (prefill) return "Vos réponses sont reprises ci-dessous.";
  return `${typedCount}\u00a0réponses, 3\u00a0minutes. Le reste est facultatif.`;
}

const valuesOf = (form: AnyForm) => form.getState().values as StudyRequest;

const without = (files: readonly File[], removed: readonly File[]) =>
  files.filter((file) => !removed.includes(file));

/** Opens the form below the confirmation of the last request, or puts it away. */
type SetOpen = Dispatch<SetStateAction<boolean>>;

/** Fills the form with the known values, and opens it. @returns the last prefill: Gatsby's router drops its state when the visitor follows a link within the page. */
function usePrefill(form: AnyForm, prefill: Prefill | undefined, setOpen: SetOpen): Prefill | undefined {
  const [last, setLast] = useState(prefill);
  if (prefill && prefill !== last) setLast(prefill);

  useLayoutEffect(() => {
    const element = formNamed(formName);
    if (!prefill || !element) return;
    setTexts(form, element, textsToPrefill(prefill, readTexts(element)));
    setOpen(true);
    // Drops the prefill from the history entry, because a reload would repeat it.
    keepHere();
  }, [prefill, form, setOpen]);
  return last;
}

/** What was typed or attached during the delivery. */
function keptAfter(sent: StudyRequest, { factures, ...texts }: StudyRequest): Partial<StudyRequest> {
  const typed = Object.entries(texts).filter(([name, text]) => text !== sent[name as keyof RequestTexts]);
  const attached = without(factures, sent.factures).filter(isSendable);
  return { ...Object.fromEntries(typed), ...(attached.length > 0 && { factures: attached }) };
}

/** Removes the files that a failed delivery could not read. After a delivery, empties the form and puts it away. */
function useOutcome(form: AnyForm, delivery: Delivery, setOpen: SetOpen): void {
  useLayoutEffect(() => {
    const values = valuesOf(form);
    if (delivery.state === "failed") form.change("factures", without(values.factures, delivery.unreadable));
    const element = formNamed(formName);
    if (delivery.state !== "sent" || !element) return;
    // The native reset also clears `:user-invalid`, so that no empty field is marked as invalid.
    element.reset();
    form.restart();
    const kept = keptAfter(delivery.request, values);
    setTexts(form, element, { ...defaults, ...kept });
    setOpen(Object.keys(kept).length > 0);
  }, [delivery, form, setOpen]);
}

function RequestForm({ page, settings, endpoint, prefill }: RequestFormProps) {
  const delivery = useDelivery();
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const lastPrefill = usePrefill(form, prefill, setOpen);
  const shownPrefill = delivery.recap ? undefined : lastPrefill;
  const sending = delivery.state === "sending" && endpoint !== "";
  const isPutAway = delivery.recap !== undefined && !isOpen;
  useOutcome(form, delivery, setOpen);

  const openAgain = () => {
    flushSync(() => setOpen(true));
    formNamed(formName)?.querySelector("select")?.focus();
  };

  return (
    <>
      {isPutAway && (
        <button type="button" onClick={openAgain} css={secondaryButton}>
          Faire une autre demande
        </button>
      )}
      <FormElement
        name={formName}
        hidden={isPutAway}
        draft={requestDraft}
        // Netlify finds the forms of deployed pages by this attribute (docs.netlify.com/forms/setup).
        data-netlify={endpoint === "" ? undefined : true}
        aria-label="Demande d’étude"
        onFocus={prefetchToast}
        onInput={beginRequest}
        css={formStyles}
      >
        <p css={shownPrefill ? strongText : noteText}>{introductionOf(shownPrefill)}</p>
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
          <DataNotice page={page} email={settings.email} delivered={endpoint !== ""} />
          <DeliveryReport delivery={delivery} settings={settings} />
          {/* Not `disabled`, because the button would lose the focus. `deliver` ignores a submission meanwhile. */}
          <button
            type="submit"
            aria-disabled={sending}
            aria-busy={sending}
            // The second click of a double click would submit the form after its reset, and mark the empty fields.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
            css={primaryButton}
          >
            {sending ? "Envoi en cours…" : "Envoyer"}
          </button>
          <DeliveryProgress sending={sending ? delivery.request.factures : undefined} />
        </div>
      </FormElement>
    </>
  );
}

const confirmationPlace = css({ position: "relative", "> [role=group]": { marginBottom: space(3) } });
/** On a phone, the room of the toast stays when it goes, so that nothing moves below a finger. */
const withToast = css(confirmationPlace, { [below.tablet]: { "> [role=status]": { minHeight: space(19) } } });

/** A browser's own message may be in another language, and says less than the field's suggestion. */
const findProblems = () =>
  Object.fromEntries(
    invalidFields(formName).map((name) => {
      const suggestion = requestFields.find((field) => field.name === name)?.suggestion;
      return [name, suggestion ?? "Vérifiez cette réponse."];
    }),
  );

/** Without JavaScript, it offers e-mail and telephone instead. */
export function StudyRequestForm(props: RequestFormProps) {
  const { endpoint, settings } = props;
  const delivery = useDelivery();
  const confirmation = useRef<HTMLDivElement>(null);
  /** The delivery whose toast is closed. */
  const [closed, close] = useState<Delivery>();
  const closeToast = () => close(delivery);
  const onCloseToast = useCallback(() => {
    close(delivery);
    confirmation.current?.focus({ preventScroll: true });
  }, [delivery]);

  // Restores the state before a submission that was queued until hydration is replayed.
  useLayoutEffect(resumeDelivery, []);

  useLayoutEffect(() => {
    if (delivery.state !== "sent") return;
    confirmation.current?.focus({ preventScroll: true });
    // Shows the start of the panel even where it is higher than the window.
    confirmation.current?.scrollIntoView();
  }, [delivery]);

  return (
    <>
      <noscript>
        <ContactInstead settings={settings}>
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </ContactInstead>
      </noscript>
      <div {...needsScript}>
        <div css={delivery.recap ? withToast : confirmationPlace}>
          <Toast isShown={delivery.state === "sent" && delivery !== closed} onClose={onCloseToast} />
          {delivery.recap && (
            <Confirmation
              ref={confirmation}
              recap={delivery.recap}
              delivered={endpoint !== ""}
              settings={settings}
              onUse={closeToast}
            />
          )}
        </div>
        <Form<StudyRequest>
          onSubmit={(request) =>
            deliver({ ...request, factures: request.factures.filter(isSendable) }, endpoint)
          }
          validate={findProblems}
          subscription={{}}
        >
          {() => <RequestForm {...props} />}
        </Form>
      </div>
    </>
  );
}
