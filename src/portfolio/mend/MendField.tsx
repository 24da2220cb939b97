import { css } from "@emotion/react";

import { textButton } from "../../components/Button";
import { readTexts } from "../../forms/elements";
import { Choice, fieldAttributes, Labelled } from "../../forms/Field";
import { noteText, visuallyHidden } from "../../theme/text";
import { space } from "../../theme/tokens";
import { energyInFrench } from "../dates/dated-contracts";
import { oneLine } from "../step-parts";
import { type FieldId, fieldOf } from "../table/fields";
import {
  type Correction,
  type Fault,
  LISTED_ENERGY_NAMES,
  NO_CONTRACT,
  type Proposal,
  type WaitingLine,
} from "../table/lines";

/** « fin du contrat » */
function smallLabel(field: FieldId): string {
  const { label } = fieldOf(field);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const optionsOf = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

/** Options of the fields with a list: texts that `readCell` takes. */
const ANSWERS: Readonly<Partial<Record<FieldId, Readonly<Record<string, string>>>>> = {
  energy: optionsOf(Object.values(LISTED_ENERGY_NAMES)),
  renewal: optionsOf(["12 mois", "24 mois", "36 mois", "Sans reconduction", "Sans terme", "Inconnue"]),
  meter: optionsOf(["petit", "grand"]),
};

const under = css({
  display: "grid",
  justifyItems: "start",
  button: { padding: 0 },
  "&:not(:empty)": { marginTop: space(0.5) },
});

/** A cell that waits. */
export interface WaitingCell {
  line: WaitingLine;
  fault: Fault;
  /** The lines with the same text in this field, this one too; none for the later ones of them. */
  alike: readonly WaitingLine[];
  /** The first cell of its line. */
  isFirst: boolean;
}

/** Corrections of some lines, by their `id`. */
export type NewCorrections = ReadonlyMap<string, Correction>;

export const nameOfField = ({ line, fault }: WaitingCell) => `corriger-${line.id}-${fault.field}`;

/** An unchanged text is no answer. */
export const isAnswer = ({ field, found }: Fault, text: string) =>
  ANSWERS[field] ? text !== "" : text !== found;

interface ProposalsProps {
  proposals: readonly Proposal[];
  field: FieldId;
  take: (text: string) => void;
}

const Proposals = ({ proposals, field, take }: ProposalsProps) =>
  proposals.map(({ text, about }) => (
    <div key={about} css={[oneLine, noteText]}>
      <p>{about}</p>
      <button type="button" css={textButton} onClick={() => take(text)}>
        {field === "name" ? "C’est celui-ci" : "C’est celle-ci"}
        <span css={visuallyHidden}>{`\u00a0: ${about}`}</span>
      </button>
    </div>
  ));

interface MendFieldProps {
  cell: WaitingCell;
  correct: (corrections: NewCorrections) => void;
}

/** A cell that waits: its text, why, a field, and what it may be. */
export function MendField({ cell, correct }: MendFieldProps) {
  const { line, fault, alike, isFirst } = cell;
  const { field, found, message, proposals } = fault;
  const name = nameOfField(cell);
  const { name: building, energy } = line.facts;
  // Two contracts of one building differ by their energy.
  const contract = [line.place, building, energyInFrench(energy).toLowerCase()].filter(Boolean).join(", ");
  const described = { name, label: `${contract}\u00a0: ${smallLabel(field)}` };
  const answers = ANSWERS[field];
  const take = (text: string) => correct(new Map([[line.id, { [fault.cell]: text }]]));
  const applyToAll = (button: HTMLButtonElement) => {
    const typed = button.form ? (readTexts(button.form)[name] ?? "") : "";
    const answered = isAnswer(fault, typed) ? alike : [];
    correct(new Map(answered.map(({ id }) => [id, { [fault.cell]: typed }])));
  };
  const sayNoContract = () => correct(new Map([[line.id, { [NO_CONTRACT]: "oui" }]]));
  return (
    <Labelled
      field={described}
      message={message}
      below={
        <div css={under}>
          <Proposals proposals={proposals} field={field} take={take} />
          {alike.length > 1 && (
            <button type="button" css={textButton} onClick={({ currentTarget }) => applyToAll(currentTarget)}>
              {`Appliquer aux ${alike.length} cellules «\u00a0${found}\u00a0»`}
            </button>
          )}
          {isFirst && (
            <button type="button" css={textButton} onClick={sayNoContract}>
              Pas un contrat d’énergie<span css={visuallyHidden}>{`\u00a0: ${contract}`}</span>
            </button>
          )}
        </div>
      }
    >
      {answers ? (
        <Choice
          {...fieldAttributes(described, message)}
          options={{ "": "Choisissez", ...answers }}
          defaultValue=""
        />
      ) : (
        <input
          {...fieldAttributes(described, message)}
          defaultValue={found}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Labelled>
  );
}
