import { type SubmitEvent, useState } from "react";

import { buttonRow, primaryButton } from "../../components/Button";
import { Fold } from "../../components/Fold";
import { Group } from "../../forms/Field";
import { stack } from "../step-parts";
import { COLUMN_IDS, type ColumnId, type Columns } from "../table/fields";
import { problemsOf, type Suggestion } from "../table/match";
import type { Table } from "../table/table";
import { ColumnChoice, fieldNameOf } from "./ColumnChoice";
import { HeadingChoice } from "./HeadingChoice";

/** The columns that only a table with two contracts a line has. */
const SECOND_COLUMNS: readonly ColumnId[] = ["electricityEnd", "electricityNotice", "electricityRenewal"];
const FIRST_COLUMNS = COLUMN_IDS.filter((id) => !SECOND_COLUMNS.includes(id));

interface MatchFormProps {
  table: Table;
  /** What the lists show first. */
  initial: Columns;
  maybe: Suggestion["maybe"];
  confirm: (columns: Columns) => void;
  readHeadings: (headingRow: number) => void;
}

/** A list for each column. Nothing else changes before the button is pressed. */
export function MatchForm({ table, initial, maybe, confirm, readHeadings }: MatchFormProps) {
  const [chosen, setChosen] = useState(initial);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(chosen);
    setProblems(found);
    const firstWrong = COLUMN_IDS.find((id) => found[id]);
    if (!firstWrong) confirm(chosen);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${fieldNameOf(firstWrong)}"]`)?.focus();
  };

  const choiceOf = (id: ColumnId) => (
    <ColumnChoice
      key={id}
      id={id}
      table={table}
      chosen={chosen[id]}
      maybe={maybe[id] ?? []}
      problem={problems[id]}
      choose={(index) => setChosen({ ...chosen, [id]: index })}
    />
  );
  return (
    <form onSubmit={submit} noValidate css={stack}>
      <Group legend="Où est chaque donnée&nbsp;?">{FIRST_COLUMNS.map(choiceOf)}</Group>
      <Fold
        id="deux-contrats"
        label="Mes lignes ont deux contrats, gaz et électricité"
        open={initial.electricityEnd !== undefined}
      >
        <Group legend="Le contrat d’électricité">{SECOND_COLUMNS.map(choiceOf)}</Group>
      </Fold>
      <div css={buttonRow}>
        <button type="submit" css={primaryButton}>
          Ces colonnes sont justes
        </button>
      </div>
      <HeadingChoice table={table} readHeadings={readHeadings} />
    </form>
  );
}
