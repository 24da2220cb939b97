import { periodInFrench } from "../../french/numbers";
import type { InvoiceContract } from "../invoice";
import { withPdf } from "../open-pdf";
import { pagesOf } from "../pdf-text";
import { readInvoice, refuseOthers } from "../read-invoice";

/** Reads an invoice as the browser does, without a worker. */
export const read = (data: Uint8Array<ArrayBuffer>) =>
  withPdf(new Blob([data]), async (document) => {
    const pages = await pagesOf(document);
    refuseOthers(pages);
    return readInvoice(pages);
  });

/** What was read, under the names of expected.json. */
export const summary = (contract: InvoiceContract) => ({
  energie: contract.energy?.value ?? null,
  point: contract.point?.value ?? null,
  fin: contract.end?.value ?? null,
  preavis: contract.notice ? periodInFrench(contract.notice.value).replace("\u00a0", " ") : null,
  reconduction: contract.renewal?.value ?? null,
  compteur: contract.meter,
  puissance: contract.power?.value ?? null,
  car: contract.consumption ? contract.consumption.value * 1000 : null,
  nom: contract.name?.value ?? null,
});

export type Summary = Partial<ReturnType<typeof summary>>;
