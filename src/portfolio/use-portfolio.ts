/** The state of the tool: what was taken, matched and mended. It is also kept in the draft. */
import { startTransition, useEffect, useRef, useState } from "react";

import { decodeFile } from "./decode";
import { type PortfolioDraft, readDraft, type TableText, writeDraft } from "./draft";
import type { FiledContract } from "./invoice-lines";
import { type Sheet, takeSheet } from "./sheet";

/** Bytes of a file, and characters of a paste. 500 lines take about 100 kB. */
const LARGEST_TABLE = 10_000_000;
/** Characters of a paste that the text area shows without a delay. */
const LONGEST_SHOWN = 300_000;

const TOO_LARGE =
  "Ce tableau fait plus de 10\u00a0Mo\u00a0: gardez-en les colonnes utiles, ou 500\u00a0lignes, puis recommencez.";
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const EMPTY_FILE = "Ce fichier est vide.";
const TOO_FEW = "Collez au moins deux colonnes\u00a0: le nom de l’immeuble et la fin du contrat.";

export function usePortfolio() {
  /** The field for a pasted table. A file's text, and a long paste, stay out of it. */
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(readDraft);
  /** Undefined while a text is read. */
  const [taken, setTaken] = useState<{ text: string; sheet: Sheet | undefined }>();
  /** Why the last file was refused, in French. */
  const [refusal, setRefusal] = useState("");

  const { text } = draft.table;
  useEffect(() => {
    const controller = new AbortController();
    void takeSheet(text, controller.signal).then((sheet) => {
      // Typing stays fluent while a long table is shown.
      if (!controller.signal.aborted) startTransition(() => setTaken({ text, sheet }));
    });
    return () => controller.abort();
  }, [text]);

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

  const refuse = (reason: string) => {
    fillTextArea("");
    setRefusal(reason);
  };

  const readLongText = (next: string, file: string) => {
    if (next.length > LARGEST_TABLE) {
      refuse(TOO_LARGE);
      return;
    }
    fillTextArea("");
    readTable({ text: next, file });
  };

  /** @returns whether the paste is read here, and must not reach the text area. */
  const readPaste = (next: string): boolean => {
    if (next.length <= LONGEST_SHOWN) return false;
    readLongText(next, "collage");
    return true;
  };

  const readFile = async (file: File) => {
    if (file.size > LARGEST_TABLE) {
      refuse(TOO_LARGE);
      return;
    }
    const fileText = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (fileText === undefined) refuse(NOT_TEXT);
    else if (fileText.trim() === "") refuse(EMPTY_FILE);
    else readLongText(fileText, file.name);
  };

  /** Reads the latest draft: it may have changed while the invoices were read. */
  const addInvoices = (contracts: readonly FiledContract[]) =>
    save({ invoices: [...readDraft().invoices, ...contracts] });

  const isTaken = taken?.text === text;
  const isNoTable = isTaken && text.trim() !== "" && !taken.sheet;
  return {
    textArea,
    draft,
    save,
    /** Undefined without a table. While a changed text is read, the former table stays. */
    sheet: text.trim() === "" ? undefined : taken?.sheet,
    problem: refusal || (isNoTable ? TOO_FEW : ""),
    readTable,
    fillTextArea,
    readPaste,
    readFile,
    addInvoices,
  };
}
