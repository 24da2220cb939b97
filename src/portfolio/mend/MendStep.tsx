import type { SubmitEvent } from "react";

import { buttonRow } from "../../components/Button";
import { readTexts } from "../../forms/elements";
import { Group } from "../../forms/Field";
import { counted } from "../../french/numbers";
import { noteText } from "../../theme/text";
import { SecondaryButton, stack } from "../step-parts";
import { type Corrections, type Line, merged } from "../table/lines";
import { ASSUMED_NOTICE } from "../table/read-cell";
import { correctionOf, fieldNameOf, MendField, type WaitingCell } from "./MendField";

/** Cells that are shown at once. */
const MOST_SHOWN = 60;

/**
 * The lines with the same text in this cell. Empty unless this line is the first of them, so that the lines
 * share one button.
 */
function alikeFrom({ line, fault }: WaitingCell, waiting: readonly Line[]): readonly Line[] {
  if (fault.found === "") return [];
  const alike = waiting.filter(({ faults }) =>
    faults.some(({ cell, found }) => cell === fault.cell && found === fault.found),
  );
  return alike[0] === line ? alike : [];
}

/** The cells of empty notices. In a line with a text that was not understood, the notice may be that text, in a shifted cell. */
const emptyNotices = (cells: readonly WaitingCell[]) =>
  cells.filter(
    ({ fault, line }) => fault.field === "notice" && line.faults.every(({ found }) => found === ""),
  );

interface MendStepProps {
  /** At least one. */
  waiting: readonly Line[];
  correct: (corrections: Corrections) => void;
}

/** A form with a field for each cell that waits. */
export function MendStep({ waiting, correct }: MendStepProps) {
  const allCells = waiting.flatMap((line) => line.faults.map((fault): WaitingCell => ({ line, fault })));
  const cells = allCells.slice(0, MOST_SHOWN);
  const hiddenCount = allCells.length - cells.length;
  const withoutNotice = emptyNotices(allCells);
  const assumeNotices = () =>
    correct(merged(withoutNotice.map((cell) => correctionOf(cell, ASSUMED_NOTICE))));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    correct(merged(cells.map((cell) => correctionOf(cell, typed[fieldNameOf(cell)] ?? ""))));
  };
  const emptyLines = counted(withoutNotice.length, "ligne");
  return (
    <form onSubmit={submit} css={stack} noValidate>
      {withoutNotice.length > 0 && (
        <div css={buttonRow}>
          <SecondaryButton onClick={assumeNotices}>
            <span key={emptyLines}>
              {`Compter 3\u00a0mois pour ${withoutNotice.length > 1 ? `les ${emptyLines}` : "la ligne"} sans préavis`}
            </span>
          </SecondaryButton>
        </div>
      )}
      <Group legend="Cellules à corriger">
        {cells.map((cell) => (
          <MendField
            // The message in the key gives a new fault a new input.
            key={`${fieldNameOf(cell)} ${cell.fault.message}`}
            cell={cell}
            alike={alikeFrom(cell, waiting)}
            correct={correct}
          />
        ))}
      </Group>
      {hiddenCount > 0 && <p css={noteText}>{`${counted(hiddenCount, "autre cellule")} ensuite.`}</p>}
      <div css={buttonRow}>
        <SecondaryButton type="submit">Corriger ces lignes</SecondaryButton>
      </div>
    </form>
  );
}
