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

/** Characters that the text area shows without a delay. */
const LONGEST_PASTE = 300_000;

const TOO_LONG =
  "Ce tableau est trop long pour être collé\u00a0: enregistrez-le en CSV, puis déposez le fichier.";
const ONE_TABLE = "Un seul tableau à la fois\u00a0: déposez-en un seul, qui réunit leurs lignes.";

const tableField = {
  name: "tableau",
  label: "Votre tableau",
  hint: "Collez vos cellules avec leurs titres, ou déposez un fichier .csv, .tsv ou .txt, ou des factures en PDF",
};
const fileField = { name: "fichiers-tableau", label: "Choisir des fichiers" };

/** A long line of the pasted table is scrolled, and not broken. */
const zone = css({
  display: "grid",
  "&[hidden]": { display: "none" },
  textarea: { whiteSpace: "pre", overflowX: "auto" },
});

const loadBatch = async () => {
  const { InvoiceBatch } = await import(/* webpackChunkName: "invoices" */ "./InvoiceBatch");
  return InvoiceBatch;
};

interface TakeStepProps {
  portfolio: ReturnType<typeof usePortfolio>;
  today: IsoDay;
  /** Lines below the headings. */
  lineCount: number;
  /** Called when a table was pasted, chosen or dropped, and not after each typed character. */
  onTaken: () => void;
}

/** One zone for a pasted table, a file and invoices. Once a table is taken, the zone is one line. */
export function TakeStep({ portfolio, today, lineCount, onTaken }: TakeStepProps) {
  const { record, sheet, problem, refuse, readText, readFile, addInvoices, clear } = portfolio;
  const { table, invoices } = record;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const late = useLateCode(loadBatch);
  const { code: Batch } = late;
  /** The invoices of each drop or choice. */
  const [batches, setBatches] = useState<readonly (readonly File[])[]>([]);
  const [isFolded, setFolded] = useState(table.text !== "");
  const isZoneHidden = isFolded && sheet !== undefined;

  const fold = () => {
    setFolded(true);
    onTaken();
  };

  const readFiles = async (files: readonly File[]) => {
    const pdfs = files.filter(isPdf);
    const [tableFile, otherTable] = files.filter((file) => !isPdf(file));
    refuse(otherTable ? ONE_TABLE : "");
    if (otherTable) return;
    if (pdfs.length > 0) {
      late.load();
      setBatches((former) => [...former, pdfs]);
    }
    if (tableFile && (await readFile(tableFile))) fold();
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void readFiles([...(target.files ?? [])]);
    // Otherwise the browser raises no event when the same file, mended on the disk, is chosen again.
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
    if (event.clipboardData.getData("text/plain").length <= LONGEST_PASTE) return;
    event.preventDefault();
    refuse(TOO_LONG);
  };

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    readText(target.value);
    if ((nativeEvent as InputEvent).inputType === "insertFromPaste") fold();
    else setFolded(false);
  };

  const readSample = () => {
    readText(sampleFor(today));
    fold();
  };

  /** The pressed button is removed, so the focus needs another element. */
  const focusTextArea = () => textArea.current?.focus();
  const unfold = () => {
    flushSync(() => setFolded(false));
    focusTextArea();
  };
  const clearAll = () => {
    clear();
    setBatches([]);
    focusTextArea();
  };
  const source = table.fileName ? `de ${table.fileName}` : plural(lineCount, "collée");
  const taken = `${counted(lineCount, "ligne")} ${source}`;
  return (
    <div css={stack}>
      {isZoneHidden && (
        <div css={oneLine}>
          <p>
            <span key={taken}>{taken}</span>
          </p>
          <button type="button" css={textButton} onClick={unfold}>
            Changer<span css={visuallyHidden}> le tableau, ou ajouter des factures</span>
          </button>
        </div>
      )}
      <div css={zone} hidden={isZoneHidden}>
        <Labelled field={tableField}>
          <textarea
            {...fieldAttributes(tableField)}
            ref={textArea}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            // The text of a file stays out of the text area.
            value={table.fileName ? "" : table.text}
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
          {(table.text || invoices.length > 0) && (
            <button type="button" css={textButton} onClick={clearAll}>
              Effacer le tableau et les factures
            </button>
          )}
        </div>
      </div>
      <LateCodeSign of={late} loading="Lecture des factures…" what="La lecture des factures" />
      {Batch &&
        batches.map((files, index) => <Batch key={index} files={files} today={today} onRead={addInvoices} />)}
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
    </div>
  );
}
