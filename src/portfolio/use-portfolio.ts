/** The state of the tool: what was taken, matched and mended. It is also kept in the draft. */
import { useDeferredValue, useMemo, useRef, useState } from "react";

import { decodeFile } from "./decode";
import { type PortfolioDraft, readDraft, type TableText, writeDraft } from "./draft";
import type { FiledContract } from "./invoice-lines";
import { takeSheet } from "./sheet";

/** Bytes. 500 lines take about 100 kB. */
const LARGEST_FILE = 1_000_000;
/** Characters that the text area shows without a delay. */
const LONGEST_PASTE = 300_000;

const TOO_LARGE =
  "Ce tableau fait plus de 1\u00a0Mo\u00a0: gardez-en les colonnes utiles, ou 500\u00a0lignes, puis recommencez.";
const TOO_LONG =
  "Ce tableau est trop long pour être collé\u00a0: enregistrez-le en CSV, puis déposez le fichier.";
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const EMPTY_FILE = "Ce fichier est vide.";

export function usePortfolio() {
  /** The field for a pasted table. A file's text stays out of it. */
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(readDraft);
  /** Why the last file or paste was refused, in French. The table before it stays. */
  const [refusal, setRefusal] = useState("");

  // Typing stays fluent while a long table is shown.
  const text = useDeferredValue(draft.table.text);
  const taken = useMemo(() => (text.trim() === "" ? undefined : takeSheet(text)), [text]);

  const save = (changes: Partial<PortfolioDraft>) => {
    const next = { ...readDraft(), ...changes };
    writeDraft(next);
    setDraft(next);
  };

  /** Reads another table. The corrections of the lines of the former one go. */
  const readTable = (table: TableText) => {
    setRefusal("");
    const ofInvoices = Object.entries(readDraft().corrections).filter(([id]) => id.startsWith("facture-"));
    save({ table, headingRow: null, orders: {}, corrections: Object.fromEntries(ofInvoices) });
  };

  const fillTextArea = (next: string) => {
    if (textArea.current) textArea.current.value = next;
    readTable({ text: next });
  };

  /** @returns whether the paste is refused, and must not reach the text area. */
  const refusesPaste = (next: string): boolean => {
    const isTooLong = next.length > LONGEST_PASTE;
    if (isTooLong) setRefusal(TOO_LONG);
    return isTooLong;
  };

  const readFile = async (file: File) => {
    if (file.size > LARGEST_FILE) {
      setRefusal(TOO_LARGE);
      return;
    }
    const fileText = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (fileText === undefined) setRefusal(NOT_TEXT);
    else if (fileText.trim() === "") setRefusal(EMPTY_FILE);
    else {
      fillTextArea("");
      readTable({ text: fileText, file: file.name });
    }
  };

  /** Reads the latest draft: it may have changed while the invoices were read. */
  const addInvoices = (contracts: readonly FiledContract[]) =>
    save({ invoices: [...readDraft().invoices, ...contracts] });

  return {
    textArea,
    draft,
    save,
    /** Undefined without a table. */
    sheet: taken?.sheet,
    problem: refusal || (taken?.problem ?? ""),
    readTable,
    fillTextArea,
    refusesPaste,
    readFile,
    addInvoices,
  };
}
