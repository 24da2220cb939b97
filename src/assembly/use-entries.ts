import { type RefObject, useLayoutEffect, useState } from "react";

import { type Entries, noEntries } from "./entries";
import { fieldNames, readFields, type Typed } from "./read-fields";

/** Each field of the form is an element with that name. */
const elementOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** A date that is only typed in part has an empty value, and the browser calls it a bad input. */
const textOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? undefined : value);

const readTexts = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(elementOf(form, name))])) as Typed;

/** What was typed when the visitor went to another page of the site, such as to the contact form. Only in this tab's memory. */
let draft: Typed | undefined;

interface State {
  entries: Entries;
  wrong: readonly (keyof Entries)[];
  /** Fields whose message is shown. */
  reported: readonly (keyof Entries)[];
}

/**
 * Follows what is typed into the form's uncontrolled fields (docs/decisions/0013-fields-hold-what-is-typed.md), also before its code
 * has arrived. A message about a wrong value appears when its field is left, and disappears as soon as the value is right.
 */
export function useEntries(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>({ entries: noEntries, wrong: [], reported: [] });

  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return undefined;

    const read = () => {
      const typed = readTexts(current);
      setState(({ entries: previous, reported }) => {
        const { entries, wrong } = readFields(typed, previous);
        return { entries, wrong, reported: reported.filter((name) => wrong.includes(name)) };
      });
    };
    /** Shows the messages of wrong fields. */
    const report = (isLeft: (name: keyof Entries) => boolean) => {
      // Browsers send no event for a date that is typed in part.
      read();
      setState((before) => ({
        ...before,
        reported: before.wrong.filter((name) => isLeft(name) || before.reported.includes(name)),
      }));
    };
    const leave = ({ target }: Event) =>
      report((name) => target instanceof HTMLInputElement && target.name === name);
    const stay = (event: Event) => event.preventDefault();

    const listeners = [
      ["input", read],
      // Where the browser itself restores a field, only this event occurs.
      ["change", read],
      ["focusout", leave],
      ["submit", stay],
    ] as const;
    for (const [type, listener] of listeners) current.addEventListener(type, listener);
    for (const name of draft ? fieldNames : []) elementOf(current, name).value = draft?.[name] ?? "";
    // What was typed before the code arrived. A field that has the focus is not finished.
    report((name) => elementOf(current, name) !== document.activeElement);
    return () => {
      draft = readTexts(current);
      for (const [type, listener] of listeners) current.removeEventListener(type, listener);
    };
  }, [form]);

  return { entries: state.entries, reported: state.reported };
}
