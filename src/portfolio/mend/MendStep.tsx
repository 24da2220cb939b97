import type { SubmitEvent } from "react";

import { buttonRow } from "../../components/Button";
import { readTexts } from "../../forms/elements";
import { Group } from "../../forms/Field";
import { counted } from "../../french/numbers";
import { noteText } from "../../theme/text";
import { Press, stack } from "../step-parts";
import type { Correction, WaitingLine } from "../table/lines";
import { ASSUMED_NOTICE } from "../table/read-cell";
import { isAnswer, MendField, nameOfField, type NewCorrections, type WaitingCell } from "./MendField";

/** Cells that are shown at once. */
const MOST_SHOWN = 60;

/** All cells that wait, in the order of the lines. The first of those with the same text has the others. */
function cellsOf(waiting: readonly WaitingLine[]): readonly WaitingCell[] {
  const alikeByText = new Map<string, WaitingLine[]>();
  const cells: WaitingCell[] = [];
  for (const line of waiting)
    for (const [index, fault] of line.faults.entries()) {
      const key = `${fault.cell} ${fault.found}`;
      const alike = fault.found ? (alikeByText.get(key) ?? []) : [];
      alike.push(line);
      cells.push({ line, fault, alike: alike.length === 1 ? alike : [], isFirst: index === 0 });
      alikeByText.set(key, alike);
    }
  return cells;
}

/** The lines without a notice, each with the visitor's hypothesis. */
function assumedNotices(waiting: readonly WaitingLine[]): NewCorrections {
  const corrections = new Map<string, Correction>();
  for (const { id, faults } of waiting) {
    const missing = faults.find(({ field, found }) => field === "notice" && found === "");
    if (missing) corrections.set(id, { [missing.cell]: ASSUMED_NOTICE });
  }
  return corrections;
}

interface MendStepProps {
  /** At least one. */
  waiting: readonly WaitingLine[];
  correct: (corrections: NewCorrections) => void;
}

/** The cells that wait, each with a field. */
export function MendStep({ waiting, correct }: MendStepProps) {
  const allCells = cellsOf(waiting);
  const cells = allCells.slice(0, MOST_SHOWN);
  const assumed = assumedNotices(waiting);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    const corrections = new Map<string, Correction>();
    for (const cell of cells) {
      const { line, fault } = cell;
      const text = typed[nameOfField(cell)] ?? "";
      if (isAnswer(fault, text))
        corrections.set(line.id, { ...corrections.get(line.id), [fault.cell]: text });
    }
    correct(corrections);
  };
  const emptyLines = counted(assumed.size, "ligne");
  return (
    <form onSubmit={submit} css={stack} noValidate>
      {assumed.size > 0 && (
        <div css={buttonRow}>
          <Press onClick={() => correct(assumed)}>
            <span key={emptyLines}>
              {`Compter 3\u00a0mois pour ${assumed.size > 1 ? `les ${emptyLines}` : "la ligne"} sans préavis`}
            </span>
          </Press>
        </div>
      )}
      <Group legend="Cellules à corriger">
        {cells.map((cell) => (
          // The message in the key gives a new fault a new input.
          <MendField key={`${nameOfField(cell)} ${cell.fault.message}`} cell={cell} correct={correct} />
        ))}
      </Group>
      {allCells.length > cells.length && (
        <p css={noteText}>{`${counted(allCells.length - cells.length, "autre cellule")} ensuite.`}</p>
      )}
      <div css={buttonRow}>
        <Press type="submit">Corriger ces lignes</Press>
      </div>
    </form>
  );
}
