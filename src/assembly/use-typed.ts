import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from "react";

import type { Day } from "./days";
import { type FieldName, fieldNames, type Problems, readEntries, type Typed } from "./fields";

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
 * @returns the form's attributes, the texts, their values, and the problems to show.
 */
export function useTyped(today: Day, convocationDays: number) {
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [left, setLeft] = useState<readonly FieldName[]>([]);

  /** Hides the messages of right values. With `focused`, also shows those of wrong values in fields without the focus. */
  const follow = useCallback(
    (form: HTMLFormElement, focused?: EventTarget | null) => {
      const texts = textsOf(form);
      const { problems } = readEntries(texts, today, convocationDays);
      const isLeft = (name: FieldName) => focused !== undefined && elementOf(form, name) !== focused;
      setTyped(texts);
      setLeft((before) =>
        fieldNames.filter((name) => problems[name] && (before.includes(name) || isLeft(name))),
      );
    },
    [today, convocationDays],
  );
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    for (const name of fieldNames) if (draft[name]) elementOf(form, name).value = draft[name];
    draft = nothing;
    // What was typed before. A field that has the focus is not finished.
    follow(form, document.activeElement);
    return () => {
      draft = textsOf(form);
    };
  }, [follow]);

  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => follow(currentTarget);
  // Browsers send no event for a date that is typed in part.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) =>
    follow(currentTarget, relatedTarget);

  const entries = readEntries(typed, today, convocationDays);
  const problems: Problems = Object.fromEntries(left.map((name) => [name, entries.problems[name]]));
  // Where the browser itself restores a field, only a change occurs.
  return { form: { ref, onInput, onChange: onInput, onBlur }, typed, entries, problems };
}
