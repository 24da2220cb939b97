import { type ClipboardEvent, type DragEvent, useDeferredValue, useEffect, useMemo, useRef } from "react";

import { buttonRow } from "../components/Button";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { Labelled, tied } from "../forms/Field";
import { fileBox } from "../forms/field.styles";
import { receiveInvoices } from "../invoices/hand-over";
import { alertText, strongText } from "../theme/text";
import { type Building, buildingsOf, summaryOf } from "./buildings";
import { ColumnList } from "./ColumnList";
import type { Correction } from "./contract";
import { readContracts } from "./contracts";
import { Invoices, invoicesIn, useInvoices } from "./Invoices";
import { notesOn } from "./notes";
import { inputs, Press, stack } from "./parts";
import { PortfolioResults, type ToolProps } from "./PortfolioResults";
import { sampleFor } from "./sample";
import { readTable } from "./table";
import { useChoices } from "./use-choices";
import { useSource } from "./use-source";

/** Characters of a paste that the text area shows without a delay. */
const LONGEST_SHOWN = 300_000;
const NEEDS_COLUMNS = "Indiquez la colonne du nom de l’immeuble, et celle de la fin du contrat.";
const TOO_FEW = "Collez au moins deux colonnes\u00a0: le nom de l’immeuble et la fin du contrat.";

const tableField = { name: "tableau", label: "Votre tableau" };
const fileField = {
  name: "fichier-tableau",
  label: "Ou un fichier .csv, .tsv ou .txt",
  hint: "À choisir, ou à déposer sur un de ces champs",
};

/** A field for a table, the uses of its columns, and its results. Nothing leaves the page. */
export function PortfolioTool(props: ToolProps) {
  const { texts, periods, steps } = props;
  const today = useToday();
  const summary = useRef<HTMLParagraphElement>(null);
  const { textArea, source, corrections, refusal, saveCorrections, ...actions } = useSource();
  const { choicesFor, choose } = useChoices();
  const invoices = useInvoices();
  const { readInvoices } = invoices;

  // Typing stays fluent while a long table is read.
  const shown = useDeferredValue(source);
  const table = useMemo(() => readTable(shown.text, choicesFor), [shown, choicesFor]);
  const buildings = useMemo(() => {
    if (!table?.isReadable) return undefined;
    return buildingsOf(readContracts(table, corrections), { periods, steps }, today);
  }, [table, corrections, periods, steps, today]);

  useEffect(() => receiveInvoices(readInvoices));

  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    const [file] = files;
    if (!file) return;
    // Without this the browser leaves the page and opens the file.
    event.preventDefault();
    const pdfs = invoicesIn(files);
    if (pdfs.length > 0) readInvoices(pdfs);
    else void actions.readFile(file);
  };

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (text.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    actions.readOutsideTextArea(text, "collage");
  };

  const correct = (lines: readonly Building[], correctionOf: (building: Building) => Correction) => {
    const next: Record<string, Correction> = { ...corrections };
    for (const line of lines) next[line.id] = { ...next[line.id], ...correctionOf(line) };
    saveCorrections(next);
    // The field or button with the focus may disappear.
    summary.current?.focus();
  };

  const removeTable = () => {
    actions.fillTextArea("");
    // The button goes away with the table.
    textArea.current?.focus();
  };

  const isNoTable = shown.text.trim() !== "" && !table;
  const problem = refusal || (isNoTable ? TOO_FEW : "");
  const columnsStatus = table ? NEEDS_COLUMNS : "";
  const status = buildings ? summaryOf(buildings, today) : columnsStatus;
  return (
    <div css={stack}>
      <p css={strongText}>{typeset(texts.privacyNote)}</p>
      <div css={inputs}>
        <Labelled field={tableField}>
          <textarea
            {...tied(tableField)}
            ref={textArea}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            defaultValue={source.file ? "" : source.text}
            onChange={({ target }) => actions.readSource({ text: target.value })}
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
            onChange={({ target }) => void actions.readFile(target.files?.[0])}
          />
        </Labelled>
      </div>
      <Invoices invoices={invoices} today={today} onRead={actions.addContracts} />
      <div css={buttonRow}>
        <Press onClick={() => actions.fillTextArea(sampleFor(today))}>Essayer avec un exemple</Press>
        {source.file && <Press onClick={removeTable}>Retirer le tableau «&nbsp;{source.file}&nbsp;»</Press>}
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
          choices={choicesFor(table.headings)}
          choose={(column, use) => choose(table.headings, column, use)}
        />
      )}
      {buildings && (
        <PortfolioResults key={shown.text} {...props} buildings={buildings} today={today} correct={correct} />
      )}
    </div>
  );
}
