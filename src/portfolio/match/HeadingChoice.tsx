import { useRef } from "react";

import { buttonRow } from "../../components/Button";
import { Fold } from "../../components/Fold";
import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { Press, stack } from "../step-parts";
import type { Sheet } from "../table/sheet";
import { truncate } from "./column-titles";

/** Rows among which the headings are chosen. */
const SHOWN_ROWS = 20;
const LONGEST_ROW = 80;

const field = { name: "ligne-titres", label: "Ligne des titres" };

interface HeadingChoiceProps {
  sheet: Sheet;
  /** -1 without headings. */
  headingRow: number;
  readHeadings: (headingRow: number) => void;
}

/** Another row of headings, or none. Nothing changes before the press. */
export function HeadingChoice({ sheet, headingRow, readHeadings }: HeadingChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const rows = sheet.rows.slice(0, SHOWN_ROWS).map(({ line, cells }, index) => {
    const text = truncate(`Ligne ${line}\u00a0: ${cells.filter(Boolean).join(", ")}`, LONGEST_ROW);
    return [`r${index}`, text] as const;
  });
  const takeRow = () => {
    const value = select.current?.value ?? "none";
    readHeadings(value === "none" ? -1 : Number(value.slice(1)));
  };
  return (
    <Fold id="titres" label="Les titres sont sur une autre ligne">
      <div css={stack}>
        <Labelled field={field}>
          <Choice
            {...fieldAttributes(field)}
            ref={select}
            options={{ none: "Pas de titres", ...Object.fromEntries(rows) }}
            defaultValue={headingRow < 0 ? "none" : `r${headingRow}`}
          />
        </Labelled>
        <div css={buttonRow}>
          <Press onClick={takeRow}>Prendre cette ligne</Press>
        </div>
      </div>
    </Fold>
  );
}
