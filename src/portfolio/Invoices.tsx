import { type ComponentType, useState } from "react";

import { Labelled, tied } from "../forms/Field";
import { fileBox } from "../forms/field.styles";
import type { IsoDay } from "../french/dates";
import { alertText } from "../theme/text";
import type { FiledContract } from "./invoice-lines";
import type { InvoiceBatchProps } from "./InvoiceBatch";
import { inputs, stack } from "./parts";

const field = {
  name: "factures-tableau",
  label: "Ou des factures en PDF, 40 au plus",
  hint: "Lues dans votre navigateur\u00a0: rien n’est envoyé",
};
const NOT_LOADED =
  "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";

const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

/** The PDF files among those that were chosen or dropped. */
export const invoicesIn = (files: Iterable<File> | null) => [...(files ?? [])].filter(isPdf);

/** The batches of invoices, in their order. Their code is fetched with the first one. */
export function useInvoices() {
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

interface InvoicesProps {
  invoices: ReturnType<typeof useInvoices>;
  today: IsoDay;
  /** Takes the contracts of a batch. */
  onRead: (contracts: readonly FiledContract[]) => void;
}

/** A field for up to forty invoices, and the results of each batch. */
export function Invoices({ invoices, today, onRead }: InvoicesProps) {
  const { Batch, batches, problem, readInvoices } = invoices;
  return (
    <div css={stack}>
      <div css={inputs}>
        <Labelled field={field}>
          <input
            {...tied(field)}
            type="file"
            multiple
            accept=".pdf,application/pdf"
            css={fileBox}
            onChange={({ target }) => readInvoices([...(target.files ?? [])])}
          />
        </Labelled>
      </div>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      {Batch &&
        batches.map((files, index) => <Batch key={index} files={files} today={today} onRead={onRead} />)}
    </div>
  );
}
