import { css } from "@emotion/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";

import { primaryButton } from "../components/Button";
import { group } from "../forms/field.styles";
import { from } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { space, targets } from "../theme/tokens";
import { DataNotice } from "./DataNotice";
import { beginRequest, useDelivery } from "./delivery";
import { type ContactSettings, DeliveryProgress, DeliveryReport } from "./DeliveryReport";
import { Field } from "./Field";
import { defaults, fieldGroups, fields, formName, type RequestTexts, type StudyRequest } from "./fields";
import { addElements, waitingElements } from "./prefill";

export interface RequestFormProps {
  page: Queries.DataNoticeContent;
  settings: ContactSettings;
  /** Where requests are delivered; empty for the console. */
  endpoint: string;
}

const formStyles = css({ display: "grid", gap: space(5) });
const submit = css(primaryButton, {
  minHeight: targets.large,
  width: "100%",
  [from.tablet]: { width: "auto" },
});

/** What was filled in when the visitor went to another page of the site. It is only in this tab's memory. */
let draft = defaults;

const textNames = fields.flatMap(({ kind, name }) => (kind === "files" ? [] : [name as keyof RequestTexts]));

/** Each field of the table is an element with that name. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const readTexts = (form: HTMLFormElement) =>
  Object.fromEntries(textNames.map((name) => [name, elementOf(form, name).value])) as RequestTexts;

/** Writes only texts that differ: an assignment ends an input method's composition and clears the undo history. */
function writeTexts(form: HTMLFormElement, texts: Partial<RequestTexts>) {
  for (const name of textNames) {
    const [element, text] = [elementOf(form, name), texts[name]];
    if (text !== undefined && element.value !== text) element.value = text;
  }
}

/**
 * Keeps what was filled in (docs/decisions/0013-fields-hold-what-is-typed.md). A form that React has just created gets what its
 * predecessor contained, or what was filled in before the visitor went to another page, and the elements that such a page hands over.
 */
function useFilledIn(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<StudyRequest>();
  // React replaces a page that it cannot hydrate. The replaced form still contains what was filled in.
  const [served] = useState(() => (typeof document === "object" ? document.forms.namedItem(formName) : null));

  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const filledIn = served
      ? { ...readTexts(served), factures: [...(elementOf(served, "factures").files ?? [])] }
      : addElements(draft, defaults);
    writeTexts(current, filledIn);
    form.change("factures", filledIn.factures);
    return () => {
      draft = { ...readTexts(current), factures: form.getState().values.factures };
    };
  }, [form, element, served]);
}

/** The form element: groups of fields, the button, and the messages about a delivery. */
export function RequestForm({ page, settings, endpoint }: RequestFormProps) {
  const delivery = useDelivery();
  const form = useForm<StudyRequest>();
  const element = useRef<HTMLFormElement>(null);
  const [elements] = useState(waitingElements);
  const isPrefilled = elements && !delivery.recap;
  const sending = delivery.state === "sending" && endpoint !== "";
  useFilledIn(element);

  useLayoutEffect(() => {
    const removeFiles = (files: readonly File[]) => {
      const others = form.getState().values.factures.filter((file) => !files.includes(file));
      form.change("factures", others);
    };
    if (delivery.state === "failed") removeFiles(delivery.unreadable);
    if (delivery.state !== "sent" || !element.current) return;
    // What was typed or attached while the request was being sent stays.
    const typed = Object.entries(readTexts(element.current)).filter(
      ([name, text]) => text !== delivery.request[name as keyof RequestTexts],
    );
    // The browser's own reset also clears `:user-invalid`, so that no empty field is marked as wrong.
    element.current.reset();
    writeTexts(element.current, Object.fromEntries(typed));
    removeFiles(delivery.request.factures);
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
      onInput={beginRequest}
      onSubmit={(event) => {
        event.preventDefault();
        form.batch(() => {
          for (const [name, text] of Object.entries(readTexts(event.currentTarget)))
            form.change(name as keyof RequestTexts, text);
        });
        void form.submit();
      }}
      css={formStyles}
    >
      <p css={isPrefilled ? strongText : noteText}>
        {isPrefilled
          ? elements.message
            ? "Vos dates sont dans le message, plus bas."
            : "Vos réponses sont reprises ci-dessous."
          : `${fields.filter(({ required }) => required).length}\u00a0réponses, 3\u00a0minutes. Le reste est facultatif.`}
      </p>
      {fieldGroups.map(({ legend, fields }) => (
        <fieldset key={legend} css={group}>
          <legend>{legend}</legend>
          <div>
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <DataNotice page={page} email={settings.email} delivered={endpoint !== ""} />
        <DeliveryReport delivery={delivery} settings={settings} />
        {/* Not `disabled`, because the button would lose the focus. `deliver` ignores a submission meanwhile. */}
        <button
          type="submit"
          aria-disabled={sending}
          aria-busy={sending}
          // The second click of a double click would submit the form again, which is empty by then and therefore invalid.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault();
          }}
          css={submit}
        >
          {sending ? "Envoi en cours…" : "Envoyer ma demande d’étude"}
        </button>
        <DeliveryProgress sending={sending} progress={sending ? delivery.progress : undefined} />
      </div>
    </form>
  );
}
