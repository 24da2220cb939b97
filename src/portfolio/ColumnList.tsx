import { css } from "@emotion/react";
import { useState } from "react";

import { Fold } from "../components/Fold";
import { Notes } from "../components/Notes";
import { Choice, Labelled, tied } from "../forms/Field";
import { counted } from "../french/numbers";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { type Choices, type ColumnUse, nameUse, type SizeUnit } from "./columns";
import { doubtsOn } from "./doubts";
import { FIELD_IDS, type FieldId, FIELDS } from "./fields";
import { stack } from "./parts";
import type { Table } from "./table";

type Use = Omit<ColumnUse, "column">;

/** An option of a column's choice. */
interface UseOption {
  value: string;
  label: string;
  use: Use;
}

/** Values of a column that are shown. */
const SHOWN_VALUES = 3;

const ENERGY_LABELS = { gaz: "gaz", electricite: "électricité" } as const;
const UNITS: Readonly<Partial<Record<FieldId, readonly SizeUnit[]>>> = {
  power: ["kVA"],
  consumption: ["kWh", "MWh"],
};

function optionsOf(field: FieldId): readonly UseOption[] {
  const { label, isPerEnergy } = FIELDS[field];
  const energies = isPerEnergy ? [null, "gaz" as const, "electricite" as const] : [null];
  const units = [undefined, ...(UNITS[field] ?? [])];
  return energies.flatMap((energy) =>
    units.map((unit): UseOption => {
      const use: Use = unit ? { field, energy, unit } : { field, energy };
      const about = [energy && ENERGY_LABELS[energy], unit && `nombres en ${unit}`]
        .filter(Boolean)
        .join(", ");
      return { value: valueOf(use), label: about ? `${label} (${about})` : label, use };
    }),
  );
}

const valueOf = (use: Use) => [nameUse(use), use.unit].filter(Boolean).join(" ");

const OPTIONS = FIELD_IDS.flatMap(optionsOf);
const IGNORED = "";
const LABELS = {
  [IGNORED]: "Ignorer cette colonne",
  ...Object.fromEntries(OPTIONS.map(({ value, label }) => [value, label])),
};

/** Wider than a fold of text. */
const wide = css({ "details > div": { maxWidth: "none" } });

/** Two or three fields a line where there is room. */
const fields = css({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr))`,
  columnGap: space(2.5),
});

interface ColumnListProps {
  table: Table;
  /** The visitor's choices for this table's headings. */
  choices: Choices;
  choose: (column: number, use: Use | null) => void;
}

/** « Lu dans votre tableau » : what each column is read as, with a choice to change it. It opens by itself where that is not clear. */
export function ColumnList({ table, choices, choose }: ColumnListProps) {
  const { headings, uses, rows, isReadable } = table;
  const doubts = doubtsOn(table);
  // Stays open while the visitor mends it.
  const [isOpen] = useState(!isReadable || doubts.length > 0);
  const titles = headings.map((heading, column) => heading || `colonne ${column + 1}, sans titre`);
  const columns = headings.map((_, column) => column);
  const usedAs = (column: number) => uses.find((use) => use.column === column);
  const isListed = (column: number) => !isReadable || Boolean(usedAs(column)) || choices.has(column);
  const others = columns.filter((column) => !isListed(column));
  const label = `Lu dans votre tableau\u00a0: ${counted(uses.length, "colonne")} sur ${headings.length}.`;
  const another = { name: "autre-colonne", label: "Lire une autre colonne" };
  return (
    <div css={wide}>
      <Fold id="colonnes" label={<span key={label}>{label}</span>} open={isOpen}>
        <div css={stack}>
          {!isReadable && (
            <p>Les titres ne sont pas tous reconnus. Indiquez le nom de l’immeuble et la fin du contrat.</p>
          )}
          <Notes of={doubts} />
          <div css={fields}>
            {columns.filter(isListed).map((column) => {
              const use = usedAs(column);
              const values = rows.map(({ cells }) => cells[column]).filter(Boolean);
              const quotedTitle = headings[column] ? `«\u00a0${headings[column]}\u00a0»` : `${column + 1}`;
              const hint = values.slice(0, SHOWN_VALUES).join("\u00a0· ") || "colonne vide";
              const field = { name: `colonne-${column}`, label: `Colonne ${quotedTitle}`, hint };
              return (
                <Labelled key={column} field={field}>
                  <Choice
                    {...tied(field)}
                    options={LABELS}
                    value={use ? valueOf(use) : IGNORED}
                    onChange={({ target }) =>
                      choose(column, OPTIONS.find(({ value }) => value === target.value)?.use ?? null)
                    }
                  />
                </Labelled>
              );
            })}
          </div>
          {others.length > 0 && (
            <>
              <p css={noteText}>
                {`${others.length === 1 ? "Colonne non utilisée" : "Colonnes non utilisées"}\u00a0: ${others.map((column) => titles[column]).join(", ")}.`}
              </p>
              <div css={fields}>
                <Labelled field={another}>
                  <Choice
                    {...tied(another)}
                    options={{
                      "": "Choisissez la colonne",
                      ...Object.fromEntries(others.map((column) => [`${column}`, titles[column] ?? ""])),
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
