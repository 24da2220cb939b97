import { TextDecoder } from "node:util";

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Assembly } from "../assembly/Assembly";
import { draft as assemblyDraft, fields } from "../assembly/rules/fields";
import { frozenContent } from "../assembly/testing/sample-dossiers";
import { saveFile } from "../components/download/save-and-copy";
import type { Invoice } from "../invoices/invoice";
import { Refusal } from "../invoices/refusals";
import { contractWith, invoiceWith, PLACE } from "../invoices/testing/contract";
import { entryOf } from "../testing/content";
import { draft as portfolioDraft } from "./draft";
import { Portfolio } from "./Portfolio";

jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: jest.fn(),
}));
// jsdom has neither the worker nor the canvas that the library needs.
jest.mock("../invoices/read-file", () => ({
  readFile: (file: File) => readInvoice(file),
  drawStrips: () => Promise.resolve([]),
}));
/** Ends the reading of « lente.pdf ». */
let finishSlowInvoice: () => void = () => undefined;
/** Reads « Le Parc.pdf » as an invoice of the building « Le Parc », refuses « image.pdf », and waits in « lente.pdf ». */
function readInvoice({ name }: File): Promise<Invoice> {
  if (name.startsWith("image")) return Promise.reject(new Refusal("image"));
  if (name.startsWith("lente"))
    return new Promise((resolve) => {
      finishSlowInvoice = () => resolve(invoiceWith([]));
    });
  const contract = contractWith({
    name: name.replace(".pdf", ""),
    point: "GI123456",
    end: "2047-12-31",
    places: { end: PLACE },
  });
  return Promise.resolve(invoiceWith([contract]));
}
/** Brings the observed section into view. */
let scrollToSection: () => void = () => undefined;

class IntersectionObserverStub {
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    scrollToSection = () => report([{ isIntersecting: true }]);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
// jsdom has neither of these.
Object.assign(globalThis, { TextDecoder, IntersectionObserver: IntersectionObserverStub });
beforeEach(() => {
  assemblyDraft.current = {};
  Object.assign(portfolioDraft, { source: { text: "" }, corrections: {}, choices: new Map() });
});

/** The first import of a tool is slow on a busy machine. */
const SLOW = { timeout: 20_000 };

const texts = entryOf("portfolio");
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText("Votre tableau"), { target: { value: text } });
/** « 9 lignes : 8 calculées, 1 à corriger. » */
const summary = () => screen.getByText(/^\d+\slignes?\s:/).parentElement;

/** Opens a page with the assembly's tool and this one. @returns a function that leaves the page. */
async function openPage() {
  const { page, steps, settings } = frozenContent;
  const { unmount } = render(
    <>
      <Assembly {...frozenContent} fetchPdfMaker={() => Promise.resolve(jest.fn())} />
      <Portfolio texts={texts} periods={page} steps={steps} brandName={settings.brandName} />
    </>,
  );
  expect(screen.queryByLabelText("Votre tableau")).not.toBeInTheDocument();
  act(scrollToSection);
  await screen.findByLabelText("Votre tableau", {}, SLOW);
  return unmount;
}

it("comes when its section is near, has two lines of an example mended, and keeps them during a visit to another page", async () => {
  const leave = await openPage();
  await press("Essayer avec un exemple");
  expect(await screen.findByText(/7\scalculées, 2 à corriger/)).toBeInTheDocument();
  const faultyEnd = screen.getByLabelText(/^Ligne 7,/);
  expect(faultyEnd).toHaveAccessibleDescription(/n’existe pas/);
  await userEvent.clear(faultyEnd);
  await userEvent.type(faultyEnd, "28/02/2030");
  await press("Recalculer ces lignes");
  expect(summary()).toHaveTextContent(/8\scalculées, 1 à corriger/);
  expect(summary()).toHaveFocus();
  await press(/^Appliquer 3\smois/);
  expect(summary()).toHaveTextContent(/9\scalculées\./);
  expect(screen.getByText(/^préavis de 3 mois/)).toBeInTheDocument();
  expect(screen.getAllByRole("columnheader")).toHaveLength(9);
  expect(screen.getAllByRole("rowheader")).toHaveLength(9);
  leave();
  await openPage();
  expect(await screen.findByText(/9\scalculées\./)).toBeInTheDocument();
});

it("fills the assembly’s tool with a line", async () => {
  await openPage();
  paste("Immeuble;Lots;Énergie;Échéance;Préavis\nLes Tilleuls;45;Gaz;31/12/2047;90 j");
  const row = await screen.findByRole("rowheader", { name: /Les Tilleuls/ });
  await userEvent.click(within(row).getByRole("button"));
  expect(screen.getByLabelText(fields.contractEnd.label)).toHaveValue("2047-12-31");
  expect(screen.getByLabelText(fields.copropriete.label)).toHaveValue("Les Tilleuls");
  // The form has read its fields, and computed this day.
  expect(screen.getAllByText(/2 octobre 2047|1er octobre 2047/).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(fields.contractEnd.label)).toHaveFocus();
});

