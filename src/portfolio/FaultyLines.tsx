import type { SubmitEvent } from "react";

import { buttonRow } from "../components/Button";
import { readTexts } from "../forms/elements";
import { Group, Labelled, tied } from "../forms/Field";
import type { Building } from "./buildings";
import type { Correction, Fault } from "./contract";
import { Press, stack } from "./parts";

const LABELS: Readonly<Record<Fault["column"], string>> = {
  name: "nom de l’immeuble",
  end: "fin du contrat",
  notice: "préavis",
};

interface FaultyLinesProps {
  faulty: readonly Building[];
  /** Adds a correction to each of these lines. */
  correct: (lines: readonly Building[], correctionOf: (building: Building) => Correction) => void;
}

const hasEmptyNotice = ({ faults }: Building) =>
  faults.some(({ column, found }) => column === "notice" && found === "");

/** The name of a field, by which the form's texts are found again. */
const fieldName = (id: string, column: Fault["column"]) => `${id}-${column}`;

interface FaultyCellProps {
  building: Building;
  fault: Fault;
}

function FaultyCell({ building, fault }: FaultyCellProps) {
  const { id, line, name, energyLabel } = building;
  const { column, found, message } = fault;
  const isOnlyContractOfLine = id === `${line}`;
  const contract = isOnlyContractOfLine ? name : `${name}, ${energyLabel.toLowerCase()}`;
  const field = {
    name: fieldName(id, column),
    label: `Ligne ${line}, ${contract}\u00a0: ${LABELS[column]}`,
  };
  return (
    <Labelled field={field} message={message}>
      <input {...tied(field, message)} defaultValue={found} autoComplete="off" />
    </Labelled>
  );
}

/** A form with the faulty cells, each with its message, and a button that gives all empty notices the usual one. */
export function FaultyLines({ faulty, correct }: FaultyLinesProps) {
  const withoutNotice = faulty.filter(hasEmptyNotice);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    correct(faulty, ({ id, faults }) =>
      Object.fromEntries(faults.map(({ column }) => [column, typed[fieldName(id, column)]])),
    );
  };
  const emptyLines =
    withoutNotice.length === 1 ? "à la ligne vide" : `aux ${withoutNotice.length} lignes vides`;
  return (
    <form onSubmit={submit} css={stack} noValidate>
      <Group legend="Lignes à corriger">
        {faulty.flatMap((building) =>
          building.faults.map((fault) => (
            // The message in the key gives a new fault a new input.
            <FaultyCell
              key={`${building.id} ${fault.column} ${fault.message}`}
              building={building}
              fault={fault}
            />
          )),
        )}
      </Group>
      <div css={buttonRow}>
        <Press type="submit">Recalculer ces lignes</Press>
        {withoutNotice.length > 0 && (
          <Press onClick={() => correct(withoutNotice, () => ({ assumed: "3 mois" }))}>
            <span key={emptyLines}>{`Appliquer 3\u00a0mois ${emptyLines}`}</span>
          </Press>
        )}
      </div>
    </form>
  );
}
