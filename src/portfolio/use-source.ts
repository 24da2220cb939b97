/** The pasted table or file, with the visitor's corrections. Both are also kept in `draft`. */
import { useRef, useState } from "react";

import type { Corrections } from "./contract";
import { decodeFile } from "./decode";
import { draft, type Source } from "./draft";
import { type FiledContract, takesInvoices, withInvoices } from "./invoice-lines";

/** Bytes of a file, and characters of a paste. 500 lines take about 100 kB. */
const LARGEST_TABLE = 10_000_000;
const TOO_LARGE =
  "Ce tableau fait plus de 10\u00a0Mo\u00a0: gardez-en les colonnes utiles, ou 500\u00a0lignes, puis recommencez.";
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const OTHER_TABLE =
  "Les factures sont lues, mais un autre tableau est dans le champ\u00a0: enregistrez-le ou videz-le, puis déposez-les de nouveau.";

export function useSource() {
  /** The field for a pasted table. A file's text, and a long paste, stay out of it. */
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState(draft.source);
  const [corrections, setCorrections] = useState(draft.corrections);
  /** Why the last table was refused, in French. */
  const [refusal, setRefusal] = useState("");

  const saveCorrections = (next: Corrections) => {
    draft.corrections = next;
    setCorrections(next);
  };

  /** Reads another table. The corrections belong to the lines of the former one, and go. */
  const readSource = (next: Source) => {
    draft.source = next;
    setSource(next);
    setRefusal("");
    saveCorrections({});
  };

  const refuse = (reason: string) => {
    readSource({ text: "" });
    setRefusal(reason);
  };

  const fillTextArea = (text: string) => {
    if (textArea.current) textArea.current.value = text;
    readSource({ text });
  };

  /** Reads a text, and leaves the text area empty. @param text undefined for a binary file. */
  const readOutsideTextArea = (text: string | undefined, fileName: string) => {
    fillTextArea("");
    if (text === undefined) refuse(NOT_TEXT);
    else if (text.length > LARGEST_TABLE) refuse(TOO_LARGE);
    else readSource({ text, file: fileName });
  };

  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_TABLE) {
      refuse(TOO_LARGE);
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    readOutsideTextArea(decodeFile(bytes), file.name);
  };

  /** Adds lines to a table of invoices. The lines above them do not move, so that their corrections stay. */
  const addContracts = (contracts: readonly FiledContract[]) => {
    // Invoices take a while to read: `draft` has the text of now, and the state that of their start.
    const { text } = draft.source;
    const keptCorrections = draft.corrections;
    if (contracts.length > 0 && !takesInvoices(text)) {
      setRefusal(OTHER_TABLE);
      return;
    }
    fillTextArea(withInvoices(text, contracts));
    saveCorrections(keptCorrections);
  };

  return {
    textArea,
    source,
    corrections,
    refusal,
    saveCorrections,
    readSource,
    fillTextArea,
    readOutsideTextArea,
    readFile,
    addContracts,
  };
}
