import { css } from "@emotion/react";

import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { noteText } from "../../theme/text";
import { type ColumnId, columnOf } from "../table/fields";
import type { Table } from "../table/table";
import { titlesOf, valuesOf } from "./column-titles";

const valuesText = css(noteText, { overflowWrap: "anywhere" });

/** The value of an option. It has a letter, because objects list numeric keys first. */
const valueOf = (index: number) => `c${index}`;

interface ColumnChoiceProps {
  id: ColumnId;
  table: Table;
  /** The index of the chosen column. */
  chosen: number | undefined;
  /** Indexes of columns that may be the right one: the list has them first. */
  maybe: readonly number[];
  problem: string | undefined;
  choose: (index: number | undefined) => void;
}

/** The name of the list in the form. */
export const fieldNameOf = (id: ColumnId) => `colonne-${id}`;

/** A list of the table's columns, with the first values of the chosen one below it. */
export function ColumnChoice({ id, table, chosen, maybe, problem, choose }: ColumnChoiceProps) {
  const { label, isNeeded, without = "Pas dans mon tableau" } = columnOf(id);
  const titles = titlesOf(table);
  const others = titles.flatMap((_, index) => (maybe.includes(index) ? [] : [index]));
  const options = [
    ["", isNeeded ? "Choisissez la colonne" : without],
    ...maybe.map((index) => [valueOf(index), `Peut-être\u00a0: ${titles[index] ?? ""}`]),
    ...others.map((index) => [valueOf(index), titles[index] ?? ""]),
  ];
  const described = { name: fieldNameOf(id), label: isNeeded ? `${label} (obligatoire)` : label };
  const { "aria-describedby": messageId, ...control } = fieldAttributes(described, problem);
  const valuesId = `valeurs-${id}`;
  const values = chosen === undefined ? "" : valuesOf(table, chosen);
  return (
    <Labelled field={described} message={problem}>
      <div>
        <Choice
          {...control}
          aria-describedby={[messageId, values && valuesId].filter(Boolean).join(" ") || undefined}
          required={isNeeded}
          options={Object.fromEntries(options) as Record<string, string>}
          value={chosen === undefined ? "" : valueOf(chosen)}
          onChange={({ target: { value } }) => choose(value ? Number(value.slice(1)) : undefined)}
        />
        <p id={valuesId} css={valuesText}>
          {values && <span key={values}>{values}</span>}
        </p>
      </div>
    </Labelled>
  );
}
