import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { eraseRecord } from "../forms/record";
import type { FoundContract, Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith, PLACE } from "../invoices/testing/sample-invoice";
import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { Assembly } from "./Assembly";
import { dossierFields, dossierForm, type FieldName } from "./rules/fields";
import { assemblyFile, frozenContent, TODAY } from "./testing/sample-dossiers";

let readFile: () => Promise<Invoice>;
// The reader needs a worker, and its strips a canvas, which jsdom has not.
jest.mock("../invoices/worker-client", () => ({
  readInvoiceFile: () => readFile(),
  askForStrips: () => Promise.resolve([]),
}));

beforeEach(() => {
  eraseRecord(dossierForm);
});

const field = (name: FieldName) => screen.getByLabelText(dossierFields[name].label.replace("\u00a0", " "));
const reads = (...contracts: readonly FoundContract[]) => {
  readFile = () => Promise.resolve(invoiceWith(contracts));
};
const { answers, page } = frozenContent;
const home = (
  <AnswerBand page={entryOf("homePage")} answers={answers} periods={assemblyFile} builtOn={TODAY} />
);
const guide = <Assembly {...frozenContent} fetchPdfMaker={() => Promise.reject(new Error("No PDF here."))} />;
const showHome = () => render(home);
const showGuide = () => render(guide);
const pdf = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
const choose = (...names: readonly string[]) => {
  const input = screen.getByLabelText<HTMLInputElement>(page.invoiceText.replace(/\s/g, " "));
  // As a drop does, which gives a field for one file several.
  const files = Object.assign(names.map(pdf), { item: (index: number) => files[index] ?? null });
  Object.defineProperty(input, "files", { value: files, configurable: true });
  fireEvent.change(input);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** What is heard of the invoice. */
const hears = (text: RegExp | string) => screen.findByText(text, { selector: "[role=status] *" });

const buildingA = contractWith({
  energy: "gaz",
  point: "GI123456",
  end: "2047-12-31",
  notice: { count: 90, unit: "days" },
  meter: "large",
  name: "SDC DU PARC",
  places: { end: PLACE, notice: PLACE },
});
const buildingB = contractWith({
  energy: "electricite",
  point: "12345678901234",
  end: "2048-06-30",
  name: "SDC DU LAC",
  places: { end: PLACE },
});

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
const ofB = {
  contractEnd: "2048-06-30",
  energy: "electricite",
  copropriete: "SDC DU LAC",
};
const END_OF_A = /^31\sdécembre\s2047$/;
const nothing = {};

it("says in one line what was read, shows where it stands on request, and where the record comes from", async () => {
  reads(buildingA);
  showGuide();
  choose("a.pdf");
  expect(await hears(/^Contrat jusqu’au 31\sdécembre\s2047, préavis de 90\sjours\.$/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
  expect(screen.queryByText(END_OF_A, { selector: "li *" })).not.toBeInTheDocument();
  await press("Voir sur la facture");
  expect(screen.getByText(END_OF_A, { selector: "li *" })).toBeInTheDocument();
  await press("Effacer mes réponses");
  expect(filled()).toEqual(nothing);
  expect(screen.queryByText(/^Contrat jusqu’au/)).not.toBeInTheDocument();
});

it("replaces one building by another, also on the other page, and comes back to it", async () => {
  reads(buildingA);
  const { rerender } = showHome();
  choose("a.pdf");
  await hears(/^Contrat jusqu’au 31/);
  // As Gatsby changes the page: the form of the former page is there until the next one is rendered.
  rerender(guide);
  expect(filled()).toEqual(ofA);
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
  reads(buildingB);
  choose("b.pdf");
  await hears(/^Contrat jusqu’au 30/);
  expect(filled()).toEqual(ofB);
  await press("Revenir à mes réponses");
  expect(filled()).toEqual(ofA);
  expect(screen.queryByText(/^Contrat jusqu’au 30/)).not.toBeInTheDocument();
});

it("asks beside typed answers whether the building is the same: its own facts then stay, and the contract is all the paper’s", async () => {
  reads(buildingB);
  showGuide();
  const typed = { contractEnd: "2047-01-31", notice: "4 mois", lots: "40", copropriete: "Le Parc" };
  for (const [name, text] of Object.entries(typed)) fill(name as FieldName, text);
  choose("b.pdf");
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

it("replaces all that was typed for another building", async () => {
  reads(buildingB);
  showGuide();
  fill("contractEnd", "2047-01-31");
  fill("notice", "4 mois");
  fill("cost", "12 000");
  choose("b.pdf");
  await screen.findByRole("group", { name: /^Est-ce le même immeuble/ });
  await press(/^Non/);
  expect(filled()).toEqual(ofB);
  expect(screen.queryByText(/^Est-ce le même immeuble/)).not.toBeInTheDocument();
});

it("has nothing of an unanswered question once another record has come", async () => {
  reads(buildingB);
  showGuide();
  fill("notice", "4 mois");
  choose("b.pdf");
  await screen.findByRole("group", { name: /^Est-ce le même immeuble/ });
  await press("Effacer mes réponses");
  expect(screen.queryByText(/^Est-ce le même immeuble/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Contrat jusqu’au/)).not.toBeInTheDocument();
});

it("asks for the end among the days that were found, and writes nothing before the press", async () => {
  const candidates = ["2047-12-31", "2048-12-31"].map((day) => ({ day, box: PLACE }));
  reads({ ...buildingA, end: null, candidates });
  showGuide();
  choose("a.pdf");
  expect(await hears(/^Quelle est la fin du contrat\s\?$/)).toBeInTheDocument();
  expect(filled()).toEqual(nothing);
  await press(/^C’est celle-ci\s: 31\sdécembre\s2048$/);
  expect(filled()).toEqual({ ...ofA, contractEnd: "2048-12-31" });
  expect(field("contractEnd")).toHaveFocus();
});

it("asks which of several contracts is prepared", async () => {
  reads(buildingA, buildingB, contractWith({ point: "12345678901235" }));
  showGuide();
  choose("trois.pdf");
  expect(await hears(/^Cette facture a 3\scontrats\s: choisissez celui à préparer$/)).toBeInTheDocument();
  expect(filled()).toEqual(nothing);
  await press("Gaz, GI123456");
  expect(filled()).toEqual(ofA);
  await press("Électricité, 12345678901234");
  expect(screen.getByRole("button", { name: /^Électricité/, pressed: true })).toBeInTheDocument();
  expect(filled()).toEqual(ofB);
});

it.each([
  ["a page that was not read", { unreadPages: [2] }, "La page 2 n’a pas été lue."],
  ["several of them", { unreadPages: [2, 3, 5] }, "Les pages 2, 3 et 5 n’ont pas été lues."],
  ["an old invoice", { day: "2020-01-31" }, /^Cette facture du 31\sjanvier\s2020 a plus d’un an/],
])("says %s", async (_, values, sentence) => {
  readFile = () => Promise.resolve(invoiceWith([buildingA], values));
  showGuide();
  choose("a.pdf");
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it("says why a file is not read, and leaves the record", async () => {
  reads(buildingA);
  showGuide();
  choose("a.pdf");
  await hears(/^Contrat jusqu’au 31/);
  readFile = () => Promise.reject(new FileRefusal("image"));
  choose("image.pdf");
  expect(await screen.findByText(/^Ce PDF est une image/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.getByText("Repris de la facture a.pdf.")).toBeInTheDocument();
});

it("reads one of two files, and says which", async () => {
  reads(buildingA);
  showGuide();
  choose("a.pdf", "b.pdf");
  expect(screen.getByText(/^Un seul fichier\s: a\.pdf est lu\.$/)).toBeInTheDocument();
  expect(await hears(/^Contrat jusqu’au 31/)).toBeInTheDocument();
});
