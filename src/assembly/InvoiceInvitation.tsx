import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useForm, useFormState } from "react-final-form";

import { textButton } from "../components/Button";
import { isPdf, setTexts } from "../forms/elements";
import { FileButton } from "../forms/FileButton";
import type { IsoDay } from "../french/dates";
import { alertText, noteText } from "../theme/text";
import { space } from "../theme/tokens";
import type { InvoiceFieldsProps, TypedWithOwned } from "./InvoiceFields";
import { OWNED_FIELD, readOwned, textsBefore } from "./rules/from-invoice";

const NOT_LOADED =
  "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";

/** In the column of the contract's end, also where a field stands beside it. */
const underEnd = css({ gridColumn: 1, marginTop: space(-1), marginBottom: space(1) });
/** Below all columns of the form. */
const wide = css({ gridColumn: "1 / -1" });
const results = css(wide, { display: "grid", gap: space(1), justifyItems: "start" });

/** A chosen file. The number remounts the reader when the same file is chosen again. */
interface Reading {
  file: File;
  number: number;
}

interface InvoiceInvitationProps {
  texts: Queries.InvoiceTexts;
  today: IsoDay;
  /** Where the page has just said that nothing is sent. */
  withoutNote?: boolean;
}

/**
 * « Lire une facture (PDF) »: a button for a file, which may also be dropped anywhere on the form. The reader and its library are fetched at
 * the first file.
 */
export function InvoiceInvitation({ texts, today, withoutNote }: InvoiceInvitationProps) {
  const form = useForm();
  const { values } = useFormState<TypedWithOwned>({ subscription: { values: true } });
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>();
  const [Fields, setFields] = useState<ComponentType<InvoiceFieldsProps>>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const [isRefused, setRefused] = useState(false);
  const field = {
    name: "facture",
    label: texts.invoiceText,
    hint: withoutNote ? "" : texts.invoiceNote,
  };
  const ownedText = values[OWNED_FIELD];
  const owned = readOwned(ownedText);

  const read = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    const file = files.find(isPdf) ?? files[0];
    if (!file) return;
    setProblem("");
    setRefused(false);
    setNote(files.length > 1 ? `Un seul fichier\u00a0: ${file.name} est lu.` : "");
    setReading((former) => ({ file, number: (former?.number ?? 0) + 1 }));
    import(/* webpackChunkName: "invoices" */ "./InvoiceFields").then(
      ({ InvoiceFields }) => setFields(() => InvoiceFields),
      () => setProblem(NOT_LOADED),
    );
  }, []);
  // The visitor may have chosen or dropped a file before hydration.
  useEffect(read, [read]);

  useEffect(() => {
    // After a reload, the state lacks the texts of fields that only the other page shows.
    const element = input.current?.form;
    const typed = form.getState().values as TypedWithOwned;
    const { texts: kept = {} } = readOwned(ownedText) ?? {};
    const missing = Object.entries(kept).filter(([name]) => element && !element.elements.namedItem(name));
    const lost = missing.filter(([name]) => typed[name as keyof TypedWithOwned] === undefined);
    if (element && lost.length > 0) setTexts(form, element, Object.fromEntries(lost));
  }, [form, ownedText]);

  const forget = () => {
    setReading(undefined);
    setNote("");
    const element = input.current?.form;
    if (owned && element) setTexts(form, element, { ...textsBefore(owned, values), [OWNED_FIELD]: "" });
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };
  return (
    <>
      <FileButton field={field} ref={input} accept=".pdf,application/pdf" onChange={read} css={underEnd} />
      {/* A text field, because the draft and a reload keep those. */}
      <input type="text" hidden name={OWNED_FIELD} defaultValue="" />
      <div role="alert" css={[wide, alertText]}>
        {problem && <p key={problem}>{problem}</p>}
      </div>
      <div css={results}>
        {note && <p css={noteText}>{note}</p>}
        {reading && Fields && (
          <Fields
            key={reading.number}
            file={reading.file}
            today={today}
            input={input}
            onRefused={() => setRefused(true)}
          />
        )}
        {owned && (!reading || isRefused) && (
          <p css={noteText}>{`Réponses reprises de la facture «\u00a0${owned.fileName}\u00a0».`}</p>
        )}
        {(owned ?? reading) && (
          <button type="button" css={textButton} onClick={forget}>
            Oublier cette facture
          </button>
        )}
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment InvoiceTexts on AssemblyFile {
    invoiceText
    invoiceNote
  }
`;
