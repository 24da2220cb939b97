/** « Plusieurs immeubles ? » as a visitor uses it: by what is pasted, pressed and seen. */
import { TextDecoder } from "node:util";

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

import { Assembly } from "../assembly/Assembly";
import { dossierFields, dossierForm } from "../assembly/rules/dossier-fields";
import { assemblyFile, frozenContent, TODAY } from "../assembly/testing/sample-dossiers";
import { saveFile } from "../components/download/save-and-copy";
import { store } from "../forms/memory";
import { eraseRecord } from "../forms/record";
import type { Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { entryOf } from "../testing/content";
import { Portfolio } from "./Portfolio";
import type * as portfolioRecord from "./portfolio-record";
import { EMPTY_PORTFOLIO, writePortfolio } from "./portfolio-record";

jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: jest.fn(),
}));
// jsdom has no worker.
jest.mock("../invoices/read-invoice", () => ({ readInvoice: (file: File) => readInvoice(file) }));
/** Reads « Le Parc.pdf » as an invoice of the building « Le Parc », and refuses « image.pdf ». */
function readInvoice({ name }: File): Promise<Invoice> {
  if (name.startsWith("image")) return Promise.reject(new FileRefusal("image"));
  const contract = contractWith(
    { name: name.replace(".pdf", ""), deliveryPoint: "GI123456" },
    "2047-12-31",
    "2048-12-31",
  );
  return Promise.resolve(invoiceWith([contract], { barePages: [2] }));
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
  eraseRecord(dossierForm);
  writePortfolio(EMPTY_PORTFOLIO);
});

const texts = entryOf("portfolio");
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText("Votre tableau"), { target: { value: text } });
const fileInput = () => screen.getByLabelText("Choisir des fichiers");
/** The paragraph « 9 contrats : 7 avec leurs dates, 2 à corriger. », and not the status that announces it. */
const summary = async (text: RegExp) =>
  (await screen.findByText(text, { ignore: "[role=status] *" })).parentElement;
/** The list in which the visitor chooses the table's column for a field. */
const columnList = (columnId: string, label: string) =>
  screen.findByLabelText(label, { selector: `#champ-colonne-${columnId}` });
const chooseColumn = async (columnId: string, label: string, column: number) =>
  userEvent.selectOptions(await columnList(columnId, label), `c${column}`);
const ERASE = "Effacer le tableau et les factures";
const NAME = "Nom de l’immeuble (obligatoire)";
const END = "Fin du contrat (obligatoire)";

/**
 * Opens the tool's page, and brings the tool into view.
 * @param above what the page has above it.
 * @returns a function that leaves the page.
 */
async function openPage(above?: ReactNode) {
  const { steps, settings } = frozenContent;
  const { unmount } = render(
    <>
      {above}
      <Portfolio texts={texts} schedule={assemblyFile} steps={steps} brandName={settings.brandName} />
    </>,
  );
  expect(screen.queryByLabelText("Votre tableau")).not.toBeInTheDocument();
  act(scrollToSection);
  await screen.findByLabelText("Votre tableau");
  return unmount;
}

it("drops a stored table of another shape", () => {
  store("immeubles", { table: { text: 5 } });
  // A fresh copy of the module: the imported one has already read the storage.
  jest.isolateModules(() => {
    const { readPortfolio } = jest.requireActual<typeof portfolioRecord>("./portfolio-record");
    expect(readPortfolio()).toEqual(EMPTY_PORTFOLIO);
  });
});

/** No heading is a known name of its column, and two notices are not understood. */
const ODD = "Site;Fin;Délai\nA;31/12/2047;3 mois\nB;30/06/2047;bientôt\nC;31/03/2047;bientôt";

