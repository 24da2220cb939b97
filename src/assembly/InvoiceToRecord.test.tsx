/** An invoice becomes the record of the guide, once the visitor says so. `one-record.test.tsx` has one building after another. */
import { fireEvent, render, screen } from "@testing-library/react";

import { eraseRecord } from "../forms/record";
import type { FoundContract, Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { dossierFields, dossierForm, type FieldName } from "./rules/dossier-fields";
import { chooseInvoices, guideSection, press, takeInvoice } from "./testing/shown-pages";

/** The double of `readInvoice`, because jsdom has no worker. */
let readInvoiceDouble: () => Promise<Invoice>;
jest.mock("../invoices/read-invoice", () => ({ readInvoice: () => readInvoiceDouble() }));

beforeEach(() => {
  eraseRecord(dossierForm);
});

const field = (name: FieldName) => screen.getByLabelText(dossierFields[name].label.replace("\u00a0", " "));
/** Makes the double find these contracts. */
const letInvoiceHave = (...contracts: readonly FoundContract[]) => {
  readInvoiceDouble = () => Promise.resolve(invoiceWith(contracts));
};
const showGuide = () => render(guideSection);
/** Waits for a text in a live region. */
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
/** The texts of the form's fields, without empty ones. */
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

it("makes an invoice the record only after a press", async () => {
  letInvoiceHave(buildingA);
  showGuide();
  chooseInvoices("a.pdf");
  await hears(/^Quelle est la fin/);
  expect(filled()).toEqual(nothing);
  await takeInvoice();
  expect(filled()).toEqual(ofA);
  expect(field("contractEnd")).toHaveFocus();
  // The record's line is all that is left of the invoice.
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
  expect(screen.queryByText(/^La facture dit/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^C’est celle-ci/ })).not.toBeInTheDocument();
  await press("Effacer mes réponses");
  expect(filled()).toEqual(nothing);
  expect(field("contractEnd")).toHaveFocus();
});

it("replaces only the contract once the building is said to be the same", async () => {
  letInvoiceHave(buildingB);
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

it("removes the question about the building once another record has come", async () => {
  letInvoiceHave(buildingB);
  showGuide();
  fill("notice", "4 mois");
  chooseInvoices("b.pdf");
  await takeInvoice();
  await screen.findByRole("group", { name: /^Est-ce le même immeuble/ });
  await press("Effacer mes réponses");
  expect(screen.queryByText(/^Est-ce le même immeuble/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^La facture dit/)).not.toBeInTheDocument();
});

it("leaves the record if a file cannot be read", async () => {
  letInvoiceHave(buildingA);
  showGuide();
  chooseInvoices("a.pdf");
  await takeInvoice();
  readInvoiceDouble = () => Promise.reject(new FileRefusal("image"));
  chooseInvoices("image.pdf");
  expect(await screen.findByText(/^Ce PDF n’a presque pas de texte/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
});

it("says which of two files it reads", async () => {
  letInvoiceHave(buildingA);
  showGuide();
  chooseInvoices("a.pdf", "b.pdf");
  expect(screen.getByText(/^Un seul fichier\s: a\.pdf est lu\.$/)).toBeInTheDocument();
  expect(await hears(/^Quelle est la fin/)).toBeInTheDocument();
});
