import { css } from "@emotion/react";
import { type DragEvent, useDeferredValue, useMemo, useRef, useState } from "react";

import { buttonRow } from "../components/Button";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { Choice, Labelled, tied } from "../forms/Field";
import { counted } from "../french/numbers";
import { alertText, strongText } from "../theme/text";
import type { ScheduleContent } from "./buildings";
import { draft, PortfolioResults, Press, stack } from "./PortfolioResults";
import { type Columns, decodeFile, isReadable, MOST_ROWS, readTable, type Table } from "./table";

/** The content that the tool shows and computes with. */
export interface ToolProps extends ScheduleContent {
  texts: Queries.PortfolioTexts;
  brandName: string;
}

/** In bytes. 500 lines take about 100 kB. */
const LARGEST_FILE = 10_000_000;
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const TOO_FEW = "Collez au moins deux colonnes\u00a0: le nom de l’immeuble et la fin du contrat.";

/** Nine invented contracts in the formats of cabinets, two of them faulty. `{1}` and `{2}` are the next years. */
const SAMPLE = `Code\tImmeuble\tLots\tÉnergie\tPuissance (kVA)\tCAR (MWh/an)\tÉchéance\tPréavis\tReconduction\tAG prévue
101\tRésidence des Aubépines\t48\tGaz\t\t412\t31/12/{1}\t3 mois\t1 an\t15/06/{1}
102\tLe Clos Saint-Médard\t22\tGaz\t\t186\t31/01/{1}\t3 mois\t1 an\t10/03/{1}
103\tSquare des Charmilles\t31\tÉlectricité\t60\t\t31.05.{1}\t3M\t12 mois\t
104\tVilla des Glycines\t12\tGaz\t\t74\t30 sept. {1}\t60 j\t1 an\t
105\tLes Terrasses du Lavoir\t18\tÉlectricité\t18\t\t31/03/{1}\t1 mois\t1 an\t
106\tRésidence du Belvédère\t64\tGaz\t\t533\t31/02/{1}\t3 mois\t1 an\t
107\tLe Hameau des Sources\t40\tGaz\t\t351\t{1}-10-31\t2 mois\t1 an\t15/09/{1}
108\tLes Cèdres de la Butte\t110\tGaz\t\t960\tdéc. {1}\t90\t36 mois\t20/05/{1}
109\tRésidence du Quai\t55\tGaz\t\t470\t30/06/{2}\t\t1 an\t`;

/** Fields take the rows of a grid. */
const inputs = css({ display: "grid", textarea: { whiteSpace: "pre", overflowX: "auto" } });

const tableField = { name: "tableau", label: "Votre tableau" };
const fileField = {
  name: "fichier-tableau",
  label: "Ou un fichier .csv, .tsv ou .txt",
  hint: "À choisir, ou à déposer sur un de ces champs",
};
const columnFields = [
  { name: "name", label: "Colonne du nom de l’immeuble" },
  { name: "end", label: "Colonne de la fin du contrat" },
] as const;

const notesOn = ({ skipped, unread, rows, hasLostAccents }: Table) =>
  [
    unread > 0 &&
      `Le tableau a ${counted(rows.length + unread, "ligne")}\u00a0: les ${MOST_ROWS} premières sont lues.`,
    skipped > 0 && `${counted(skipped, "ligne")} de titre ou de total, sans contrat.`,
    hasLostAccents &&
      "Des accents sont illisibles\u00a0: copiez de nouveau les cellules, ou enregistrez le fichier en UTF-8.",
  ].filter((note) => note !== false);

/** A table to paste, a choice of its columns if their headings are unknown, and its results. Nothing leaves the page. */
export function PortfolioTool(props: ToolProps) {
  const today = useToday();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Undefined after a file that is no text. */
  const [pasted, setPasted] = useState<string | undefined>(draft.pasted);
  const [chosen, setChosen] = useState<Columns>({});
  const shown = useDeferredValue(pasted);
  const table = useMemo(() => readTable(shown ?? "", chosen), [shown, chosen]);

  const read = (text: string | undefined) => {
    Object.assign(draft, { pasted: text ?? "", corrections: {} });
    setPasted(text);
    setChosen({});
  };
  const fill = (text: string | undefined) => {
    if (area.current) area.current.value = text ?? "";
    read(text);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    fill(file.size > LARGEST_FILE ? undefined : decodeFile(new Uint8Array(await file.arrayBuffer())));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Otherwise the browser leaves the page and opens the file.
    if (file) event.preventDefault();
    void readFile(file);
  };
  const problem = shown === undefined ? NOT_TEXT : shown.trim() && !table ? TOO_FEW : "";
  return (
    <div css={stack}>
      <p css={strongText}>{typeset(props.texts.privacyNote)}</p>
      <div css={inputs}>
        <Labelled field={tableField}>
          <textarea
            {...tied(tableField)}
            ref={area}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            defaultValue={pasted}
            onChange={({ target }) => read(target.value)}
            onDrop={drop}
          />
        </Labelled>
        <Labelled field={fileField}>
          <input
            {...tied(fileField)}
            type="file"
            accept=".csv,.tsv,.txt"
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
        </Labelled>
      </div>
      <div css={buttonRow}>
        <Press onClick={() => fill(sampleFor(today))}>Essayer avec un exemple</Press>
      </div>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      {table && <Notes of={notesOn(table)} />}
      {table && !isReadable(table.columns) && (
        <ColumnChoice table={table} choose={(columns) => setChosen({ ...chosen, ...columns })} />
      )}
      {table && isReadable(table.columns) && <PortfolioResults key={shown} {...{ ...props, table, today }} />}
    </div>
  );
}

/** The contracts of the sample end after the visitor's day. */
const sampleFor = (today: string) =>
  SAMPLE.replace(/\{(\d)\}/g, (_, years: string) => `${Number(today.slice(0, 4)) + Number(years)}`);

/** Asks for the columns of the name and of the end, which no heading names. @param choose takes their positions, -1 for none. */
function ColumnChoice({ table, choose }: { table: Table; choose: (columns: Columns) => void }) {
  const titles = table.headings.map((heading, index) => `${index + 1}\u00a0: ${heading || "sans titre"}`);
  const options = { "": "Choisissez la colonne", ...Object.fromEntries(titles.map((each) => [each, each])) };
  return (
    <div css={inputs}>
      <p role="status">Les titres des colonnes ne sont pas reconnus. Indiquez-en deux.</p>
      {columnFields.map((field) => (
        <Labelled key={field.name} field={field}>
          <Choice
            {...tied(field)}
            options={options}
            value={titles[table.columns[field.name] ?? -1] ?? ""}
            onChange={({ target }) => choose({ [field.name]: titles.indexOf(target.value) })}
          />
        </Labelled>
      ))}
    </div>
  );
}
