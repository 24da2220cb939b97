/** An invoice becomes the guide's record, after a press and where it is asked for. `one-record.test.tsx` has one building after another. */
import { fireEvent, render, screen } from "@testing-library/react";

import { eraseRecord } from "../forms/record";
import type { FoundContract, Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { dossierFields, dossierForm, type FieldName } from "./rules/dossier-fields";
import { chooseInvoices, guide, press, takeInvoice } from "./testing/shown-pages";

let readFile: () => Promise<Invoice>;
// jsdom has no worker.
jest.mock("../invoices/read-invoice", () => ({ readInvoice: () => readFile() }));

beforeEach(() => {
  eraseRecord(dossierForm);
});

const field = (name: FieldName) => screen.getByLabelText(dossierFields[name].label.replace("\u00a0", " "));
const reads = (...contracts: readonly FoundContract[]) => {
  readFile = () => Promise.resolve(invoiceWith(contracts));
};
const showGuide = () => render(guide);
/** What is heard of the invoice. */
const hears = (text: RegExp | string) => screen.findByText(text, { selector: "[role=status] *" });

const buildingA = contractWith(
  {
    energy: "gaz",
    deliveryPoint: "GI123456",
    notice: { count: 90, unit: "days" },
    meter: "large",
    name: "SDC DU PARC",
  },
  "2047-12-31",
);
const buildingB = contractWith(
  { energy: "electricite", deliveryPoint: "12345678901234", name: "SDC DU LAC" },
  "2048-06-30",
);

const fill = (name: FieldName, text: string) => fireEvent.change(field(name), { target: { value: text } });
/** What the guide's form sends nowhere: all its fields that are not empty. */
function filled(): Readonly<Record<string, string>> {
  const form = screen.getByRole<HTMLFormElement>("form");
  const values = [...new FormData(form)] as [string, string][];
  return Object.fromEntries(values.filter(([, value]) => value));
}
const ofA = {
  contractEnd: "2047-12-31",
  notice: "90 jours",
  meter: "large",
  energy: "gaz",
  copropriete: "SDC DU PARC",
};
const nothing = {};

it("writes nothing before a press, and says where the record comes from", async () => {
  reads(buildingA);
  showGuide();
  chooseInvoices("a.pdf");
  await hears(/^Quelle est la fin/);
  expect(filled()).toEqual(nothing);
  await takeInvoice();
  expect(filled()).toEqual(ofA);
  expect(field("contractEnd")).toHaveFocus();
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
  await press("Effacer mes réponses");
  expect(filled()).toEqual(nothing);
  expect(screen.queryByText(/^Contrat jusqu’au/)).not.toBeInTheDocument();
});

it("asks beside typed answers whether the building is the same: its own facts then stay, and the contract is all the paper’s", async () => {
  reads(buildingB);
  showGuide();
  const typed = { contractEnd: "2047-01-31", notice: "4 mois", lots: "40", copropriete: "Le Parc" };
  for (const [name, text] of Object.entries(typed)) fill(name as FieldName, text);
  chooseInvoices("b.pdf");
  await takeInvoice();
  expect(await screen.findByText(/^Est-ce le même immeuble\s\?$/)).toBeInTheDocument();
  expect(filled()).toEqual(typed);
  await press(/^Oui/);
  expect(filled()).toEqual({
    contractEnd: "2048-06-30",
    energy: "electricite",
    lots: "40",
    copropriete: "Le Parc",
  });
  expect(screen.getByText("Repris de la facture b.pdf, modifié.")).toBeInTheDocument();
  expect(field("contractEnd")).toHaveFocus();
  await press("Revenir à mes réponses");
  expect(filled()).toEqual(typed);
});

it("has nothing of an unanswered question once another record has come", async () => {
  reads(buildingB);
  showGuide();
  fill("notice", "4 mois");
  chooseInvoices("b.pdf");
  await takeInvoice();
  await screen.findByRole("group", { name: /^Est-ce le même immeuble/ });
  await press("Effacer mes réponses");
  expect(screen.queryByText(/^Est-ce le même immeuble/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Contrat jusqu’au/)).not.toBeInTheDocument();
});

it("says why a file is not read, and leaves the record", async () => {
  reads(buildingA);
  showGuide();
  chooseInvoices("a.pdf");
  await takeInvoice();
  readFile = () => Promise.reject(new FileRefusal("image"));
  chooseInvoices("image.pdf");
  expect(await screen.findByText(/^Ce PDF n’a presque pas de texte/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
});

it("reads one of two files, and says which", async () => {
  reads(buildingA);
  showGuide();
  chooseInvoices("a.pdf", "b.pdf");
  expect(screen.getByText(/^Un seul fichier\s: a\.pdf est lu\.$/)).toBeInTheDocument();
  expect(await hears(/^Quelle est la fin/)).toBeInTheDocument();
});
