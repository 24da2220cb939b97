import type { InvoiceContract } from "../../invoices/invoice";
import type { FieldName, Typed } from "./fields";

const names = (typed: Typed) => Object.keys(typed) as FieldName[];

function renewalTexts({ renewal }: InvoiceContract): Typed | undefined {
  if (!renewal) return undefined;
  if (typeof renewal.value === "string") return { renewal: renewal.value };
  return { renewal: "renews", renewalMonths: `${renewal.value}` };
}

type Texts = Readonly<Partial<Record<keyof InvoiceContract, Typed | undefined>>>;

/** The texts of the fields by what was read of a contract. */
export function textsOf(contract: InvoiceContract): Texts {
  const { end, notice, meter, name, energy, consumption, power, segment } = contract;
  const size = meter ? { meter } : undefined;
  const kWh = consumption && `${Math.round(consumption.value * 1000)}`;
  return {
    end: end && { contractEnd: end.value },
    notice: notice && { notice: `${notice.value.count}`, noticeUnit: notice.value.unit },
    renewal: renewalTexts(contract),
    name: name && { copropriete: name.value },
    energy: energy && { energy: energy.value },
    power: power && size,
    consumption: kWh ? { ...size, consumption: kWh } : undefined,
    segment: segment && size,
  };
}

/** Fields that are one answer have one text from the start: the unit of a notice. */
export const isEmpty = (typed: Typed, texts: Typed) =>
  names(texts).every((name) => name === "noticeUnit" || !typed[name]);

export const isSame = (typed: Typed, texts: Typed) =>
  names(texts).every((name) => typed[name] === texts[name]);

/** Texts that an invoice has put into fields, and those that stood there before. */
export interface Filled {
  texts: Typed;
  before: Typed;
}

export const NOTHING_FILLED: Filled = { texts: {}, before: {} };

/** @param typed the fields' texts now. */
export function fill(filled: Filled, typed: Typed, texts: Typed): Filled {
  const now = Object.fromEntries(names(texts).map((name) => [name, typed[name] ?? ""]));
  return { texts: { ...filled.texts, ...texts }, before: { ...now, ...filled.before } };
}

/** The texts that restore what stood there before, except in fields that the visitor has changed since. */
export function textsBefore({ texts, before }: Filled, typed: Typed): Typed {
  const isChanged = (name: FieldName) => typed[name] !== texts[name];
  // The unit belongs to the number.
  const isKept = (name: FieldName) => isChanged(name) || (name === "noticeUnit" && isChanged("notice"));
  const restored = names(texts).filter((name) => !isKept(name));
  return Object.fromEntries(restored.map((name) => [name, before[name] ?? ""]));
}
