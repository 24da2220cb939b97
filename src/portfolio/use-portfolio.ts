/** The state of the tool: what was taken, matched and mended, which is the record of the table. */
import { useDeferredValue, useMemo, useState } from "react";

import type { InvoiceLine } from "./invoice-lines";
import { EMPTY_PORTFOLIO, type PortfolioRecord, readPortfolio, writePortfolio } from "./portfolio-record";
import { takeSheet } from "./table/sheet";
import { takeFile } from "./table/take-file";

export function usePortfolio() {
  const [record, setRecord] = useState(readPortfolio);
  /** Why the last file or paste was refused, in French. The table before it stays. */
  const [refusal, setRefusal] = useState("");

  // Typing stays fluent while a long table is shown.
  const text = useDeferredValue(record.table.text);
  const taken = useMemo(() => (text.trim() === "" ? undefined : takeSheet(text)), [text]);

  /** Changes the latest record: it may have changed while a file was read. */
  const save = (changes: Partial<PortfolioRecord>) => {
    const next = { ...readPortfolio(), ...changes };
    writePortfolio(next);
    setRecord(next);
  };

  const readText = (next: string, fileName = "") => {
    setRefusal("");
    save({ table: { text: next, fileName, headingRow: null } });
  };

  /** @returns whether the file is a table. */
  const readFile = async (file: File): Promise<boolean> => {
    const { text: found, problem } = await takeFile(file);
    if (found === undefined) setRefusal(problem);
    else readText(found, file.name);
    return found !== undefined;
  };

  /** The same invoice again changes nothing. */
  const addInvoices = (lines: readonly InvoiceLine[]) => {
    const lineById = new Map([...readPortfolio().invoices, ...lines].map((line) => [line.id, line]));
    save({ invoices: [...lineById.values()] });
  };

  const clear = () => {
    setRefusal("");
    save(EMPTY_PORTFOLIO);
  };

  return {
    record,
    save,
    /** Undefined without a table. */
    sheet: taken?.sheet,
    problem: refusal || (taken?.problem ?? ""),
    refuse: setRefusal,
    readText,
    readFile,
    addInvoices,
    clear,
  };
}
