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
  wrong: readonly Building[];
  correct: (lines: readonly Building[], each: (building: Building) => Correction) => void;
}

/** The cells to mend, each with what is wrong, and a notice for all that have none. */
export function FaultyLines({ wrong, correct }: FaultyLinesProps) {
  const withoutNotice = wrong.filter(({ faults }) =>
    faults.some(({ column, found }) => column === "notice" && !found),
  );
  const mend = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    correct(wrong, ({ id, faults }) =>
      Object.fromEntries(faults.map(({ column }) => [column, typed[`${id}-${column}`]])),
    );
  };
  const lines = withoutNotice.length === 1 ? "à la ligne vide" : `aux ${withoutNotice.length} lignes vides`;
  return (
    <form onSubmit={mend} css={stack} noValidate>
      <Group legend="Lignes à corriger">
        {wrong.flatMap(({ id, line, name, energyLabel, faults }) =>
          faults.map(({ column, found, message }) => {
            const about = id === `${line}` ? name : `${name}, ${energyLabel.toLowerCase()}`;
            const field = {
              name: `${id}-${column}`,
              label: `Ligne ${line}, ${about}\u00a0: ${LABELS[column]}`,
            };
            return (
              <Labelled key={`${field.name} ${message}`} field={field} message={message}>
                <input {...tied(field, message)} defaultValue={found} autoComplete="off" />
              </Labelled>
            );
          }),
        )}
      </Group>
      <div css={buttonRow}>
        <Press type="submit">Recalculer ces lignes</Press>
        {withoutNotice.length > 0 && (
          <Press onClick={() => correct(withoutNotice, () => ({ assumed: "3 mois" }))}>
            <span key={lines}>{`Appliquer 3\u00a0mois ${lines}`}</span>
          </Press>
        )}
      </div>
    </form>
  );
}
