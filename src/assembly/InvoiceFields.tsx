import { type RefObject, useEffect, useRef } from "react";
import { useForm, useFormState } from "react-final-form";

import { textButton } from "../components/Button";
import { setTexts } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import type { ContractLine } from "../invoices/contract-lines";
import type { InvoiceContract } from "../invoices/invoice";
import { InvoiceReading } from "../invoices/InvoiceReading";
import type { Typed } from "./rules/fields";
import {
  fill,
  type Filled,
  isEmpty,
  isSame,
  NOTHING_FILLED,
  textsBefore,
  textsOf,
} from "./rules/from-invoice";

export interface InvoiceFieldsProps {
  file: File;
  today: IsoDay;
  /** The field of the file, which is in the form. */
  input: RefObject<HTMLInputElement | null>;
  onForget: () => void;
}

/** Reads an invoice into the empty fields of the form, and offers its values for filled ones. Comes at the first file. */
export function InvoiceFields({ file, today, input, onForget }: InvoiceFieldsProps) {
  const form = useForm();
  const { values: typed } = useFormState<Typed>({ subscription: { values: true } });
  const filled = useRef<Filled>(NOTHING_FILLED);

  const current = () => form.getState().values as Typed;
  const write = (texts: Typed) => {
    const element = input.current?.form;
    if (element) setTexts(form, element, texts);
  };
  const take = (texts: Typed) => {
    filled.current = fill(filled.current, current(), texts);
    write(texts);
  };
  const replace = (texts: Typed) => {
    take(texts);
    // The button goes away, and must not take the focus with it: the visitor is led to the field that has the value now.
    const [name = ""] = Object.keys(texts);
    const field = input.current?.form?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.focus();
  };
  const undo = () => {
    write(textsBefore(filled.current, current()));
    filled.current = NOTHING_FILLED;
  };
  // Another file takes back what this one has filled in.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(undo, [file]);
  const takeContract = (contract: InvoiceContract) => {
    undo();
    for (const texts of Object.values(textsOf(contract))) if (texts && isEmpty(current(), texts)) take(texts);
  };
  const offer = (contract: InvoiceContract, { id, text }: ContractLine) => {
    const texts = textsOf(contract)[id];
    if (!texts || isSame(typed, texts)) return null;
    return (
      <button type="button" css={textButton} onClick={() => replace(texts)}>
        {`Remplacer par ${text}`}
      </button>
    );
  };
  const forget = () => {
    undo();
    onForget();
  };
  return (
    <InvoiceReading
      key={`${file.name} ${file.lastModified}`}
      file={file}
      today={today}
      onRead={takeContract}
      offer={offer}
      onForget={forget}
    />
  );
}
