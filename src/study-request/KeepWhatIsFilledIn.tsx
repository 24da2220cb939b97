import type { FormApi } from "final-form";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useForm } from "react-final-form";

import { fields, type StudyRequest } from "./fields";

type FilledIn = Partial<StudyRequest>;

/**
 * What a visitor had filled in when they left for another page of the site, in this tab's memory only: they find it again on
 * their way back.
 */
export const draft: { current: FilledIn } = { current: {} };

/** Reads the page's own form: what was typed, chosen and selected before its code was there. */
function readForm(form: HTMLFormElement): FilledIn {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ kind, name }) => [
      name,
      // The browser gives a field without files one nameless, empty file.
      kind === "files"
        ? data.getAll(name).filter((value) => value instanceof File && value.name !== "")
        : data.get(name),
    ]),
  );
}

function fillIn(form: FormApi<StudyRequest>, filledIn: FilledIn) {
  form.batch(() => {
    for (const { name } of fields) {
      const key = name as keyof StudyRequest;
      if (key in filledIn) form.change(key, filledIn[key]);
    }
  });
}

/** Takes over what the visitor has filled in already, and leaves it behind for the way back. It comes after the fields. */
export function KeepWhatIsFilledIn({ served }: { served: HTMLFormElement | null | undefined }) {
  const form = useForm<StudyRequest>();
  const found = useRef<FilledIn>({});

  // Read at once: the fields' own effects show this form's values on the page, which are the empty ones still.
  useLayoutEffect(() => {
    found.current = served ? readForm(served) : draft.current;
    return () => {
      draft.current = form.getState().values;
    };
  }, [form, served]);

  // Filled in later: a field registers in an effect, and misses what was changed before.
  useEffect(() => {
    fillIn(form, found.current);
  }, [form]);
  return null;
}
