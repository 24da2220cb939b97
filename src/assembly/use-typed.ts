import { type RefObject, useLayoutEffect, useState } from "react";

import { type Entries, type FieldName, fieldNames, type Problems, type Typed } from "./fields";

/** Each field of the form is an element with that name. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** A date that is only typed in part has an empty value, and the browser calls it a bad input. */
const textOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? undefined : value);

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(elementOf(form, name))])) as Typed;

const nothing: Typed = Object.fromEntries(fieldNames.map((name) => [name, ""]));

/** What was typed when the visitor went to another page of the site, such as to the contact form. Only in this tab's memory. */
let draft = nothing;

/**
 * Follows what is typed into the form's uncontrolled fields (docs/decisions/0013-fields-hold-what-is-typed.md), also before React
 * runs. A message about a wrong value appears when its field is left, and disappears as soon as the value is right.
 * @returns the texts, their values, and the problems to show.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, read: (typed: Typed) => Entries) {
  const [typed, setTyped] = useState(nothing);
  const [left, setLeft] = useState<readonly FieldName[]>([]);

  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    /** Shows no message where nothing is wrong any more, and with `isLeft` those of fields that were left. */
    const follow = (isLeft: (name: FieldName) => boolean = () => false) => {
      const texts = textsOf(current);
      const { problems } = read(texts);
      setTyped(texts);
      setLeft((before) =>
        fieldNames.filter((name) => problems[name] && (before.includes(name) || isLeft(name))),
      );
    };
    const change = () => follow();
    // Browsers send no event for a date that is typed in part.
    const leave = ({ relatedTarget }: FocusEvent) =>
      follow((name) => elementOf(current, name) !== relatedTarget);
    const stay = (event: Event) => event.preventDefault();

    const listeners = new AbortController();
    const { signal } = listeners;
    current.addEventListener("input", change, { signal });
    // Where the browser itself restores a field, only this event occurs.
    current.addEventListener("change", change, { signal });
    current.addEventListener("focusout", leave, { signal });
    current.addEventListener("submit", stay, { signal });
    for (const name of fieldNames) if (draft[name]) elementOf(current, name).value = draft[name];
    draft = nothing;
    // What was typed before. A field that has the focus is not finished.
    follow((name) => elementOf(current, name) !== document.activeElement);
    return () => {
      draft = textsOf(current);
      listeners.abort();
    };
  }, [form, read]);

  const entries = read(typed);
  const problems: Problems = Object.fromEntries(left.map((name) => [name, entries.problems[name]]));
  return { typed, entries, problems };
}
