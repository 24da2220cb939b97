import { css } from "@emotion/react";
import { type DragEvent, useDeferredValue, useMemo, useRef, useState } from "react";

import { Alert } from "../components/Alert";
import { buttonRow, secondaryButton } from "../components/Button";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { Choice, Labelled, tied } from "../forms/Field";
import { noteText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { buildingsOf, type ScheduleContent } from "./buildings";
import { type Corrections, readContracts } from "./contracts";
import { PortfolioResults } from "./PortfolioResults";
import { sampleTable } from "./sample";
import { decodeFile, MOST_ROWS, readTable, type Table } from "./table";

/** The content that the tool shows and computes with. */
export interface ToolProps extends ScheduleContent {
  texts: Queries.PortfolioTexts;
  brandName: string;
}

/** In bytes. A table of 500 lines has some 100 kB. */
const LARGEST_FILE = 10_000_000;
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const TOO_FEW = "Collez au moins deux colonnes\u00a0: le nom de l’immeuble et la fin du contrat.";

const stack = css({ display: "grid", gap: space(3), "> *": { minWidth: 0 } });
const tableArea = css({ whiteSpace: "pre", overflowX: "auto" });

const tableField = { kind: "longText", name: "tableau", label: "Votre tableau" } as const;
const fileField = {
  kind: "files",
  name: "fichier-tableau",
  label: "Ou un fichier .csv, .tsv ou .txt",
  hint: "À choisir, ou à déposer sur un de ces champs",
} as const;
const columnFields = [
  { kind: "choice", name: "name", label: "Colonne du nom de l’immeuble" },
  { kind: "choice", name: "end", label: "Colonne de la fin du contrat" },
] as const;

/** Notes on a table: lines left out, accents. */
const notesOn = ({ skipped, unread, rows, hasLostAccents }: Table) =>
  [
    unread > 0 && `Le tableau a ${rows.length + unread} lignes\u00a0: les ${MOST_ROWS} premières sont lues.`,
    skipped > 0 && `${skipped === 1 ? "1 ligne" : `${skipped} lignes`} de titre ou de total, sans contrat.`,
    hasLostAccents &&
      "Des accents sont illisibles\u00a0: copiez de nouveau les cellules, ou enregistrez le fichier en UTF-8.",
  ].filter((note): note is string => Boolean(note));

const isKnown = ({ end, name, code }: Table["columns"]) => end !== undefined && (name ?? code) !== undefined;

/** A table to paste, the choice of its columns if their headings are not known, and its results. Nothing leaves the page. */
export function PortfolioTool(props: ToolProps) {
  const { texts, periods, steps } = props;
  const today = useToday();
  const area = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState("");
  const [chosen, setChosen] = useState<Table["columns"]>({});
  const [corrections, setCorrections] = useState<Corrections>({});
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const shown = useDeferredValue(pasted);
  const table = useMemo(() => readTable(shown, chosen), [shown, chosen]);
  const buildings = useMemo(
    () => table && buildingsOf(readContracts(table, corrections), { periods, steps }, today),
    [table, corrections, periods, steps, today],
  );

  const read = (text: string) => {
    setPasted(text);
    setChosen({});
    setCorrections({});
    setChecked(new Set());
    setRefused(false);
  };
  const fill = (text: string) => {
    if (area.current) area.current.value = text;
    read(text);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const isSmall = file.size <= LARGEST_FILE;
    const text = isSmall ? decodeFile(new Uint8Array(await file.arrayBuffer())) : undefined;
    fill(text ?? "");
    setRefused(text === undefined);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Otherwise the browser leaves the page and opens the file.
    if (file) event.preventDefault();
    void readFile(file);
  };
  const problem = isRefused ? NOT_TEXT : shown.trim() && !table ? TOO_FEW : "";
  return (
    <div css={stack}>
      <p>{typeset(texts.introduction)}</p>
      <p css={strongText}>{typeset(texts.privacyNote)}</p>
      <div>
        <Labelled field={tableField}>
          <textarea
            {...tied(tableField)}
            ref={area}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => read(target.value)}
            onDrop={drop}
            css={tableArea}
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
        <button type="button" css={secondaryButton} onClick={() => fill(sampleTable(today))}>
          Essayer avec un exemple
        </button>
      </div>
      <Alert>{problem && <p key={problem}>{problem}</p>}</Alert>
      {table && (
        <ul css={noteText}>
          {notesOn(table).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {table && !isKnown(table.columns) && <ColumnChoice table={table} choose={setChosen} />}
      {table && isKnown(table.columns) && buildings && (
        <PortfolioResults
          {...{ ...props, buildings, corrections, today, checked, setChecked }}
          correct={setCorrections}
        />
      )}
    </div>
  );
}

/** Asks for the columns of the name and of the end, which no heading names. */
function ColumnChoice({ table, choose }: { table: Table; choose: (columns: Table["columns"]) => void }) {
  const [columns, setColumns] = useState(table.columns);
  // A number alone would come before the empty key.
  const titles = table.headings.map((heading, index): [string, string] => [
    `colonne ${index}`,
    `${index + 1}\u00a0: ${heading || "sans titre"}`,
  ]);
  const options = { "": "Choisissez la colonne", ...Object.fromEntries(titles) };
  const pick = (column: "name" | "end", key: string) => {
    const picked = { ...columns, [column]: titles.findIndex(([each]) => each === key) };
    setColumns(picked);
    if ((picked.name ?? -1) >= 0 && (picked.end ?? -1) >= 0) choose(picked);
  };
  return (
    <div>
      <p role="status">Les titres des colonnes ne sont pas reconnus. Indiquez-en deux.</p>
      {columnFields.map((field) => (
        <Labelled key={field.name} field={field}>
          <Choice
            {...tied(field)}
            options={options}
            value={titles[columns[field.name] ?? -1]?.[0] ?? ""}
            onChange={({ target }) => pick(field.name, target.value)}
          />
        </Labelled>
      ))}
    </div>
  );
}
