import { useCallback, useState } from "react";

import { type Choices, type FieldUse, nameUse } from "./columns";
import { draft } from "./draft";

const NO_CHOICES: Choices = new Map();

/** Tables with the same headings share the visitor's choices. */
const keyOf = (headings: readonly string[]) => headings.join("\t");

/** Adds a choice. A field has one column, so that the last choice takes it from any other. */
function withChoice(choices: Choices, column: number, use: FieldUse | null): Choices {
  const next = new Map(choices).set(column, use);
  if (!use) return next;
  for (const [otherColumn, otherUse] of choices) {
    const hasSameField = otherUse !== null && nameUse(otherUse) === nameUse(use);
    if (otherColumn !== column && hasSameField) next.set(otherColumn, null);
  }
  return next;
}

/** The visitor's choices of columns, which are also kept in `draft`. */
export function useChoices() {
  const [choicesByTable, setChoicesByTable] = useState(draft.choices);

  const choicesFor = useCallback(
    (headings: readonly string[]) => choicesByTable.get(keyOf(headings)) ?? NO_CHOICES,
    [choicesByTable],
  );

  const choose = (headings: readonly string[], column: number, use: FieldUse | null) => {
    const next = withChoice(choicesFor(headings), column, use);
    draft.choices = new Map(choicesByTable).set(keyOf(headings), next);
    setChoicesByTable(draft.choices);
  };

  return { choicesFor, choose };
}