it("asks for the columns without known headings, and says what is no table", async () => {
  await openPage();
  paste("Les Tilleuls");
  await waitFor(() => expect(screen.getByText(/^Collez au moins deux colonnes/)).toBeInTheDocument());
  paste("Les Tilleuls;31/12/2047\nLe Parc;30/06/2047");
  await userEvent.selectOptions(await screen.findByLabelText("Colonne 1"), "Nom de l’immeuble");
  await userEvent.selectOptions(screen.getByLabelText("Colonne 2"), "Fin du contrat");
  expect(await screen.findByText(/^2\slignes\s: 0\scalculée, 2 à corriger/)).toBeInTheDocument();
  await press(/^Appliquer 3\smois/);
  expect(summary()).toHaveTextContent(/2\scalculées/);
  // The first bytes of an Excel file.
  const bytes = Uint8Array.of(0x50, 0x4b, 3, 4, 0);
  // Files of jsdom have no `arrayBuffer`.
  const file = Object.assign(new File([bytes], "parc.xlsx"), { arrayBuffer: () => Promise.resolve(bytes) });
  fireEvent.change(screen.getByLabelText(/^Ou un fichier/), { target: { files: [file] } });
  expect(await screen.findByText(/copiez les cellules et collez-les ici/)).toBeInTheDocument();
});

const rowOf = async (name: string) =>
  (await screen.findByRole("rowheader", { name: new RegExp(`${name}$|${name} `) })).closest("tr");

it("keeps the choice of a column when a table with the same headings is pasted", async () => {
  await openPage();
  const table = (end: string) => `Immeuble;Fin d’exercice;Échéance gaz;Préavis\nA;31/12/2047;${end};3 mois`;
  paste(table("30/06/2048"));
  // Two headings compete, so the list is open.
  await userEvent.selectOptions(
    await screen.findByLabelText("Colonne « Échéance gaz »"),
    "Ignorer cette colonne",
  );
  await userEvent.selectOptions(screen.getByLabelText("Colonne « Fin d’exercice »"), "Fin du contrat");
  expect(await rowOf("A")).toHaveTextContent("31/12/2047");
  paste("Immeuble;Échéance;Préavis\nB;30/09/2048;3 mois");
  expect(await rowOf("B")).toHaveTextContent("30/09/2048");
  paste(table("31/07/2048"));
  expect(await rowOf("A")).toHaveTextContent("31/12/2047");
});

/** Pastes by the browser's event, as a visitor does, and not by a change of the field. */
const pasteFromClipboard = (text: string) =>
  fireEvent.paste(screen.getByLabelText("Votre tableau"), { clipboardData: { getData: () => text } });

it("reads a long paste without the text area, which would freeze the page, and says what is too large", async () => {
  await openPage();
  const lines = "A;31/12/2047;3 mois\n".repeat(16_000);
  pasteFromClipboard(`Immeuble;Échéance;Préavis\n${lines}`);
  expect(await screen.findByText(/les 500 premières sont lues/)).toBeInTheDocument();
  expect(screen.getByLabelText("Votre tableau")).toHaveValue("");
  await press(/Retirer le tableau/);
  expect(screen.queryByText(/les 500 premières/)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Votre tableau")).toHaveFocus();
  pasteFromClipboard("A;31/12/2047;3 mois\n".repeat(520_000));
  expect(await screen.findByText(/fait plus de 10\sMo/)).toBeInTheDocument();
  const large = new File([""], "parc.csv");
  Object.defineProperty(large, "size", { value: 10_000_001 });
  fireEvent.change(screen.getByLabelText(/^Ou un fichier/), { target: { files: [large] } });
  expect(await screen.findByText(/fait plus de 10\sMo/)).toBeInTheDocument();
});

it("saves the table and the agenda, and prints the table by month alone", async () => {
  const print = jest.spyOn(window, "print").mockReturnValue();
  await openPage();
  await press("Essayer avec un exemple");
  await screen.findByText(/calculées/);
  await press("Enregistrer en CSV");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "portefeuille.csv"));
  await press("Ajouter les dates à mon agenda");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "portefeuille.ics"));
  await press("Par mois");
  const byMonth = screen.getByRole("table", { name: /^Dates de chaque contrat, par mois/ });
  expect(within(byMonth).getAllByRole("rowgroup").length).toBeGreaterThan(3);
  await press("Imprimer");
  expect(print).toHaveBeenCalled();
  expect(document.querySelector("body > [data-paper] [data-month]")).not.toBeNull();
  await press("Par mois");
  expect(document.querySelector("[data-paper]")).toBeNull();
});

it("makes a line of each invoice, names the file that cannot be read, and shows what was read on request", async () => {
  await openPage();
  const invoices = ["Les Tilleuls.pdf", "image.pdf", "Le Parc.pdf"].map((name) => new File(["%PDF-"], name));
  await userEvent.upload(screen.getByLabelText(/^Ou des factures/), invoices, { applyAccept: false });
  expect(await screen.findByText(/^2\sfactures sur 3/, {}, SLOW)).toBeInTheDocument();
  expect(screen.getByText(/^Ce PDF est une image/)).toBeInTheDocument();
  expect(await screen.findByText(/^2\slignes\s: 0\scalculée, 2 à corriger/, {}, SLOW)).toBeInTheDocument();
  await press(/^Appliquer 3\smois/);
  expect(await screen.findByRole("rowheader", { name: /Le Parc/ }, SLOW)).toBeInTheDocument();
  await press("Voir sur la facture Le Parc.pdf, GI123456");
  expect(screen.getByText("31 décembre 2047")).toBeInTheDocument();
});

it("moves the focus to the result when « Arrêter » goes away", async () => {
  await openPage();
  const invoices = ["lente.pdf", "Le Parc.pdf"].map((name) => new File(["%PDF-"], name));
  await userEvent.upload(screen.getByLabelText(/^Ou des factures/), invoices, { applyAccept: false });
  await press("Arrêter");
  act(() => finishSlowInvoice());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Arrêter" })).not.toBeInTheDocument());
  expect(document.activeElement).toHaveAttribute("role", "status");
  expect(document.activeElement).toHaveTextContent(/sur 2/);
});