it("a visitor mends the example’s two faulty lines, and finds them mended on return to the page", async () => {
  const leave = await openPage();
  await press("Essayer avec un exemple");
  expect(await summary(/^9\scontrats\s: 7 avec leurs dates, 2 à corriger/)).toHaveFocus();
  expect(screen.getByText(/^9\slignes collées$/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Votre tableau")).not.toBeVisible();
  expect(screen.getByText(/^Colonnes lues\s: Immeuble · Échéance · Préavis/)).toBeInTheDocument();
  const faultyEnd = screen.getByLabelText(/^Ligne 7,/);
  expect(faultyEnd).toHaveAccessibleDescription(/n’existe pas/);
  await userEvent.clear(faultyEnd);
  await userEvent.type(faultyEnd, "28/02/2030{Enter}");
  expect(await summary(/8 avec leurs dates, 1 à corriger/)).toBeInTheDocument();
  // The next line that is still wrong.
  expect(screen.getByLabelText(/^Ligne 10,/)).toHaveFocus();
  await press(/^Compter 3\smois pour la ligne/);
  expect(await summary(/9 avec leurs dates\./)).toHaveFocus();
  expect(screen.getByText(/votre hypothèse/)).toBeInTheDocument();
  // Most rows have no remark, so there is no column for it.
  expect(screen.getAllByRole("columnheader")).toHaveLength(6);
  expect(screen.getAllByRole("rowheader")).toHaveLength(9);
  leave();
  await openPage();
  expect(await summary(/9 avec leurs dates\./)).toBeInTheDocument();
  await press("Changer le tableau, ou ajouter des factures");
  expect(screen.getByLabelText("Votre tableau")).toHaveFocus();
});

it("shows no date before the columns are confirmed, and focuses the first choice that is wrong", async () => {
  await openPage();
  paste(ODD);
  await screen.findByRole("button", { name: "Ces colonnes sont justes" });
  await chooseColumn("name", NAME, 0);
  await chooseColumn("notice", "Préavis", 0);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await press("Ces colonnes sont justes");
  const end = await columnList("end", END);
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription("Choisissez la colonne.");
  expect(await columnList("notice", "Préavis")).toHaveAccessibleDescription(/déjà choisie/);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("applies a correction to all equal cells, and keeps the columns for a table with the same headings", async () => {
  await openPage();
  paste(ODD);
  await chooseColumn("name", NAME, 0);
  await chooseColumn("end", END, 1);
  await chooseColumn("notice", "Préavis", 2);
  await press("Ces colonnes sont justes");
  expect(await summary(/^3\scontrats\s: 1 avec ses dates, 2 à corriger/)).toHaveFocus();
  const notice = screen.getByLabelText(/^Ligne 3, B/);
  await userEvent.clear(notice);
  await userEvent.type(notice, "2 mois");
  await press(/^Appliquer aux 2 cellules «\sbientôt\s»/);
  expect(await summary(/^3\scontrats\s: 3 avec leurs dates\./)).toHaveFocus();
  paste("Site;Fin;Délai\nD;31/12/2048;3 mois");
  expect(await screen.findByRole("rowheader", { name: /D$/ })).toBeInTheDocument();
});

it("takes a proposed day, and leaves out a line that the visitor calls no contract", async () => {
  await openPage();
  paste("Immeuble;Échéance;Préavis\nA;46752;3 mois\nLégende;en gras;vérifié");
  expect(await summary(/^2\scontrats\s: 0 avec leurs dates, 2 à corriger/)).toBeInTheDocument();
  await press(/^C’est celle-ci\s: Pour Excel, 46752 est le 31\sdécembre\s2027/);
  expect(await screen.findByRole("rowheader", { name: /A$/ })).toBeInTheDocument();
  await press(/^Pas un contrat d’énergie\s: Ligne 3, Légende/);
  expect(await summary(/^1\scontrat\s: 1 avec ses dates\./)).toHaveFocus();
  expect(screen.getByText(/^Ligne 3\s: Légende, en gras, vérifié$/)).toBeInTheDocument();
});

it("assumes no notice for a line that has a text which was not understood", async () => {
  await openPage();
  paste("Immeuble;Lots;Échéance;Préavis\nA;12;31/12/2047;\nB;13;;31/12/2047\nC;2 mois;31/12/2047;");
  await summary(/^3\scontrats\s: 0 avec leurs dates, 3 à corriger/);
  await press(/^Compter 3\smois pour la ligne sans préavis/);
  expect(await summary(/^3\scontrats\s: 1 avec ses dates, 2 à corriger/)).toBeInTheDocument();
});

it("labels the fields of a line’s two contracts with their energies", async () => {
  await openPage();
  paste("Immeuble;Échéance gaz;Préavis gaz;Échéance élec;Préavis élec\nA;bientôt;3 mois;à voir;3 mois");
  expect(await screen.findByLabelText(/^Ligne 2, A, gaz\s: fin du contrat$/)).toHaveValue("bientôt");
  expect(screen.getByLabelText(/^Ligne 2, A, électricité\s: fin du contrat$/)).toHaveValue("à voir");
});

it("a choice in the list of a column changes no other list, and no date before it is confirmed", async () => {
  await openPage();
  paste("Immeuble;Échéance;Préavis;Fournisseur\nA;31/12/2047;3 mois;X");
  await screen.findByRole("rowheader", { name: /A$/ });
  await press("Changer les colonnes");
  const selects = () => screen.getAllByRole("combobox").filter((each) => each.closest("#immeubles"));
  const before = selects().map((each) => (each as HTMLSelectElement).value);
  await chooseColumn("energy", "Énergie", 1);
  const after = selects().map((each) => (each as HTMLSelectElement).value);
  expect(after.filter((value, index) => value !== before[index])).toEqual(["c1"]);
  expect(screen.getByRole("rowheader", { name: /A$/ })).toBeInTheDocument();
  expect(screen.getByText(/^Colonnes lues/)).toHaveTextContent("Immeuble · Échéance · Préavis");
});

it("reads the table with the row of headings that is chosen, and focuses the result", async () => {
  await openPage();
  paste("A;31/12/2047;3 mois\nImmeuble;Échéance;Préavis\nB;31/12/2047;3 mois\nC;06/03/2047;3 mois");
  await userEvent.click(await screen.findByText("Les titres sont sur une autre ligne"));
  await userEvent.selectOptions(screen.getByLabelText("Ligne des titres"), "1");
  await press("Prendre cette ligne");
  expect(await summary(/^2\scontrats\s:/)).toHaveFocus();
  await press("Changer les colonnes");
  await userEvent.click(screen.getByText("Les titres sont sur une autre ligne"));
  await userEvent.selectOptions(screen.getByLabelText("Ligne des titres"), "-1");
  await press("Prendre cette ligne");
  expect(await screen.findByText(/^Vérifiez les colonnes, puis confirmez/)).toHaveFocus();
});

it("refuses a table with the month before the day, and dates nothing", async () => {
  await openPage();
  paste("Immeuble;Échéance;Préavis\nA;12/31/2047;3 mois\nB;06/03/2047;3 mois");
  expect(await screen.findByText(/^La colonne «\sÉchéance\s» a le mois avant le jour/)).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("leaves the lines of the next table unticked", async () => {
  await openPage();
  paste("Immeuble;Échéance;Préavis\nA;31/12/2047;3 mois");
  await userEvent.click(await screen.findByRole("checkbox", { name: /A$/ }));
  expect(screen.getByRole("link", { name: /^Demander l’étude pour 1\simmeuble$/ })).toBeInTheDocument();
  paste("Immeuble;Échéance;Préavis\nB;31/12/2047;3 mois");
  expect(await screen.findByRole("checkbox", { name: /B$/ })).not.toBeChecked();
  expect(screen.queryByRole("link", { name: /^Demander l’étude pour/ })).not.toBeInTheDocument();
});

it("« Ouvrir le dossier » fills in the assembly’s form with the line, and focuses the form", async () => {
  await openPage(
    <Assembly {...frozenContent} builtOn={TODAY} fetchPdfMaker={() => Promise.resolve(jest.fn())} />,
  );
  paste("Immeuble;Lots;Énergie;Échéance;Préavis\nLes Tilleuls;45;Gaz;31/12/2047;90 j");
  const row = (await screen.findByRole("rowheader", { name: /Les Tilleuls/ })).closest("tr");
  await userEvent.click(within(row ?? document.body).getByRole("button", { name: /^Ouvrir le dossier/ }));
  const end = screen.getByLabelText(dossierFields.contractEnd.label, { selector: "#assemblee *" });
  expect(end).toHaveValue("2047-12-31");
  expect(screen.getByLabelText(dossierFields.copropriete.label)).toHaveValue("Les Tilleuls");
  // The form has read its fields, and computed this day.
  expect(screen.getAllByText(/2 octobre 2047|1er octobre 2047/).length).toBeGreaterThan(0);
  expect(end).toHaveFocus();
});

it("« Ouvrir le dossier » of a contract without an end focuses the first field that is not disabled", async () => {
  await openPage(
    <Assembly {...frozenContent} builtOn={TODAY} fetchPdfMaker={() => Promise.resolve(jest.fn())} />,
  );
  paste("Immeuble;Énergie;Échéance;Préavis\nLe Pin;Gaz;sans fin;30 jours\nLe Lac;Gaz;31/12/2047;90 j");
  const openRow = async (name: RegExp) => {
    const row = (await screen.findByRole("rowheader", { name })).closest("tr");
    await userEvent.click(within(row ?? document.body).getByRole("button", { name: /^Ouvrir le dossier/ }));
  };
  const inForm = { selector: "#assemblee *" };
  await openRow(/Le Pin/);
  expect(screen.getByLabelText(dossierFields.openEnded.label, inForm)).toHaveFocus();
  await openRow(/Le Lac/);
  expect(screen.getByLabelText(dossierFields.contractEnd.label, inForm)).toHaveFocus();
});

const fileWith = (bytes: Uint8Array, name: string) =>
  // Files of jsdom have no `arrayBuffer`.
  Object.assign(new File([bytes.slice()], name), { arrayBuffer: () => Promise.resolve(bytes) });

it("says why a text or a file is no table, and reads the same file when it is chosen again", async () => {
  await openPage();
  paste("Les Tilleuls");
  expect(await screen.findByText(/^Collez au moins deux colonnes/)).toBeInTheDocument();
  await userEvent.upload(fileInput(), fileWith(Uint8Array.of(0), "parc.xlsx"), { applyAccept: false });
  expect(await screen.findByText(/copiez les cellules et collez-les ici/)).toBeInTheDocument();
  const table = fileWith(
    new Uint8Array(Buffer.from("Immeuble;Échéance;Préavis\nA;31/12/2047;3 mois")),
    "parc.csv",
  );
  for (let time = 0; time < 2; time += 1) {
    await userEvent.upload(fileInput(), table);
    expect(await screen.findByRole("rowheader", { name: /A$/ })).toBeInTheDocument();
    await press("Changer le tableau, ou ajouter des factures");
    await press(ERASE);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Votre tableau")).toHaveFocus();
  }
});

/** Pastes by the browser's event, as a visitor does, and not by a change of the field. */
const pasteFromClipboard = (text: string) =>
  fireEvent.paste(screen.getByLabelText("Votre tableau"), { clipboardData: { getData: () => text } });

it("refuses a paste that is too long for the field, and two tables at once", async () => {
  await openPage();
  // 320 000 characters: the field takes 300 000.
  pasteFromClipboard("A;31/12/2047;3 mois\n".repeat(16_000));
  expect(await screen.findByText(/enregistrez-le en CSV/)).toBeInTheDocument();
  await userEvent.upload(fileInput(), [new File(["A"], "a.csv"), new File(["B"], "b.csv")]);
  expect(await screen.findByText(/^Un seul tableau à la fois/)).toBeInTheDocument();
});

it("saves the table and the calendar file, and counts the ticked buildings of a request", async () => {
  await openPage();
  await press("Essayer avec un exemple");
  await summary(/avec leurs dates/);
  await press("Enregistrer en CSV");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "portefeuille.csv"));
  await press("Ajouter les dates à mon agenda");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "portefeuille.ics"));
  await press("Tout cocher");
  expect(screen.getByText(/^Coché\s: 7\simmeubles\.$/)).toHaveRole("generic");
  expect(screen.getByRole("link", { name: /^Demander l’étude pour 7\simmeubles$/ })).toBeInTheDocument();
});

it("each invoice beside the pasted table becomes a line to mend, with its days as buttons", async () => {
  await openPage();
  paste("Immeuble;Échéance;Préavis\nA;31/12/2047;3 mois");
  const names = ["Les Tilleuls.pdf", "image.pdf", "Le Parc.pdf", "Le Parc.pdf"];
  const invoices = names.map((name) => new File(["%PDF-"], name));
  await userEvent.upload(fileInput(), invoices, { applyAccept: false });
  expect(await screen.findByText(/^3\sfactures sur 4/)).toBeInTheDocument();
  expect(screen.getByText(/^Ce PDF n’a presque pas de texte/)).toBeInTheDocument();
  expect(screen.getAllByText(/^La page 2 n’a pas de texte/)).toHaveLength(3);
  // The same invoice twice is one contract.
  expect(await summary(/^3\scontrats\s: 1 avec ses dates, 2 à corriger/)).toBeInTheDocument();
  await press(/^Compter 3\smois pour les 2\slignes/);
  const [ofTilleuls] = screen.getAllByRole("button", { name: /^C’est celle-ci\s: .*2048-12-31, page\s3$/ });
  if (ofTilleuls) await userEvent.click(ofTilleuls);
  expect(await summary(/^3\scontrats\s: 2 avec leurs dates, 1 à corriger/)).toBeInTheDocument();
  expect(screen.getByRole("rowheader", { name: /Les Tilleuls/ })).toBeInTheDocument();
  await press(/^C’est celle-ci\s: .*2047-12-31, page\s3$/);
  expect(await screen.findByRole("rowheader", { name: /Le Parc/ })).toBeInTheDocument();
  expect(screen.getByLabelText("Votre tableau")).toHaveValue(
    "Immeuble;Échéance;Préavis\nA;31/12/2047;3 mois",
  );
  await press(ERASE);
  expect(screen.queryByText(/^3\sfactures sur 4/)).not.toBeInTheDocument();
  // The same invoice is read anew, without its corrections.
  await userEvent.upload(fileInput(), new File(["%PDF-"], "Le Parc.pdf"));
  expect(await summary(/^1\scontrat\s: 0 avec leurs dates, 1 à corriger/)).toBeInTheDocument();
});
