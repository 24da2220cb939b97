import { css } from "@emotion/react";
import { useState } from "react";

import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { noteText } from "../../theme/text";
import { type FieldId, fieldOf } from "../table/fields";

const valuesText = css(noteText, { overflowWrap: "anywhere" });

/** The columns of a table, each with a title and its first values. */
interface ShownColumns {
  titles: readonly string[];
  values: readonly string[];
}

/** Options of a field, likely columns first. Keys have a letter, because objects list numeric keys first. */
function optionsFor(field: FieldId, titles: readonly string[], maybe: readonly number[]) {
  const first = fieldOf(field).isNeeded ? "Choisissez la colonne" : "Pas dans mon tableau";
  const others = titles.flatMap((_, column) => (maybe.includes(column) ? [] : [column]));
  return Object.fromEntries([
    ["", first],
    ...maybe.map((column) => [`c${column}`, `Peut-être\u00a0: ${titles[column] ?? ""}`] as const),
    ...others.map((column) => [`c${column}`, titles[column] ?? ""] as const),
  ]);
}

interface ColumnChoiceProps {
  name: string;
  label: string;
  field: FieldId;
  columns: ShownColumns;
  /** The column that is chosen at first. */
  initial: number | undefined;
  /** Columns that may be the field's. */
  maybe: readonly number[];
  problem: string | undefined;
}

/** A list of the columns, with the values of the chosen one below it. */
export function ColumnChoice({ name, label, field, columns, initial, maybe, problem }: ColumnChoiceProps) {
  const [chosen, setChosen] = useState(initial === undefined ? "" : `c${initial}`);
  const { isNeeded } = fieldOf(field);
  const described = { name, label: isNeeded ? `${label} (obligatoire)` : label };
  const { "aria-describedby": message, ...control } = fieldAttributes(described, problem);
  const valuesId = `valeurs-${name}`;
  const values = columns.values[Number(chosen.slice(1))];
  return (
    <Labelled field={described} message={problem}>
      <div>
        <Choice
          {...control}
          aria-describedby={[message, chosen && valuesId].filter(Boolean).join(" ") || undefined}
          required={isNeeded}
          options={optionsFor(field, columns.titles, maybe)}
          defaultValue={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <p id={valuesId} css={valuesText}>
          {chosen && <span key={values}>{values}</span>}
        </p>
      </div>
    </Labelled>
  );
}
