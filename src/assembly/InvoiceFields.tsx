import { type RefObject, useState } from "react";
import { useForm, useFormState } from "react-final-form";

import { secondaryButton } from "../components/Button";
import { setTexts } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import type { FoundContract, Invoice } from "../invoices/invoice";
import { InvoiceReading } from "../invoices/InvoiceReading";
import { noteText } from "../theme/text";
import type { Typed } from "./rules/fields";
import {
  addToOwned,
  conflictsOf,
  type Owned,
  OWNED_FIELD,
  readOwned,
  textsBefore,
  textsFromInvoice,
} from "./rules/from-invoice";

/** The form's texts, with the hidden field. */
export type TypedWithOwned = Typed & Readonly<Partial<Record<typeof OWNED_FIELD, string>>>;

export interface InvoiceFieldsProps {
  file: File;
  today: IsoDay;
  /** The field of the file, which is in the form. */
  input: RefObject<HTMLInputElement | null>;
  onRefused: () => void;
}

/** Fills the form from an invoice. On a conflict with typed values it asks first, and fills in all or nothing. */
export function InvoiceFields({ file, today, input, onRefused }: InvoiceFieldsProps) {
  const form = useForm();
  const { values } = useFormState<TypedWithOwned>({ subscription: { values: true } });
  /** The values of an invoice that differ from what is typed. */
  const [offered, setOffered] = useState<Owned>();

  const current = () => form.getState().values as TypedWithOwned;
  const ownedNow = () => readOwned(current()[OWNED_FIELD]);
  const element = () => input.current?.form;
  const write = (texts: Typed, owned: Owned) => {
    const target = element();
    const next = addToOwned(owned, current(), texts);
    if (target) setTexts(form, target, { ...texts, [OWNED_FIELD]: JSON.stringify(next) });
  };

  const take = (invoice: Invoice, contract: FoundContract) => {
    setOffered(undefined);
    const owned = ownedNow();
    const { point } = contract;
    // The same contract again changes nothing.
    if (owned?.fingerprint === invoice.fingerprint && owned.point === point) return;
    const target = element();
    if (owned && target) setTexts(form, target, { ...textsBefore(owned, current()), [OWNED_FIELD]: "" });
    const { fingerprint } = invoice;
    const next: Owned = { fingerprint, fileName: file.name, point, texts: {}, before: {} };
    const texts = textsFromInvoice(contract);
    if (conflictsOf(current(), texts).length > 0) setOffered({ ...next, texts });
    else write(texts, next);
  };
  const replace = (offer: Owned) => {
    write(offer.texts, ownedNow() ?? { ...offer, texts: {} });
    setOffered(undefined);
    // The button goes away, and must not take the focus with it.
    input.current?.focus();
  };
  /** The end that the visitor has chosen belongs to the invoice. */
  const takeEnd = (day: IsoDay) => {
    const owned = ownedNow() ?? (offered && { ...offered, texts: {} });
    if (owned) write({ contractEnd: day, openEnded: "" }, owned);
    const field = element()?.elements.namedItem("contractEnd");
    if (field instanceof HTMLElement) field.focus();
  };
  const conflicts = offered ? conflictsOf(values, offered.texts) : [];
  return (
    <>
      <InvoiceReading
        file={file}
        today={today}
        typedEnd={values.contractEnd ?? ""}
        onRead={take}
        onRefused={onRefused}
        onEnd={takeEnd}
      />
      {offered && conflicts.length > 0 && (
        <div role="group" aria-label="Vos réponses et la facture">
          <p css={noteText}>
            {`Vos réponses ne sont pas celles de la facture\u00a0: ${conflicts.join(", ")}. Rien n’en est repris.`}
          </p>
          <button type="button" css={secondaryButton} onClick={() => replace(offered)}>
            Remplacer par la facture
          </button>
        </div>
      )}
    </>
  );
}
