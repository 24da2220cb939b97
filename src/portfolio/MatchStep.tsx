import { css } from "@emotion/react";
import { type SubmitEvent, useId, useRef, useState } from "react";

import { buttonRow, primaryButton, textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { ENERGY_NAMES } from "../contract/energy";
import { readTexts } from "../forms/elements";
import { Choice, Group, Labelled, tied } from "../forms/Field";
import { noteText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import {
  columnHeadings,
  energyOfSlot,
  isPerEnergy,
  type Matching,
  problemsOf,
  type Slot,
  slotsOf,
  type Suggestion,
} from "./match";
import type { Sheet } from "./sheet";
import { checkboxLabel, Press, stack } from "./step-parts";
import { fieldOf, type MatchedField } from "./synonyms";

/** Characters of a heading and of a value in an option. */
const LONGEST_HEADING = 40;
const LONGEST_VALUE = 22;
/** Rows among which the headings are chosen. */
const SHOWN_ROWS = 20;

const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space(1) });
const unitField = {
  name: "unite-consommation",
  label: "Unité de la consommation",
  hint: "Pour les nombres sans unité",
};
const UNITS = { "": "Choisissez l’unité", kWh: "kWh par an", MWh: "MWh par an" };
const headingField = { name: "ligne-titres", label: "Ligne des titres" };

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

