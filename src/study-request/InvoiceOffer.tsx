import { useRef, useState } from "react";
import { useForm } from "react-final-form";

import { textButton } from "../components/Button";
import { isPdf, readTexts, setTexts } from "../forms/elements";
import { noteText } from "../theme/text";
import { isSendable } from "./attached-files";

/** Shown when the reader failed to load or to run: the error does not tell which. */
const NOT_READ = "Cette facture n’a pas pu être lue ici. Joignez-la simplement.";

/** Offers to fill in pristine fields from an attached invoice. The reader is fetched at the press, and the form can be sent meanwhile. */
export function InvoiceOffer({ files }: { files: readonly File[] }) {
  const form = useForm();
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState("");
  const invoice = files.find((file) => isPdf(file) && isSendable(file));
  if (!invoice) return null;

  const fillFields = async () => {
    const element = container.current?.closest("form");
    if (!element) return;
    setStatus("Lecture de la facture…");
    try {
      const { readInvoiceTexts } = await import(/* webpackChunkName: "invoices" */ "./invoice-texts");
      const reading = await readInvoiceTexts(invoice, () => readTexts(element));
      setTexts(form, element, reading.texts);
      setStatus(reading.status);
    } catch {
      setStatus(NOT_READ);
    }
  };
  return (
    <div ref={container}>
      <button type="button" css={textButton} onClick={() => void fillFields()}>
        {"Reprendre de la facture\u00a0: énergie, nom"}
      </button>
      <p role="status" css={noteText}>
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
