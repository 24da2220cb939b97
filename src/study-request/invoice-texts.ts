/** Reads an attached invoice for the form. Comes by dynamic import, with the library. */
import type { InvoiceContract } from "../invoices/invoice";
import { readFile } from "../invoices/read-file";
import { Refusal } from "../invoices/refusals";
import { defaults, type RequestTexts } from "./fields";

const LABELS = {
  fournisseurActuel: "fournisseur",
  typeContrat: "énergie",
  nomCopropriete: "nom",
  adresse: "adresse",
} as const satisfies Partial<Record<keyof RequestTexts, string>>;

type Name = keyof typeof LABELS;

const NAMES = Object.keys(LABELS) as Name[];

/** The value that all contracts of the invoice share. */
function shared(contracts: readonly InvoiceContract[], id: "name" | "address" | "supplier"): string {
  const [first, ...others] = new Set(contracts.map((contract) => contract[id]?.value ?? ""));
  return others.length === 0 ? (first ?? "") : "";
}

function energyOf(contracts: readonly InvoiceContract[]): string {
  const found = new Set(contracts.flatMap(({ energy }) => energy?.value ?? []));
  return found.size > 1 ? "electricite-gaz" : ([...found][0] ?? "");
}

interface InvoiceTexts {
  /** For fields that are empty, or still have their default. */
  texts: Partial<RequestTexts>;
  /** What was done, in French. */
  status: string;
}

function textsFor(
  contracts: readonly InvoiceContract[],
  typed: Readonly<Record<string, string>>,
): InvoiceTexts {
  const found: Readonly<Record<Name, string>> = {
    fournisseurActuel: shared(contracts, "supplier"),
    typeContrat: energyOf(contracts),
    nomCopropriete: shared(contracts, "name"),
    adresse: shared(contracts, "address"),
  };
  const taken = NAMES.filter((name) => found[name] && (typed[name] ?? "") === defaults[name]);
  const names = taken.map((name) => LABELS[name]).join(", ");
  return {
    texts: Object.fromEntries(taken.map((name) => [name, found[name]])),
    status: names ? `Repris de la facture\u00a0: ${names}. Vérifiez.` : "Rien à reprendre de cette facture.",
  };
}

/** @param typed reads the form's texts once the invoice is read. */
export async function readInvoiceTexts(
  file: Blob,
  typed: () => Readonly<Record<string, string>>,
): Promise<InvoiceTexts> {
  try {
    const { contracts } = await readFile(file);
    return textsFor(contracts, typed());
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal("unsupported");
    return { texts: {}, status: refusal.message };
  }
}
