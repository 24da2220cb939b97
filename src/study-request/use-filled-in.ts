import { type RefObject, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";

import { defaults, fields, formName, type RequestTexts, type StudyRequest } from "./fields";
import { addElements } from "./prefill";

/** What was filled in when the visitor went to another page of the site. It is only in this tab's memory. */
let draft = defaults;

const textNames = fields.flatMap(({ kind, name }) => (kind === "files" ? [] : [name as keyof RequestTexts]));

/** Each field of the table is an element with that name. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** What the page's fields contain. */
export const readTexts = (form: HTMLFormElement) =>
  Object.fromEntries(textNames.map((name) => [name, elementOf(form, name).value])) as RequestTexts;

/** Writes only texts that differ: an assignment ends an input method's composition and clears the undo history. */
export function writeTexts(form: HTMLFormElement, texts: Partial<RequestTexts>) {
  for (const name of textNames) {
    const [element, text] = [elementOf(form, name), texts[name]];
    if (text !== undefined && element.value !== text) element.value = text;
  }
}

/**
 * Keeps what was filled in. The page's fields hold it: before hydration, when the browser restores it, and while React takes over
 * (docs/decisions/0013-fields-hold-what-is-typed.md). A form that React has just created gets what its predecessor contained, or
 * what was filled in before the visitor went to another page, and the elements that such a page hands over.
 */
export function useFilledIn(element: RefObject<HTMLFormElement | null>) {
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
