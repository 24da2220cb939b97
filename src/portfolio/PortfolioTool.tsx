import {
  type ClipboardEvent,
  type DragEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { buttonRow } from "../components/Button";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { quoted } from "../contract/read-day";
import { Labelled, tied } from "../forms/Field";
import { fileBox } from "../forms/field.styles";
import { counted } from "../french/numbers";
import { receiveInvoices } from "../invoices/hand-over";
import { alertText, strongText } from "../theme/text";
import { type Building, buildingsOf, summaryOf } from "./buildings";
import { ColumnList } from "./ColumnList";
import { type Choices, type ColumnUse, nameUse } from "./columns";
import type { Correction, Corrections } from "./contract";
import { readContracts } from "./contracts";
import { decodeFile } from "./decode";
import { draft, type Source } from "./draft";
import { type FiledContract, takesInvoices, withInvoices } from "./invoice-lines";
import { Invoices, invoicesIn, useInvoices } from "./Invoices";
import { inputs, Press, stack } from "./parts";
import { PortfolioResults, type ToolProps } from "./PortfolioResults";
import { MOST_ROWS, readTable, type Table } from "./table";

/** In bytes. 500 lines take about 100 kB. */
const LARGEST_FILE = 10_000_000;
/** Characters of a paste that the text area shows without a delay. */
const LONGEST_SHOWN = 300_000;
const TOO_LARGE =
  "Ce tableau fait plus de 10\u00a0Mo\u00a0: gardez-en les colonnes utiles, ou 500\u00a0lignes, puis recommencez.";
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const NEEDS_COLUMNS = "Indiquez la colonne du nom de l’immeuble, et celle de la fin du contrat.";
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

const OTHER_TABLE =
  "Les factures sont lues, mais un autre tableau est dans le champ\u00a0: enregistrez-le ou videz-le, puis déposez-les de nouveau.";

const tableField = { name: "tableau", label: "Votre tableau" };
const fileField = {
  name: "fichier-tableau",
  label: "Ou un fichier .csv, .tsv ou .txt",
  hint: "À choisir, ou à déposer sur un de ces champs",
};
/** Lines without a contract that are named. */
const MOST_NAMED = 6;

function skippedNote({ skipped }: Table): string {
  const named = skipped.slice(0, MOST_NAMED).map(({ line, text }) => `${line} ${quoted(text)}`);
  const more = skipped.length > MOST_NAMED ? ", etc." : "";
  return `${counted(skipped.length, "ligne")} sans contrat (titre, total ou note)\u00a0: ${named.join(", ")}${more}`;
}

const notesOn = (table: Table) =>
  [
    table.unread > 0 &&
      `Le tableau a ${counted(table.rows.length + table.unread, "ligne")}\u00a0: les ${MOST_ROWS} premières sont lues.`,
    table.skipped.length > 0 && skippedNote(table),
    table.hasLostAccents &&
      "Des accents sont illisibles\u00a0: copiez de nouveau les cellules, ou enregistrez le fichier en UTF-8.",
  ].filter((note) => note !== false);

const NO_CHOICES: Choices = new Map();
const keyOf = (headings: readonly string[]) => headings.join("\t");

/** A table to paste, what its columns are read as, and its results. Nothing leaves the page. */
export function PortfolioTool(props: ToolProps) {
  const { texts, periods, steps } = props;
  const today = useToday();
  const area = useRef<HTMLTextAreaElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const [source, setSource] = useState(draft.source);
  const [failure, setFailure] = useState("");
  const [corrections, setCorrections] = useState(draft.corrections);
  const [choices, setChoices] = useState(draft.choices);
  const shown = useDeferredValue(source);
  const table = useMemo(
    () => readTable(shown.text, (headings) => choices.get(keyOf(headings)) ?? NO_CHOICES),
    [shown, choices],
  );
  const buildings = useMemo(
    () =>
      table?.isReadable
        ? buildingsOf(readContracts(table, corrections), { periods, steps }, today)
        : undefined,
    [table, corrections, periods, steps, today],
  );

  const mend = (all: Corrections) => {
    draft.corrections = all;
    setCorrections(all);
  };
  const read = (next: Source, problem = "") => {
    draft.source = next;
    setSource(next);
    setFailure(problem);
    mend({});
  };
  const fill = (text: string) => {
    if (area.current) area.current.value = text;
    read({ text });
  };
  /** Reads a long text without the text area. */
  const readAside = (text: string | undefined, file: string) => {
    fill("");
    if (text === undefined) {
      read({ text: "" }, NOT_TEXT);
      return;
    }
    if (text.length > LARGEST_FILE) {
      read({ text: "" }, TOO_LARGE);
      return;
    }
    read({ text, file });
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      read({ text: "" }, TOO_LARGE);
      return;
    }
    readAside(decodeFile(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  const invoices = useInvoices();
  /** Adds lines to a table of invoices, whose lines above keep their corrections. */
  const addContracts = (contracts: readonly FiledContract[]) => {
    const { text } = draft.source;
    if (contracts.length > 0 && !takesInvoices(text)) {
      setFailure(OTHER_TABLE);
      return;
    }
    const kept = draft.corrections;
    fill(withInvoices(text, contracts));
    mend(kept);
  };
  const { readInvoices } = invoices;
  useEffect(() => receiveInvoices(readInvoices));
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Otherwise the browser leaves the page and opens the file.
    if (file) event.preventDefault();
    const pdfs = invoicesIn(event.dataTransfer.files);
    if (pdfs.length > 0) readInvoices(pdfs);
    else void readFile(file);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (text.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    readAside(text, "collage");
  };
  const choose = (headings: readonly string[], column: number, use: Omit<ColumnUse, "column"> | null) => {
    const key = keyOf(headings);
    const ofTable = new Map(choices.get(key)).set(column, use);
    // One column a field: the last choice wins.
    for (const [other, otherUse] of ofTable)
      if (other !== column && use && otherUse && nameUse(otherUse) === nameUse(use)) ofTable.set(other, null);
    draft.choices = new Map(choices).set(key, ofTable);
    setChoices(draft.choices);
  };
  const correct = (lines: readonly Building[], each: (building: Building) => Correction) => {
    const mended = lines.map((line) => [line.id, { ...corrections[line.id], ...each(line) }] as const);
    mend({ ...corrections, ...Object.fromEntries(mended) });
    // The focused field or button may disappear.
    summary.current?.focus();
  };

  const problem = failure || (shown.text.trim() && !table ? TOO_FEW : "");
  const status = buildings ? summaryOf(buildings, today) : table && NEEDS_COLUMNS;
  return (
    <div css={stack}>
      <p css={strongText}>{typeset(texts.privacyNote)}</p>
      <div css={inputs}>
        <Labelled field={tableField}>
          <textarea
            {...tied(tableField)}
            ref={area}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            defaultValue={source.file ? "" : source.text}
            onChange={({ target }) => read({ text: target.value })}
            onDrop={drop}
            onPaste={paste}
          />
        </Labelled>
        <Labelled field={fileField}>
          <input
            {...tied(fileField)}
            type="file"
            accept=".csv,.tsv,.txt"
            css={fileBox}
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
        </Labelled>
      </div>
      <Invoices invoices={invoices} today={today} onRead={addContracts} />
      <div css={buttonRow}>
        <Press onClick={() => fill(sampleFor(today))}>Essayer avec un exemple</Press>
        {source.file && (
          <Press onClick={() => fill("")}>Retirer le tableau «&nbsp;{source.file}&nbsp;»</Press>
        )}
      </div>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      <p ref={summary} role="status" tabIndex={-1} css={strongText}>
        {status && <span key={status}>{status}</span>}
      </p>
      {table && <Notes of={notesOn(table)} />}
      {table && (
        <ColumnList
          key={`colonnes ${shown.text}`}
          table={table}
          choices={choices.get(keyOf(table.headings)) ?? NO_CHOICES}
          choose={(column, use) => choose(table.headings, column, use)}
        />
      )}
      {buildings && (
        <PortfolioResults key={shown.text} {...props} buildings={buildings} today={today} correct={correct} />
      )}
    </div>
  );
}

/** The contracts of the sample end after the visitor's day. */
const sampleFor = (today: string) =>
  SAMPLE.replace(/\{(\d)\}/g, (_, years: string) => `${Number(today.slice(0, 4)) + Number(years)}`);
