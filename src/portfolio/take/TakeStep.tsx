import { css } from "@emotion/react";
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { secondaryButton, textButton } from "../../components/Button";
import { isPdf } from "../../forms/elements";
import { fieldAttributes, Labelled } from "../../forms/Field";
import { FileChooser } from "../../forms/FileChooser";
import { LateCodeSign, useLateCode } from "../../forms/LateCode";
import type { IsoDay } from "../../french/dates";
import { counted, plural } from "../../french/numbers";
import { alertText, visuallyHidden } from "../../theme/text";
import { oneLine, stack } from "../step-parts";
import type { usePortfolio } from "../use-portfolio";
import { sampleFor } from "./sample";

const ONE_TABLE = "Un seul tableau à la fois\u00a0: le premier fichier est lu.";

const tableField = {
  name: "tableau",
  label: "Votre tableau",
  hint: "Collez vos cellules avec leurs titres, ou déposez un fichier .csv, .tsv ou .txt, ou 40 factures en PDF au plus",
};
const fileField = { name: "fichiers-tableau", label: "Choisir des fichiers" };

/** A pasted table keeps its lines. */
const zone = css({
  display: "grid",
  "&[hidden]": { display: "none" },
  textarea: { whiteSpace: "pre", overflowX: "auto" },
});

const loadBatch = async () => {
  const { InvoiceBatch } = await import(/* webpackChunkName: "invoices" */ "./InvoiceBatch");
  return InvoiceBatch;
};

/** The batches of invoices, in their order. Their code is fetched with the first one. */
function useInvoices() {
  const code = useLateCode(loadBatch);
  const [batches, setBatches] = useState<readonly (readonly File[])[]>([]);
  const readInvoices = (files: readonly File[]) => {
    if (files.length === 0) return;
    code.fetch();
    setBatches((former) => [...former, files]);
  };
  return { code, batches, readInvoices, forgetInvoices: () => setBatches([]) };
}

interface TakeStepProps {
  portfolio: ReturnType<typeof usePortfolio>;
  today: IsoDay;
  /** Lines below the headings. */
  lineCount: number;
  /** Called when a table was taken as a whole, and not typed. */
  onTaken: () => void;
}

/** One zone for a pasted table, a file and invoices. Once a table is taken, it is one line. */
export function TakeStep({ portfolio, today, lineCount, onTaken }: TakeStepProps) {
  const { textArea, record, sheet, readTable, fillTextArea, refusesPaste, readFile, addInvoices } = portfolio;
  const { table, invoices } = record;
  const { code, batches, readInvoices, forgetInvoices } = useInvoices();
  const { code: Batch } = code;
  const [note, setNote] = useState("");
  const [isFolded, setFolded] = useState(table.text !== "");
  const isPasted = useRef(false);
  const hasFold = isFolded && sheet !== undefined;

  const fold = () => {
    setFolded(true);
    onTaken();
  };

  const readFiles = async (files: readonly File[]) => {
    const pdfs = files.filter(isPdf);
    const [tableFile, otherTable] = files.filter((file) => !isPdf(file));
    setNote(otherTable ? ONE_TABLE : "");
    readInvoices(pdfs);
    if (tableFile && (await readFile(tableFile))) fold();
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void readFiles([...(target.files ?? [])]);
    // The same file, mended on the disk, can be chosen again.
    target.value = "";
  };

  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    // Without this the browser leaves the page and opens the file.
    event.preventDefault();
    void readFiles([...files]);
  };

  const paste = (event: ClipboardEvent) => {
    isPasted.current = true;
    if (refusesPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
  };

  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    readTable({ text: target.value });
    if (isPasted.current) fold();
    isPasted.current = false;
  };

  const readSample = () => {
    fillTextArea(sampleFor(today));
    fold();
  };

  /** The pressed button is removed, and must not lose the focus. */
  const focusTextArea = () => textArea.current?.focus();
  const unfold = () => {
    flushSync(() => setFolded(false));
    focusTextArea();
  };
  const removeTable = () => {
    fillTextArea("");
    focusTextArea();
  };
  const removeAllInvoices = () => {
    portfolio.removeInvoices();
    forgetInvoices();
    focusTextArea();
  };
  const alert = portfolio.problem || note;
  const taken = `${counted(lineCount, "ligne")} ${table.file ? `de ${table.file}` : plural(lineCount, "collée")}`;
  return (
    <div css={stack}>
      {hasFold && (
        <div css={oneLine}>
          <p>
            <span key={taken}>{taken}</span>
          </p>
          <button type="button" css={textButton} onClick={unfold}>
            Changer<span css={visuallyHidden}> le tableau, ou ajouter des factures</span>
          </button>
        </div>
      )}
      <div css={zone} hidden={hasFold}>
        <Labelled field={tableField}>
          <textarea
            {...fieldAttributes(tableField)}
            ref={textArea}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            defaultValue={table.file ? "" : table.text}
            onChange={change}
            onPaste={paste}
            onDrop={drop}
          />
        </Labelled>
        <div css={oneLine}>
          <FileChooser
            field={fileField}
            look={secondaryButton}
            multiple
            accept=".csv,.tsv,.txt,text/csv,.pdf,application/pdf"
            onChange={choose}
            onDrop={drop}
          />
          <button type="button" css={textButton} onClick={readSample}>
            Essayer avec un exemple
          </button>
          {table.file && (
            <button type="button" css={textButton} onClick={removeTable}>
              Retirer le tableau «&nbsp;{table.file}&nbsp;»
            </button>
          )}
          {invoices.length > 0 && (
            <button type="button" css={textButton} onClick={removeAllInvoices}>
              Retirer les factures du tableau
            </button>
          )}
        </div>
      </div>
      <LateCodeSign of={code} loading="Lecture des factures…" what="La lecture des factures" />
      {Batch &&
        batches.map((files, index) => <Batch key={index} files={files} today={today} onRead={addInvoices} />)}
      <div role="alert" css={alertText}>
        {alert && <p key={alert}>{alert}</p>}
      </div>
    </div>
  );
}
