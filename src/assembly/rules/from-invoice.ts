/** Texts of an invoice for the form's fields. They are filled in and removed together. */
import { TICKED } from "../../forms/elements";
import { periodInFrench, typedPeriod } from "../../french/numbers";
import { readNotice } from "../../french/period";
import type { FoundContract } from "../../invoices/invoice";
import { dossierFields, type FieldName, type Typed } from "./fields";

/** The texts of all fields that a contract fills. */
export function textsFromInvoice(contract: FoundContract): Typed {
  const { end, isOpenEnded, notice, renewal, meter, energy, consumption, name } = contract;
  return {
    // One of them excludes the other.
    ...(end && { contractEnd: end, openEnded: "" }),
    ...(isOpenEnded && { contractEnd: "", openEnded: TICKED }),
    ...(notice && { notice: typedPeriod(notice) }),
    ...(renewal && { renewal: "renews", renewalMonths: `${renewal}` }),
    ...(meter && { meter }),
    ...(energy && { energy }),
    ...(consumption && { consumption: `${Math.round(consumption * 1000)}` }),
    ...(name && { copropriete: name }),
  };
}

const names = (typed: Typed) => Object.keys(typed) as FieldName[];

/** A field's text, for comparing: « 3 » is the same notice as « 3 mois ». */
function comparable(name: FieldName, text = ""): string {
  const notice = name === "notice" ? readNotice(text) : undefined;
  return notice?.unit ? periodInFrench(notice) : text;
}

/** French names of the fields whose typed texts are not those of an invoice. */
export function conflictsOf(typed: Typed, texts: Typed): string[] {
  const different = names(texts).filter(
    (name) => typed[name] && comparable(name, typed[name]) !== comparable(name, texts[name]),
  );
  const labels = different.map((name) => dossierFields[name].label.replace(/[,?].*$/, "").trim());
  return [...new Set(labels)].map((label) => label.charAt(0).toLowerCase() + label.slice(1));
}

/** What one invoice has put into fields. */
export interface Owned {
  /** The same for the same file. */
  fingerprint: string;
  fileName: string;
  /** The number of the contract's meter, or an empty text. */
  point: string;
  texts: Typed;
  /** The former texts of these fields. */
  before: Typed;
}

/** Name of the hidden field with `Owned` as JSON: a field survives a reload and a change of page, as the texts do. */
export const OWNED_FIELD = "facture-lue";

export function readOwned(json: string | undefined): Owned | undefined {
  try {
    return json ? (JSON.parse(json) as Owned) : undefined;
  } catch {
    return undefined;
  }
}

/** Adds texts to those of an invoice. @param typed the fields' texts now. */
export function addToOwned(owned: Owned, typed: Typed, texts: Typed): Owned {
  const now = Object.fromEntries(names(texts).map((name) => [name, typed[name] ?? ""]));
  return { ...owned, texts: { ...owned.texts, ...texts }, before: { ...now, ...owned.before } };
}

/** The former texts, except for fields that the visitor has changed since. */
export function textsBefore({ texts, before }: Owned, typed: Typed): Typed {
  const isChanged = (name: FieldName) => (typed[name] ?? "") !== texts[name];
  const restored = names(texts).filter((name) => !isChanged(name));
  return Object.fromEntries(restored.map((name) => [name, before[name] ?? ""]));
}
