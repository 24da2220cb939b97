import { css } from "@emotion/react";

import { textButton } from "../../components/Button";
import { readTexts } from "../../forms/elements";
import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { noteText, visuallyHidden } from "../../theme/text";
import { space } from "../../theme/tokens";
import { energyInFrench } from "../dates/dated-contracts";
import { oneLine } from "../step-parts";
import { FIELD_NAMES, type FieldId } from "../table/fields";
import {
  CONTRACT_ENERGIES,
  type Corrections,
  type Fault,
  type Line,
  merged,
  NO_CONTRACT,
} from "../table/lines";
import { METERS } from "../table/read-cell";

const optionsOf = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

/** Options of the fields with a list: texts that `readCell` takes. */
const OPTIONS: Readonly<Partial<Record<FieldId, Readonly<Record<string, string>>>>> = {
  energy: optionsOf(Object.values(CONTRACT_ENERGIES)),
  renewal: optionsOf(["12 mois", "24 mois", "36 mois", "Sans reconduction", "Sans terme", "Inconnue"]),
  meter: optionsOf([METERS.small, METERS.large]),
};

const under = css({
  display: "grid",
  justifyItems: "start",
  "&:not(:empty)": { marginTop: space(0.5) },
});

/** A cell that waits for its correction. */
export interface WaitingCell {
  line: Line;
  fault: Fault;
}

export const fieldNameOf = ({ line, fault }: WaitingCell) => `corriger-${line.id}-${fault.field}`;

/** The correction of a cell by this text. Empty if the text is unchanged, or no option is chosen. */
export function correctionOf({ line, fault }: WaitingCell, text: string): Corrections {
  const isCorrected = OPTIONS[fault.field] ? text !== "" : text !== fault.found;
  return isCorrected ? { [line.id]: { [fault.cell]: text } } : {};
}

interface MendFieldProps {
  cell: WaitingCell;
  /**
   * The lines with the same text in this cell, this line too. With fewer than two, the field has no button to
   * correct them all.
   */
  alike: readonly Line[];
  correct: (corrections: Corrections) => void;
}

/** The field of a cell that waits: its text, the reason, and buttons for what the cell may mean. */
export function MendField({ cell, alike, correct }: MendFieldProps) {
  const { line, fault } = cell;
  const { field, found, message, proposals } = fault;
  const name = fieldNameOf(cell);
  // Two contracts of one building differ by their energy.
  const energy = energyInFrench(line.energy).toLowerCase();
  const contract = [line.place, line.name, energy].filter(Boolean).join(", ");
  const described = { name, label: `${contract}\u00a0: ${FIELD_NAMES[field]}` };
  const attributes = fieldAttributes(described, message);
  const options = OPTIONS[field];
  const applyToAll = (form: HTMLFormElement | null) => {
    const typed = form ? (readTexts(form)[name] ?? "") : "";
    correct(merged(alike.map((each) => correctionOf({ line: each, fault }, typed))));
  };
  return (
    <Labelled
      field={described}
      message={message}
      below={
        <div css={under}>
          {proposals.map(({ text, about }) => (
            <div key={about} css={[oneLine, noteText]}>
              <p>{about}</p>
              <button
                type="button"
                css={textButton}
                onClick={() => correct({ [line.id]: { [fault.cell]: text } })}
              >
                {field === "name" ? "C’est celui-ci" : "C’est celle-ci"}
                <span css={visuallyHidden}>{`\u00a0: ${about}`}</span>
              </button>
            </div>
          ))}
          {alike.length > 1 && (
            <button
              type="button"
              css={textButton}
              onClick={({ currentTarget }) => applyToAll(currentTarget.form)}
            >
              {`Appliquer aux ${alike.length} cellules «\u00a0${found}\u00a0»`}
            </button>
          )}
          {/* One button a line, at its first fault. */}
          {fault === line.faults[0] && (
            <button
              type="button"
              css={textButton}
              onClick={() => correct({ [line.id]: { [NO_CONTRACT]: "oui" } })}
            >
              Pas un contrat d’énergie<span css={visuallyHidden}>{`\u00a0: ${contract}`}</span>
            </button>
          )}
        </div>
      }
    >
      {options ? (
        <Choice {...attributes} options={{ "": "Choisissez", ...options }} defaultValue="" />
      ) : (
        <input {...attributes} defaultValue={found} autoComplete="off" spellCheck={false} />
      )}
    </Labelled>
  );
}
