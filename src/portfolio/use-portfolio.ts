/** The state of the tool: what was taken, matched and mended. It is also kept in the draft. */
import { useDeferredValue, useMemo, useRef, useState } from "react";

import { type PortfolioDraft, readDraft, type TableText, writeDraft } from "./draft";
import type { FiledContract } from "./invoice-lines";
import { takeSheet } from "./table/sheet";
import { takeFile } from "./table/take-file";

/** Characters that the text area shows without a delay. */
const LONGEST_PASTE = 300_000;

const TOO_LONG =
  "Ce tableau est trop long pour être collé\u00a0: enregistrez-le en CSV, puis déposez le fichier.";

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

  /** Adds to the latest draft: it may have changed while the invoices were read. The same invoice again changes nothing. */
  const addInvoices = (contracts: readonly FiledContract[]) => {
    const byId = new Map([...readDraft().invoices, ...contracts].map((contract) => [contract.id, contract]));
    save({ invoices: [...byId.values()] });
  };

  /** Their corrections go with them: the same invoice, added again, is read anew. */
  const removeInvoices = () => {
    const removed = new Set(draft.invoices.map(({ id }) => id));
    const others = Object.entries(draft.corrections).filter(([id]) => !removed.has(id));
    save({ invoices: [], corrections: Object.fromEntries(others) });
  };

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
    removeInvoices,
  };
}
