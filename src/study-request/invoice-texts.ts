/** Reads an attached invoice for the form. Comes by dynamic import, with the library. */
import type { InvoiceContract } from "../invoices/invoice";
import { toRefusal } from "../invoices/refusals";
import { readInvoiceFile } from "../invoices/worker-client";
import { defaults, type RequestTexts } from "./fields";

/** The fields that an invoice can fill, as the status names them. */
const LABELS = {
  typeContrat: "énergie",
  nomCopropriete: "nom",
} as const satisfies Partial<Record<keyof RequestTexts, string>>;

type Name = keyof typeof LABELS;

const NAMES = Object.keys(LABELS) as Name[];

/** The name that all contracts of the invoice have in common, or an empty text. */
function nameOf(contracts: readonly InvoiceContract[]): string {
  const [first = "", ...others] = new Set(contracts.map(({ name = "" }) => name));
  return others.length === 0 ? first : "";
}

/** The option of the form for the energies of all contracts, or an empty text. */
function energyOf(contracts: readonly InvoiceContract[]): string {
  const [first = "", ...others] = new Set(contracts.flatMap(({ energy }) => energy ?? []));
  return others.length === 0 ? first : "electricite-gaz";
}

interface InvoiceTexts {
  /** For fields that are empty, or still have their default. */
  texts: Partial<RequestTexts>;
  /** A sentence in French about the filled fields, or about the failure. */
  status: string;
}

/** @param typed texts of the form, by the field's name. */
function textsFor(
  contracts: readonly InvoiceContract[],
  typed: Readonly<Record<string, string>>,
): InvoiceTexts {
  const found: Readonly<Record<Name, string>> = {
    typeContrat: energyOf(contracts),
    nomCopropriete: nameOf(contracts),
  };
  const isPristine = (name: Name) => (typed[name] ?? "") === defaults[name];
  const filledNames = NAMES.filter((name) => found[name] && isPristine(name));
  if (filledNames.length === 0) return { texts: {}, status: "Rien à reprendre de cette facture." };
  const labels = filledNames.map((name) => LABELS[name]).join(", ");
  return {
    texts: Object.fromEntries(filledNames.map((name) => [name, found[name]])),
    status: `Repris de la facture\u00a0: ${labels}. Vérifiez.`,
  };
}

/** Reads the invoice, and then the form, whose texts may have changed meanwhile. */
export async function readInvoiceTexts(
  file: Blob,
  readForm: () => Readonly<Record<string, string>>,
): Promise<InvoiceTexts> {
  try {
    const { contracts } = await readInvoiceFile(file);
    return textsFor(contracts, readForm());
  } catch (error) {
    return { texts: {}, status: toRefusal(error).message };
  }
}
