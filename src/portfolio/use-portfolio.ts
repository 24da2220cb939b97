/** The state of the tool: what was taken, matched and mended, which is the record of the table. */
import { useDeferredValue, useMemo, useRef, useState } from "react";

import type { FiledContract } from "./invoice-lines";
import { type PortfolioRecord, readPortfolio, type TableText, writePortfolio } from "./portfolio-record";
import { takeSheet } from "./table/sheet";
import { takeFile } from "./table/take-file";

/** Characters that the text area shows without a delay. */
const LONGEST_PASTE = 300_000;

const TOO_LONG =
  "Ce tableau est trop long pour être collé\u00a0: enregistrez-le en CSV, puis déposez le fichier.";

export function usePortfolio() {
  /** The field for a pasted table. A file's text stays out of it. */
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [record, setRecord] = useState(readPortfolio);
  /** Why the last file or paste was refused, in French. The table before it stays. */
  const [refusal, setRefusal] = useState("");

  // Typing stays fluent while a long table is shown.
  const text = useDeferredValue(record.table.text);
  const taken = useMemo(() => (text.trim() === "" ? undefined : takeSheet(text)), [text]);

  const save = (changes: Partial<PortfolioRecord>) => {
    const next = { ...readPortfolio(), ...changes };
    writePortfolio(next);
    setRecord(next);
  };

  const readTable = (table: TableText) => {
    setRefusal("");
    save({ table });
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

  /** @returns whether the file is a table. */
  const readFile = async (file: File): Promise<boolean> => {
    const taken = await takeFile(file);
    if (taken.text === undefined) {
      setRefusal(taken.problem);
      return false;
    }
    fillTextArea("");
    readTable({ text: taken.text, file: file.name });
    return true;
  };

  /** Adds to the latest record: it may have changed while the invoices were read. The same invoice again changes nothing. */
  const addInvoices = (contracts: readonly FiledContract[]) => {
    const byId = new Map(
      [...readPortfolio().invoices, ...contracts].map((contract) => [contract.id, contract]),
    );
    save({ invoices: [...byId.values()] });
  };

  /** Removes the invoices and their corrections, so that the same invoice, added again, is read anew. */
  const removeInvoices = () => {
    const removed = new Set(record.invoices.map(({ id }) => id));
    const others = Object.entries(record.corrections).filter(([id]) => !removed.has(id));
    save({ invoices: [], corrections: Object.fromEntries(others) });
  };

  return {
    textArea,
    record,
    save,
    /** Undefined without a table. */
    sheet: taken?.sheet,
    problem: refusal || (taken?.problem ?? ""),
    readTable,
    fillTextArea,
    refusesPaste,
    readFile,
    addInvoices,
    removeInvoices,
  };
}
