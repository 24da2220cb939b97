import { css } from "@emotion/react";
import type { SubmitEvent } from "react";

import { buttonRow, textButton } from "../components/Button";
import { readTexts } from "../forms/elements";
import { Choice, Group, Labelled, tied } from "../forms/Field";
import { counted } from "../french/numbers";
import { noteText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { type Correction, type Fault, LISTED_ENERGY_NAMES, type WaitingLine } from "./facts";
import { NOT_ENERGY } from "./read-cells";
import type { DayOrder, OrderQuestion } from "./read-table";
import { Press, stack } from "./step-parts";
import { type FieldId, labelOf } from "./synonyms";

/** Cells that are shown at once. */
const MOST_SHOWN = 60;

/** « fin du contrat » */
function smallLabel(field: FieldId): string {
  const label = labelOf(field);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const optionsOf = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

const { gaz, electricite, autre } = LISTED_ENERGY_NAMES;

/** Options of the fields with a select: texts that `readCell` takes. */
const ANSWERS: Readonly<Partial<Record<FieldId, Readonly<Record<string, string>>>>> = {
  energy: optionsOf([gaz, electricite, LISTED_ENERGY_NAMES["electricite-gaz"], autre, NOT_ENERGY]),
  renewal: optionsOf(["12 mois", "24 mois", "36 mois", "Sans reconduction", "Sans terme", "Inconnue"]),
};

const sameCells = css({ gridRow: 4, justifySelf: "start", padding: 0, marginTop: space(0.5) });

interface WaitingCell {
  line: WaitingLine;
  fault: Fault;
  /** The lines with the same text in this field, this one too. */
  alike: readonly WaitingLine[];
}

/** All cells that wait, in the order of the lines. The first of those with the same text has the others. */
function cellsOf(waiting: readonly WaitingLine[]): readonly WaitingCell[] {
  const alikeByText = new Map<string, WaitingLine[]>();
  const cells: WaitingCell[] = [];
  for (const line of waiting)
    for (const fault of line.faults) {
      const key = `${fault.field} ${fault.found}`;
      const alike = fault.found ? (alikeByText.get(key) ?? []) : [];
      alike.push(line);
      cells.push({ line, fault, alike: alike.length === 1 ? alike : [] });
      alikeByText.set(key, alike);
    }
  return cells;
}

const nameOf = (id: string, field: FieldId) => `corriger-${id}-${field}`;

/** Corrections of some lines. */
export type NewCorrections = ReadonlyMap<string, Correction>;

/** An unchanged text is an answer only where the cell waits for a confirmation. */
const isAnswer = ({ field, found, isToConfirm }: Fault, text: string) =>
  ANSWERS[field] ? text !== "" : text !== found || isToConfirm === true;

interface CellFieldProps {
  cell: WaitingCell;
  correct: (corrections: NewCorrections) => void;
}

/** A cell that waits: its text, and a field. */
function CellField({ cell: { line, fault, alike }, correct }: CellFieldProps) {
  const { field, found, message } = fault;
  const name = nameOf(line.id, field);
  const building = line.name === line.place ? "" : `, ${line.name}`;
  const described = { name, label: `${line.place}${building}\u00a0: ${smallLabel(field)}` };
  const answers = ANSWERS[field];
  const applyToAll = (button: HTMLButtonElement) => {
    const typed = button.form ? (readTexts(button.form)[name] ?? "") : "";
    const answered = isAnswer(fault, typed) ? alike : [];
    correct(new Map(answered.map(({ id }) => [id, { [field]: typed }])));
  };
  return (
    <Labelled field={described} message={message}>
      {answers ? (
        <Choice {...tied(described, message)} options={{ "": "Choisissez", ...answers }} defaultValue="" />
      ) : (
        <input {...tied(described, message)} defaultValue={found} autoComplete="off" spellCheck={false} />
      )}
      {alike.length > 1 && (
        <button
          type="button"
          css={[textButton, sameCells]}
          onClick={({ currentTarget }) => applyToAll(currentTarget)}
        >
          {`Appliquer aux ${alike.length} cellules pareilles`}
        </button>
      )}
    </Labelled>
  );
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
  const withoutNotice = waiting.filter(({ faults }) =>
    faults.some(({ field, found }) => field === "notice" && found === ""),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    const corrections = new Map<string, Record<string, string>>();
    for (const { line, fault } of cells) {
      const text = typed[nameOf(line.id, fault.field)] ?? "";
      if (isAnswer(fault, text))
        corrections.set(line.id, { ...corrections.get(line.id), [fault.field]: text });
    }
    correct(corrections);
  };
  const countThree = () =>
    correct(new Map(withoutNotice.map(({ id }) => [id, { notice: "3 mois", assumption: "oui" }])));
  const emptyLines = counted(withoutNotice.length, "ligne");
  return (
    <form onSubmit={submit} css={stack} noValidate>
      {withoutNotice.length > 0 && (
        <div css={buttonRow}>
          <Press onClick={countThree}>
            <span
              key={emptyLines}
            >{`Compter 3\u00a0mois pour ${withoutNotice.length > 1 ? `les ${emptyLines}` : "la ligne"} sans préavis`}</span>
          </Press>
        </div>
      )}
      <Group legend="Cellules à corriger">
        {cells.map((cell) => (
          // The message in the key gives a new fault a new input.
          <CellField
            key={`${cell.line.id} ${cell.fault.field} ${cell.fault.message}`}
            cell={cell}
            correct={correct}
          />
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

interface OrderStepProps {
  question: OrderQuestion;
  choose: (order: DayOrder) => void;
}

/** Asks once for the order of day and month in a column. */
export function OrderStep({ question: { heading, example }, choose }: OrderStepProps) {
  return (
    <div css={stack} role="group" data-question="" aria-labelledby="ordre-des-jours">
      <p id="ordre-des-jours" css={strongText}>
        {`La colonne «\u00a0${heading}\u00a0» contient ${example}. Dans cette colonne, 06/03/2027 est\u00a0:`}
      </p>
      <div css={buttonRow}>
        <Press onClick={() => choose("day")}>le 6 mars 2027</Press>
        <Press onClick={() => choose("month")}>le 3 juin 2027</Press>
      </div>
    </div>
  );
}
