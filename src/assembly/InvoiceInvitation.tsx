import { graphql } from "gatsby";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

import { Labelled, tied } from "../forms/Field";
import { fileBox } from "../forms/field.styles";
import type { IsoDay } from "../french/dates";
import { alertText } from "../theme/text";
import type { InvoiceFieldsProps } from "./InvoiceFields";

const NOT_LOADED =
  "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";

interface InvoiceInvitationProps {
  texts: Queries.InvoiceTexts;
  today: IsoDay;
}

/**
 * « Lire une facture (PDF) »: a field for a file, which may also be dropped anywhere on the form. The reader and its library are fetched at
 * the first file.
 */
export function InvoiceInvitation({ texts, today }: InvoiceInvitationProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [Fields, setFields] = useState<ComponentType<InvoiceFieldsProps>>();
  const [problem, setProblem] = useState("");
  const field = { name: "facture", label: texts.invoiceText, hint: texts.invoiceNote, wide: true };

  const read = useCallback(() => {
    const [chosen] = input.current?.files ?? [];
    if (!chosen) return;
    setProblem("");
    setFile(chosen);
    import(/* webpackChunkName: "invoices" */ "./InvoiceFields").then(
      ({ InvoiceFields }) => setFields(() => InvoiceFields),
      () => setProblem(NOT_LOADED),
    );
  }, []);
  useEffect(() => {
    // The visitor may have chosen a file before hydration.
    read();
    const form = input.current?.form;
    const drop = (event: DragEvent) => {
      const { target, dataTransfer } = event;
      if (!input.current || target === input.current || !dataTransfer?.types.includes("Files")) return;
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault();
      if (event.type === "dragover") return;
      input.current.files = dataTransfer.files;
      read();
    };
    form?.addEventListener("dragover", drop);
    form?.addEventListener("drop", drop);
    return () => {
      form?.removeEventListener("dragover", drop);
      form?.removeEventListener("drop", drop);
    };
  }, [read]);
  const forget = () => {
    setFile(undefined);
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };
  return (
    <>
      <Labelled field={field}>
        {/* The field has no name, so that the form's draft does not keep the file. */}
        <input
          {...tied(field)}
          name={undefined}
          ref={input}
          type="file"
          accept=".pdf,application/pdf"
          css={fileBox}
          onChange={read}
        />
      </Labelled>
      <div role="alert" css={alertText}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      {file && Fields && <Fields file={file} today={today} input={input} onForget={forget} />}
    </>
  );
}

export const fragment = graphql`
  fragment InvoiceTexts on AssemblyFile {
    invoiceText
    invoiceNote
  }
`;
