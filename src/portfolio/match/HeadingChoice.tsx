import { useState } from "react";

import { buttonRow } from "../../components/Button";
import { Fold } from "../../components/Fold";
import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { SecondaryButton, stack } from "../step-parts";
import type { Table } from "../table/table";

/** Rows among which the headings are chosen. */
const SHOWN_ROWS = 20;
/** Characters of a row that are shown. */
const LONGEST_ROW = 80;

const field = { name: "ligne-titres", label: "Ligne des titres" };

interface HeadingChoiceProps {
  table: Table;
  readHeadings: (headingRow: number) => void;
}

/** Chooses another row of headings, or none. Nothing changes before the button is pressed. */
export function HeadingChoice({ table: { sheet, headingRow }, readHeadings }: HeadingChoiceProps) {
  const [chosen, setChosen] = useState(headingRow);
  const rows = sheet.rows
    .slice(0, SHOWN_ROWS)
    .map(({ line, cells }) =>
      `Ligne ${line}\u00a0: ${cells.filter(Boolean).join(", ")}`.slice(0, LONGEST_ROW),
    );
  return (
    <Fold id="titres" label="Les titres sont sur une autre ligne">
      <div css={stack}>
        <Labelled field={field}>
          <Choice
            {...fieldAttributes(field)}
            options={{ ...Object.fromEntries(rows.entries()), [-1]: "Pas de titres" }}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </Labelled>
        <div css={buttonRow}>
          <SecondaryButton onClick={() => readHeadings(chosen)}>Prendre cette ligne</SecondaryButton>
        </div>
      </div>
    </Fold>
  );
}
