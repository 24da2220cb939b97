import { type SubmitEvent, useState } from "react";

import { buttonRow, primaryButton } from "../../components/Button";
import { ENERGY_NAMES } from "../../contract/energy";
import { readTexts } from "../../forms/elements";
import { Choice, fieldAttributes, Group, Labelled } from "../../forms/Field";
import { checkboxLabel, stack } from "../step-parts";
import { type FieldId, fieldOf } from "../table/fields";
import {
  columnHeadings,
  energyOfSlot,
  isPerEnergy,
  type Matching,
  problemsOf,
  type Slot,
  slotsOf,
  type Suggestion,
} from "../table/match";
import type { Sheet } from "../table/sheet";
import { titlesOf, valuesOf } from "./column-titles";
import { ColumnChoice } from "./ColumnChoice";
import { HeadingChoice } from "./HeadingChoice";

const unitField = {
  name: "unite-consommation",
  label: "Unité de la consommation",
  hint: "Pour les nombres sans unité",
};
const UNITS = { "": "Choisissez l’unité", kWh: "kWh par an", MWh: "MWh par an" };

const nameOf = (slot: Slot) => `colonne-${slot}`;

/** « Fin du contrat, gaz » where a line has two contracts. */
function labelOf(slot: Slot, field: FieldId, hasBothEnergies: boolean): string {
  const { label } = fieldOf(field);
  if (!hasBothEnergies || !isPerEnergy(field)) return label;
  return `${label}, ${ENERGY_NAMES[energyOfSlot(slot)].toLowerCase()}`;
}

/** The matching that the form's lists say. */
function matchingIn(form: HTMLFormElement, headingRow: number, hasBothEnergies: boolean): Matching {
  const chosen = readTexts(form);
  const columns = slotsOf(hasBothEnergies).flatMap(({ slot }) => {
    const column = chosen[nameOf(slot)];
    return column ? [[slot, Number(column.slice(1))] as const] : [];
  });
  const unit = chosen[unitField.name];
  const consumptionUnit = unit === "kWh" || unit === "MWh" ? unit : null;
  return { headingRow, hasBothEnergies, columns: Object.fromEntries(columns), consumptionUnit };
}

interface MatchFormProps {
  sheet: Sheet;
  /** What the lists show first. */
  initial: Matching;
  maybe: Suggestion["maybe"];
  confirm: (matching: Matching) => void;
  readHeadings: (headingRow: number) => void;
}

/** A list for each field. Nothing changes before the button is pressed. */
export function MatchForm({ sheet, initial, maybe, confirm, readHeadings }: MatchFormProps) {
  const { headingRow } = initial;
  const columns = { titles: titlesOf(sheet, headingRow), values: valuesOf(sheet, headingRow) };
  const [hasBothEnergies, setBothEnergies] = useState(initial.hasBothEnergies);
  const [problems, setProblems] = useState<Readonly<Partial<Record<Slot, string>>>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const matching = matchingIn(form, headingRow, hasBothEnergies);
    const found = problemsOf(matching, columnHeadings(sheet, headingRow));
    setProblems(found);
    const firstWrong = slotsOf(hasBothEnergies).find(({ slot }) => found[slot]);
    if (!firstWrong) {
      confirm(matching);
      return;
    }
    const { slot } = firstWrong;
    const lacksUnit = slot === "consumption" && matching.columns.consumption !== undefined;
    const name = lacksUnit && !matching.consumptionUnit ? unitField.name : nameOf(slot);
    form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  return (
    <form onSubmit={submit} noValidate css={stack}>
      <label css={checkboxLabel}>
        <input
          type="checkbox"
          checked={hasBothEnergies}
          onChange={({ target }) => setBothEnergies(target.checked)}
        />
        <span>Mes lignes ont deux contrats, gaz et électricité</span>
      </label>
      <Group legend="Où est chaque donnée&nbsp;?">
        {slotsOf(hasBothEnergies).map(({ slot, field }) => (
          <ColumnChoice
            key={slot}
            name={nameOf(slot)}
            label={labelOf(slot, field, hasBothEnergies)}
            field={field}
            columns={columns}
            initial={initial.columns[slot]}
            maybe={maybe[slot] ?? []}
            problem={problems[slot]}
          />
        ))}
        <Labelled field={unitField}>
          <div>
            <Choice
              {...fieldAttributes(unitField)}
              options={UNITS}
              defaultValue={initial.consumptionUnit ?? ""}
            />
          </div>
        </Labelled>
      </Group>
      <div css={buttonRow}>
        <button type="submit" css={primaryButton}>
          Ces colonnes sont justes
        </button>
      </div>
      <HeadingChoice sheet={sheet} headingRow={headingRow} readHeadings={readHeadings} />
    </form>
  );
}
