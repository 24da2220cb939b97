import { periodInFrench } from "../../french/numbers";
import type { FoundContract } from "../invoice";
import { readInvoicePdf } from "../read-invoice-pdf";

/** Reads an invoice as the worker does. */
export const read = (data: Uint8Array<ArrayBuffer>) => readInvoicePdf(data.slice().buffer);

/** What was read, under the names of expected.json. */
export const summary = (contract: FoundContract) => ({
  energie: contract.energy ?? null,
  point: contract.point ?? null,
  fin: contract.end ?? null,
  choix: contract.candidates.map(({ day }) => day),
  sansTerme: contract.isOpenEnded,
  preavis: contract.notice ? periodInFrench(contract.notice).replace("\u00a0", " ") : null,
  reconduction: contract.renewal ?? null,
  compteur: contract.meter ?? null,
  puissance: contract.power ?? null,
  // expected.json has kWh, and a contract MWh.
  car: contract.consumption ? contract.consumption * 1000 : null,
  nom: contract.name ?? null,
});

export type Summary = ReturnType<typeof summary>;

/** A contract of which nothing was found. */
export const NOTHING: Summary = {
  energie: null,
  point: null,
  fin: null,
  choix: [],
  sansTerme: false,
  preavis: null,
  reconduction: null,
  compteur: null,
  puissance: null,
  car: null,
  nom: null,
};
