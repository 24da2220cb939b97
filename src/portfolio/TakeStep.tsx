import { css } from "@emotion/react";
import { type ChangeEvent, type ClipboardEvent, type ComponentType, type DragEvent, useState } from "react";

import { buttonRow } from "../components/Button";
import { isPdf } from "../forms/elements";
import { Labelled, tied } from "../forms/Field";
import { FileButton } from "../forms/FileButton";
import type { IsoDay } from "../french/dates";
import { alertText } from "../theme/text";
import type { FiledContract } from "./invoice-lines";
import type { InvoiceBatchProps } from "./InvoiceBatch";
import { sampleFor } from "./sample";
import { Press, stack } from "./step-parts";
import type { usePortfolio } from "./use-portfolio";

const NOT_LOADED =
  "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";
const ONE_TABLE = "Un seul tableau à la fois\u00a0: le premier fichier est lu.";

const tableField = {
  name: "tableau",
  label: "Votre tableau",
  hint: "Collez vos cellules avec leurs titres, ou déposez un fichier .csv, .tsv ou .txt, ou 40 factures en PDF au plus",
};
const fileField = { name: "fichiers-tableau", label: "Choisir des fichiers" };

/** A pasted table keeps its lines. */
const zone = css({ display: "grid", textarea: { whiteSpace: "pre", overflowX: "auto" } });

/** The batches of invoices, in their order. Their code is fetched with the first one. */
function useInvoices() {
  const [Batch, setBatch] = useState<ComponentType<InvoiceBatchProps>>();
  const [batches, setBatches] = useState<readonly (readonly File[])[]>([]);
  const [problem, setProblem] = useState("");
  const readInvoices = (files: readonly File[]) => {
    if (files.length === 0) return;
    setProblem("");
    import(/* webpackChunkName: "invoices" */ "./InvoiceBatch").then(
      ({ InvoiceBatch }) => {
        // React calls a function that it gets as a state: this one returns the component.
        setBatch(() => InvoiceBatch);
        setBatches((former) => [...former, files]);
      },
      () => setProblem(NOT_LOADED),
    );
  };
  return { Batch, batches, problem, readInvoices };
}

interface TakeStepProps {
  portfolio: ReturnType<typeof usePortfolio>;
  today: IsoDay;
  /** Takes the contracts of a batch of invoices. */
  addInvoices: (contracts: readonly FiledContract[]) => void;
}

/** One zone for a pasted table, a file and invoices. */
export function TakeStep({ portfolio, today, addInvoices }: TakeStepProps) {
  const { textArea, draft, readTable, fillTextArea, refusesPaste, readFile } = portfolio;
  const { table, invoices } = draft;
  const { Batch, batches, problem, readInvoices } = useInvoices();
  const [note, setNote] = useState("");

  const readFiles = (files: readonly File[]) => {
    const pdfs = files.filter(isPdf);
    const [tableFile, otherTable] = files.filter((file) => !isPdf(file));
    setNote(otherTable ? ONE_TABLE : "");
    readInvoices(pdfs);
    if (tableFile) void readFile(tableFile);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    readFiles([...(target.files ?? [])]);
    // The same file, mended on the disk, can be chosen again.
    target.value = "";
  };

  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    // Without this the browser leaves the page and opens the file.
    event.preventDefault();
    readFiles([...files]);
  };

  const paste = (event: ClipboardEvent) => {
    if (refusesPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
  };

  /** The pressed button is removed, and must not lose the focus. */
  const focusTextArea = () => textArea.current?.focus();
  const removeTable = () => {
    fillTextArea("");
    focusTextArea();
  };
  const removeInvoices = () => {
    portfolio.save({ invoices: [] });
    focusTextArea();
  };
  const alert = portfolio.problem || problem || note;
  return (
    <div css={stack}>
      <div css={zone}>
        <Labelled field={tableField}>
          <textarea
            {...tied(tableField)}
            ref={textArea}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            defaultValue={table.file ? "" : table.text}
            onChange={({ target }) => readTable({ text: target.value })}
            onPaste={paste}
            onDrop={drop}
          />
        </Labelled>
        <FileButton
          field={fileField}
          multiple
          accept=".csv,.tsv,.txt,text/csv,.pdf,application/pdf"
          onChange={choose}
          onDrop={drop}
        />
      </div>
      {Batch &&
        batches.map((files, index) => <Batch key={index} files={files} today={today} onRead={addInvoices} />)}
      <div css={buttonRow}>
        <Press onClick={() => fillTextArea(sampleFor(today))}>Essayer avec un exemple</Press>
        {table.file && <Press onClick={removeTable}>Retirer le tableau «&nbsp;{table.file}&nbsp;»</Press>}
        {invoices.length > 0 && <Press onClick={removeInvoices}>Retirer les factures du tableau</Press>}
      </div>
      <div role="alert" css={alertText}>
        {alert && <p key={alert}>{alert}</p>}
      </div>
    </div>
  );
}
