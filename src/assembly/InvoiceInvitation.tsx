import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";

import { isPdf } from "../forms/elements";
import { FileChooser } from "../forms/FileChooser";
import { LateCodeSign, useLateCode } from "../forms/LateCode";
import { recordState, useRecord } from "../forms/record";
import type { IsoDay } from "../french/dates";
import { space } from "../theme/tokens";
import { dossierForm } from "./rules/dossier-fields";

const loadReader = async () => {
  const { InvoiceToRecord } = await import(/* webpackChunkName: "invoices" */ "./InvoiceToRecord");
  return InvoiceToRecord;
};

/** Below all columns of the form. */
const wide = css({ gridColumn: "1 / -1" });
const belowQuestions = css(wide, { marginTop: space(-1) });
const results = css(wide, { display: "grid", gap: space(1), justifyItems: "start" });

/** A chosen file. */
interface Reading {
  file: File;
  /** The record's revision when the file was chosen. */
  revision: number;
  /** Remounts the reader when the same file is chosen again. */
  number: number;
}

interface InvoiceInvitationProps {
  texts: Queries.InvoiceTexts;
  today: IsoDay;
  /** Called when a file is chosen. */
  onFileChosen?: (isChosen: true) => void;
  /** The page itself says that nothing is sent, so the note that says it is left out. */
  withoutNote?: boolean;
}

/**
 * « Lire une facture (PDF) »: a button for a file, which may also be dropped anywhere on the form. The reader and its library are fetched at
 * the first file.
 */
export function InvoiceInvitation({ texts, today, onFileChosen, withoutNote }: InvoiceInvitationProps) {
  const { revision } = useRecord(dossierForm);
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>();
  const code = useLateCode(loadReader);
  const { code: Reader, load } = code;
  const [note, setNote] = useState("");
  const field = {
    name: "facture",
    label: texts.invoiceText,
    hint: withoutNote ? "" : texts.invoiceNote,
  };

  const readChosenFile = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    const file = files.find(isPdf) ?? files[0];
    if (!file) return;
    // Without this, a second choice of the same file is no change.
    if (input.current) input.current.value = "";
    onFileChosen?.(true);
    setNote(files.length > 1 ? `Un seul fichier\u00a0: ${file.name} est lu.` : "");
    setReading((former) => ({
      file,
      revision: recordState(dossierForm).revision,
      number: (former?.number ?? 0) + 1,
    }));
    load();
  }, [load, onFileChosen]);
  // The visitor may have chosen or dropped a file before hydration.
  useEffect(readChosenFile, [readChosenFile]);

  // Once another record has come, such as the invoice's own, the file is no longer shown: the record's line names it.
  const isCurrent = reading?.revision === revision;
  return (
    <>
      <FileChooser
        field={field}
        ref={input}
        accept=".pdf,application/pdf"
        onChange={readChosenFile}
        css={belowQuestions}
      />
      <div css={wide}>
        <LateCodeSign
          of={code}
          loading="Lecture de la facture…"
          what="La lecture des factures"
          note={isCurrent ? note : ""}
        />
      </div>
      {isCurrent && (
        <div css={results}>{Reader && <Reader key={reading.number} file={reading.file} today={today} />}</div>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment InvoiceTexts on AssemblyFile {
    invoiceText
    invoiceNote
  }
`;