/** The letters of a column in Excel: A, B, … Z, AA. */
const lettersOf = (column: number): string =>
  (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** « Échéance », or « Colonne D » without a heading, or « Fin (colonne D) » where two have the same. */
function titlesOf(headings: readonly string[]): readonly string[] {
  return headings.map((heading, column) => {
    if (!heading) return `Colonne ${lettersOf(column)}`;
    const isRepeated = headings.filter((other) => other === heading).length > 1;
    const title = cut(heading, LONGEST_HEADING);
    return isRepeated ? `${title} (colonne ${lettersOf(column)})` : title;
  });
}

/** A column's title and two of its values. */
function optionTexts(sheet: Sheet, headingRow: number, titles: readonly string[]): readonly string[] {
  const rows = sheet.rows.slice(headingRow + 1);
  return titles.map((title, column) => {
    const values = [...new Set(rows.map(({ cells }) => cells[column] ?? "").filter(Boolean))];
    const shown = values.slice(0, 2).map((value) => cut(value, LONGEST_VALUE));
    return shown.length > 0 ? `${title} – ${shown.join(", ")}` : `${title} – vide`;
  });
}

/** « Fin du contrat de gaz » where a line has two contracts. */
function slotLabel(slot: Slot, field: MatchedField, isTwo: boolean): string {
  const { label } = fieldOf(field);
  if (!isTwo || !isPerEnergy(field)) return label;
  const energy = energyOfSlot(slot);
  return `${label}, ${ENERGY_NAMES[energy].toLowerCase()}`;
}

/** Options of a field, likely columns first. Keys have a letter, because objects list numeric keys first. */
function optionsFor(field: MatchedField, texts: readonly string[], maybe: readonly number[]) {
  const first = fieldOf(field).isNeeded ? "Choisissez la colonne" : "Pas dans mon tableau";
  const others = texts.flatMap((_, column) => (maybe.includes(column) ? [] : [column]));
  return Object.fromEntries([
    ["", first],
    ...maybe.map((column) => [`c${column}`, `Peut-être\u00a0: ${texts[column] ?? ""}`] as const),
    ...others.map((column) => [`c${column}`, texts[column] ?? ""] as const),
  ]);
}

interface MatchFormProps {
  sheet: Sheet;
  /** What the selects show first. */
  initial: Matching;
  maybe: Suggestion["maybe"];
  confirm: (matching: Matching) => void;
  readHeadings: (headingRow: number) => void;
}

/** A select for each field. Nothing changes before the button is pressed. */
function MatchForm({ sheet, initial, maybe, confirm, readHeadings }: MatchFormProps) {
  const { headingRow } = initial;
  const headings = columnHeadings(sheet, headingRow);
  const titles = titlesOf(headings);
  const texts = optionTexts(sheet, headingRow, titles);
  const [isTwo, setTwo] = useState(initial.isTwo);
  const [problems, setProblems] = useState<Readonly<Partial<Record<Slot, string>>>>({});
  const headingSelect = useRef<HTMLSelectElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = readTexts(form);
    const columns: Partial<Record<Slot, number>> = {};
    for (const { slot } of slotsOf(isTwo)) {
      const value = chosen[`colonne-${slot}`];
      if (value) columns[slot] = Number(value.slice(1));
    }
    const unit = chosen[unitField.name];
    const consumptionUnit = unit === "kWh" || unit === "MWh" ? unit : null;
    const matching: Matching = { headingRow, isTwo, columns, consumptionUnit };
    const found = problemsOf(matching, headings);
    setProblems(found);
    const firstWrong = slotsOf(isTwo).find(({ slot }) => found[slot]);
    if (!firstWrong) {
      confirm(matching);
      return;
    }
    const isUnit =
      found[firstWrong.slot] && firstWrong.field === "consumption" && columns.consumption !== undefined;
    const name = isUnit && !consumptionUnit ? unitField.name : `colonne-${firstWrong.slot}`;
    form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  const rowOptions = {
    none: "Pas de titres",
    ...Object.fromEntries(
      sheet.rows
        .slice(0, SHOWN_ROWS)
        .map(({ line: number, cells }, index) => [
          `r${index}`,
          cut(`Ligne ${number}\u00a0: ${cells.filter(Boolean).join(", ")}`, 2 * LONGEST_HEADING),
        ]),
    ),
  };
  const readChosenRow = () => {
    const value = headingSelect.current?.value ?? "none";
    readHeadings(value === "none" ? -1 : Number(value.slice(1)));
  };

  return (
    <form onSubmit={submit} noValidate css={stack}>
      <label css={checkboxLabel}>
        <input type="checkbox" checked={isTwo} onChange={({ target }) => setTwo(target.checked)} />
        <span>Mes lignes ont deux contrats, gaz et électricité</span>
      </label>
      <Group legend="Où est chaque donnée&nbsp;?">
        {slotsOf(isTwo).flatMap(({ slot, field }) => {
          const problem = problems[slot];
          const described = { name: `colonne-${slot}`, label: slotLabel(slot, field, isTwo) };
          const column = initial.columns[slot];
          const select = (
            <Labelled key={slot} field={described} message={problem}>
              <Choice
                {...tied(described, problem)}
                options={optionsFor(field, texts, maybe[slot] ?? [])}
                defaultValue={column === undefined ? "" : `c${column}`}
              />
            </Labelled>
          );
          if (field !== "consumption") return [select];
          return [
            select,
            <Labelled key="unit" field={unitField}>
              <Choice {...tied(unitField)} options={UNITS} defaultValue={initial.consumptionUnit ?? ""} />
            </Labelled>,
          ];
        })}
      </Group>
      <div css={buttonRow}>
        <button type="submit" css={primaryButton}>
          Ces colonnes sont justes
        </button>
      </div>
      <Fold id="titres" label="Les titres sont sur une autre ligne">
        <div css={stack}>
          <Labelled field={headingField}>
            <Choice
              {...tied(headingField)}
              ref={headingSelect}
              options={rowOptions}
              defaultValue={headingRow < 0 ? "none" : `r${headingRow}`}
            />
          </Labelled>
          <div css={buttonRow}>
            <Press onClick={readChosenRow}>Prendre cette ligne</Press>
          </div>
        </div>
      </Fold>
    </form>
  );
}

interface MatchStepProps {
  sheet: Sheet;
  suggestion: Suggestion;
  /** Null until the visitor has confirmed it, or where it is clear. */
  matching: Matching | null;
  confirm: (matching: Matching) => void;
  readHeadings: (headingRow: number) => void;
}

/** « Ces colonnes sont justes »; once they are, one line with « Changer ». */
export function MatchStep({ sheet, suggestion, matching, confirm, readHeadings }: MatchStepProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const initial = matching ?? suggestion;
  const titles = titlesOf(columnHeadings(sheet, initial.headingRow));
  const read = slotsOf(initial.isTwo).flatMap(({ slot }) => {
    const column = initial.columns[slot];
    return column === undefined ? [] : (titles[column] ?? []);
  });
  const form = (
    <MatchForm
      // Another row of headings, or another state of the matching, is another form.
      key={`${initial.headingRow} ${matching === null}`}
      sheet={sheet}
      initial={initial}
      maybe={suggestion.maybe}
      confirm={(next) => {
        setOpen(false);
        confirm(next);
      }}
      readHeadings={readHeadings}
    />
  );
  if (!matching)
    return (
      <div css={stack}>
        <p css={strongText}>Vérifiez les colonnes, puis confirmez&nbsp;: aucune date n’est calculée avant.</p>
        {form}
      </div>
    );
  return (
    <div css={stack}>
      <div css={[line, noteText]}>
        <p>{`Colonnes lues\u00a0: ${[...new Set(read)].join(" · ")}`}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          css={textButton}
          onClick={() => setOpen(!isOpen)}
        >
          Changer
        </button>
      </div>
      <div id={id}>{isOpen && form}</div>
    </div>
  );
}
