import { css } from "@emotion/react";
import { useState } from "react";

import { Fold } from "../components/Fold";
import { Notes } from "../components/Notes";
import { Choice, Labelled, tied } from "../forms/Field";
import { counted } from "../french/numbers";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { type Choices, COLUMN_ENERGIES, type FieldUse, nameUse, type SizeUnit } from "./columns";
import { doubtsOn } from "./doubts";
import { FIELD_IDS, type FieldId, FIELDS } from "./fields";
import { stack } from "./parts";
import type { Table } from "./table";

/** A field that the visitor can choose for a column. */
interface UseOption {
  value: string;
  label: string;
  use: FieldUse;
}

/** The first values of a column, which are shown as its hint. */
const SHOWN_VALUES = 3;

const ENERGY_LABELS = { gaz: "gaz", electricite: "électricité" } as const;
/** The units that the visitor can choose, for numbers without one. */
const UNITS: Readonly<Partial<Record<FieldId, readonly SizeUnit[]>>> = {
  power: ["kVA"],
  consumption: ["kWh", "MWh"],
};

/** « consumption gaz MWh » */
const valueOf = (use: FieldUse) => [nameUse(use), use.unit].filter(Boolean).join(" ");

function optionOf(use: FieldUse): UseOption {
  const { label } = FIELDS[use.field];
  const details: string[] = [];
  if (use.energy) details.push(ENERGY_LABELS[use.energy]);
  if (use.unit) details.push(`nombres en ${use.unit}`);
  const detailed = `${label} (${details.join(", ")})`;
  return { value: valueOf(use), label: details.length > 0 ? detailed : label, use };
}

/** The options of a field: for each of its energies, without a unit and with each of its units. */
function optionsOf(field: FieldId): readonly UseOption[] {
  const energies = FIELDS[field].isPerEnergy ? [null, ...COLUMN_ENERGIES] : [null];
  const units = UNITS[field] ?? [];
  return energies.flatMap((energy) => {
    const uses: FieldUse[] = [{ field, energy }, ...units.map((unit) => ({ field, energy, unit }))];
    return uses.map(optionOf);
  });
}

const OPTIONS = FIELD_IDS.flatMap(optionsOf);
const IGNORED = "";
const LABELS = {
  [IGNORED]: "Ignorer cette colonne",
  ...Object.fromEntries(OPTIONS.map(({ value, label }) => [value, label])),
};

/** The fields take the whole width, which a fold of text does not. */
const wide = css({ "details > div": { maxWidth: "none" } });

/** Two or three fields stand side by side where the window is wide enough. */
const fields = css({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr))`,
  columnGap: space(2.5),
});

interface ColumnFieldProps {
  column: number;
  heading: string;
  /** The texts of its cells. */
  values: readonly string[];
  /** The field that the column holds. Undefined for a column that is ignored. */
  use: FieldUse | undefined;
  choose: (use: FieldUse | null) => void;
}

/** A choice of the field that one column holds, with its first values as a hint. */
function ColumnField({ column, heading, values, use, choose }: ColumnFieldProps) {
  const title = heading ? `«\u00a0${heading}\u00a0»` : `${column + 1}`;
  const field = {
    name: `colonne-${column}`,
    label: `Colonne ${title}`,
    hint: values.slice(0, SHOWN_VALUES).join("\u00a0· ") || "colonne vide",
  };
  const chooseValue = (chosen: string) => {
    const option = OPTIONS.find(({ value }) => value === chosen);
    choose(option?.use ?? null);
  };
  return (
    <Labelled field={field}>
      <Choice
        {...tied(field)}
        options={LABELS}
        value={use ? valueOf(use) : IGNORED}
        onChange={({ target }) => chooseValue(target.value)}
      />
    </Labelled>
  );
}

interface ColumnListProps {
  table: Table;
  /** The visitor's choices for this table's headings. */
  choices: Choices;
  /** Null ignores the column. */
  choose: (column: number, use: FieldUse | null) => void;
}

/** « Lu dans votre tableau »: the field of each column, which the visitor can change. The list is open from the start if there are doubts. */
export function ColumnList({ table, choices, choose }: ColumnListProps) {
  const { headings, uses, rows, isReadable } = table;
  const doubts = doubtsOn(table);
  // Kept as state, so that the list stays open when the visitor's choice ends the doubts.
  const [isOpen] = useState(!isReadable || doubts.length > 0);
  const titles = headings.map((heading, column) => heading || `colonne ${column + 1}, sans titre`);
  const columns = headings.map((_, column) => column);
  const heldBy = (column: number) => uses.find((use) => use.column === column);
  // While needed columns are missing, the visitor sees all of them.
  const isListed = (column: number) => !isReadable || choices.has(column) || heldBy(column) !== undefined;
  const unlisted = columns.filter((column) => !isListed(column));
  const toCheck = doubts.length > 0 ? ", à vérifier" : "";
  const label = `Lu dans votre tableau\u00a0: ${counted(uses.length, "colonne")} sur ${headings.length}${toCheck}.`;
  const otherField = { name: "autre-colonne", label: "Lire une autre colonne" };
  return (
    <div css={wide}>
      <Fold id="colonnes" label={<span key={label}>{label}</span>} open={isOpen}>
        <div css={stack}>
          {!isReadable && (
            <p>Les titres ne sont pas tous reconnus. Indiquez le nom de l’immeuble et la fin du contrat.</p>
          )}
          <Notes of={doubts} />
          <div css={fields}>
            {columns.filter(isListed).map((column) => (
              <ColumnField
                key={column}
                column={column}
                heading={headings[column] ?? ""}
                values={rows.map(({ cells }) => cells[column] ?? "").filter(Boolean)}
                use={heldBy(column)}
                choose={(use) => choose(column, use)}
              />
            ))}
          </div>
          {unlisted.length > 0 && (
            <>
              <p css={noteText}>
                {unlisted.length === 1 ? "Colonne non utilisée" : "Colonnes non utilisées"}
                {`\u00a0: ${unlisted.map((column) => titles[column]).join(", ")}.`}
              </p>
              <div css={fields}>
                <Labelled field={otherField}>
                  <Choice
                    {...tied(otherField)}
                    options={{
                      "": "Choisissez la colonne",
                      ...Object.fromEntries(unlisted.map((column) => [`${column}`, titles[column] ?? ""])),
                    }}
                    value=""
                    onChange={({ target }) => choose(Number(target.value), null)}
                  />
                </Labelled>
              </div>
            </>
          )}
        </div>
      </Fold>
    </div>
  );
}
