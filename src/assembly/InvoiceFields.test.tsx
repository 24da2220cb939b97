import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { FoundContract, Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith, PLACE } from "../invoices/testing/sample-invoice";
import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { Assembly } from "./Assembly";
import { dossierDraft, dossierFields, type FieldName } from "./rules/fields";
import { OWNED_FIELD } from "./rules/from-invoice";
import { assemblyFile, frozenContent, TODAY } from "./testing/sample-dossiers";

let readFile: () => Promise<Invoice>;
// The reader needs a worker, and its strips a canvas, which jsdom has not.
jest.mock("../invoices/worker-client", () => ({
  readInvoiceFile: () => readFile(),
  askForStrips: () => Promise.resolve([]),
}));

beforeEach(() => {
  dossierDraft.current = {};
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
const choose = async (...names: readonly string[]) => {
  const input = screen.getByLabelText<HTMLInputElement>(page.invoiceText.replace(/\s/g, " "));
  // As a drop does, which gives a field for one file several.
  const files = Object.assign(names.map(pdf), { item: (index: number) => files[index] ?? null });
  Object.defineProperty(input, "files", { value: files, configurable: true });
  fireEvent.change(input);
  expect(await screen.findByRole("button", { name: "Oublier cette facture" })).toBeInTheDocument();
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

/** The values of the fields that an invoice may fill, without those that are empty. */
function filled(): Readonly<Record<string, string>> {
  const names = ["contractEnd", "notice", "meter", "energy", "copropriete"] as const;
  const values = names.map((name) => [name, (field(name) as HTMLInputElement).value] as const);
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

it("says in one line what was read, shows where it stands on request, and is undone", async () => {
  reads(buildingA);
  showGuide();
  await choose("a.pdf");
  expect(await hears(/^Contrat jusqu’au 31\sdécembre\s2047, préavis de 90\sjours\.$/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.queryByText(END_OF_A, { selector: "li *" })).not.toBeInTheDocument();
  await press("Voir sur la facture");
  expect(screen.getByText(END_OF_A, { selector: "li *" })).toBeInTheDocument();
  await press("Oublier cette facture");
  expect(filled()).toEqual(nothing);
  expect(screen.queryByText(/^Contrat jusqu’au/)).not.toBeInTheDocument();
});

it("replaces one building by another, also on the other page, and forgets it whole", async () => {
  reads(buildingA);
  const { rerender } = showHome();
  await choose("facture.pdf");
  await hears(/^Contrat jusqu’au 31/);
  // As Gatsby changes the page: the form of the former page is there until the next one is rendered.
  rerender(guide);
  expect(filled()).toEqual(ofA);
  expect(screen.getByText(/^Réponses reprises de la facture «\sfacture\.pdf\s»\.$/)).toBeInTheDocument();
  reads(buildingB);
  await choose("facture.pdf");
  await hears(/^Contrat jusqu’au 30/);
  expect(filled()).toEqual(ofB);
  await press("Oublier cette facture");
  expect(filled()).toEqual(nothing);
});

it("forgets on one page what was read on the other", async () => {
  reads(buildingA);
  const former = showHome();
  await choose("facture.pdf");
  await hears(/^Contrat jusqu’au 31/);
  former.unmount();
  showGuide();
  await press("Oublier cette facture");
  expect(filled()).toEqual(nothing);
  expect(screen.queryByText(/^Réponses reprises/)).not.toBeInTheDocument();
});

it("restores what only the other page shows, because a reload keeps the fields of one page", async () => {
  reads(buildingA);
  const former = showHome();
  await choose("facture.pdf");
  await hears(/^Contrat jusqu’au 31/);
  former.unmount();
  const shown = ["contractEnd", "notice", "meter", OWNED_FIELD];
  dossierDraft.current = Object.fromEntries(
    Object.entries(dossierDraft.current).filter(([name]) => shown.includes(name)),
  );
  showHome().unmount();
  showGuide();
  expect(filled()).toEqual(ofA);
});

it("changes nothing when the same file is read again", async () => {
  reads(buildingA);
  showGuide();
  await choose("a.pdf");
  await hears(/^Contrat jusqu’au 31/);
  fireEvent.change(field("copropriete"), { target: { value: "Le Parc" } });
  await choose("a.pdf");
  await hears(/^Contrat jusqu’au 31/);
  expect(filled()).toEqual({ ...ofA, copropriete: "Le Parc" });
  await press("Oublier cette facture");
  expect(filled()).toEqual({ copropriete: "Le Parc" });
});

it("takes nothing beside other typed answers before the visitor has chosen, and gives them back", async () => {
  reads(buildingA);
  showGuide();
  fireEvent.change(field("contractEnd"), { target: { value: "2047-01-31" } });
  await choose("a.pdf");
  expect(
    await screen.findByText(/^Vos réponses ne sont pas celles de la facture\s: fin du contrat\./),
  ).toBeInTheDocument();
  expect(filled()).toEqual({ contractEnd: "2047-01-31" });
  await press("Remplacer par la facture");
  expect(filled()).toEqual(ofA);
  await press("Oublier cette facture");
  expect(filled()).toEqual({ contractEnd: "2047-01-31" });
});

it("asks for the end among the days that were found", async () => {
  const candidates = ["2047-12-31", "2048-12-31"].map((day) => ({ day, box: PLACE }));
  reads({ ...buildingA, end: null, candidates });
  showGuide();
  await choose("a.pdf");
  expect(await hears(/^Quelle est la fin du contrat\s\?$/)).toBeInTheDocument();
  expect(field("contractEnd")).toHaveValue("");
  await press(/^C’est celle-ci\s: 31\sdécembre\s2048$/);
  expect(filled()).toEqual({ ...ofA, contractEnd: "2048-12-31" });
  expect(field("contractEnd")).toHaveFocus();
  expect(await hears(/^Contrat jusqu’au 31\sdécembre\s2048, préavis de 90\sjours\.$/)).toBeInTheDocument();
  await press("Oublier cette facture");
  expect(filled()).toEqual(nothing);
});

it("says that no end was found where none of the days is it", async () => {
  reads({ ...buildingA, end: null, notice: null, candidates: [{ day: "2047-12-31", box: PLACE }] });
  showGuide();
  await choose("a.pdf");
  await hears(/^Quelle est la fin/);
  await press("Aucune");
  expect(await hears("Aucune fin de contrat trouvée.")).toBeInTheDocument();
});

it("asks which of several contracts is prepared", async () => {
  reads(buildingA, buildingB, contractWith({ point: "12345678901235" }));
  showGuide();
  await choose("trois.pdf");
  expect(await hears(/^Cette facture a 3\scontrats\s: choisissez celui à préparer$/)).toBeInTheDocument();
  expect(filled()).toEqual(nothing);
  await press("Gaz, GI123456");
  expect(filled()).toEqual(ofA);
  await press("Électricité, 12345678901234");
  expect(screen.getByRole("button", { name: /^Électricité/, pressed: true })).toBeInTheDocument();
  expect(filled()).toEqual(ofB);
  await press("Oublier cette facture");
  expect(filled()).toEqual(nothing);
});

it.each([
  ["a page that was not read", { unreadPages: [2] }, "La page 2 n’a pas été lue."],
  ["several of them", { unreadPages: [2, 3, 5] }, "Les pages 2, 3 et 5 n’ont pas été lues."],
  ["an old invoice", { day: "2020-01-31" }, /^Cette facture du 31\sjanvier\s2020 a plus d’un an/],
])("says %s", async (_, values, sentence) => {
  readFile = () => Promise.resolve(invoiceWith([buildingA], values));
  showGuide();
  await choose("a.pdf");
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it("says why a file is not read, and leaves the invoice before it", async () => {
  reads(buildingA);
  showGuide();
  await choose("a.pdf");
  await hears(/^Contrat jusqu’au 31/);
  readFile = () => Promise.reject(new FileRefusal("image"));
  await choose("image.pdf");
  expect(await screen.findByText(/^Ce PDF est une image/)).toBeInTheDocument();
  expect(filled()).toEqual(ofA);
  expect(screen.getByText(/^Réponses reprises de la facture «\sa\.pdf\s»/)).toBeInTheDocument();
});

it("reads one of two files, and says which", async () => {
  reads(buildingA);
  showGuide();
  await choose("a.pdf", "b.pdf");
  expect(screen.getByText(/^Un seul fichier\s: a\.pdf est lu\.$/)).toBeInTheDocument();
  expect(await hears(/^Contrat jusqu’au 31/)).toBeInTheDocument();
});
