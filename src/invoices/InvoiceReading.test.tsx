/** What a visitor sees and hears of an invoice, and which facts a press hands over. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { ContractFacts } from "../contract/contract-facts";
import { UnreadableFile } from "../forms/read-file";
import { factsWith, type Invoice } from "./invoice";
import { NO_END_FOUND, READING, WHERE_TO_FIND, WHICH_END } from "./invoice-texts";
import { InvoiceReading } from "./InvoiceReading";
import { FileRefusal } from "./refusals";
import { contractWith, invoiceWith, offeredEnd } from "./testing/sample-invoice";

let readFile: () => Promise<Invoice>;
// jsdom has no worker.
jest.mock("./read-invoice", () => ({ readInvoice: () => readFile() }));

const onChoose = jest.fn<undefined, [ContractFacts]>();
beforeEach(() => jest.clearAllMocks());

const show = (read: () => Promise<Invoice>) => {
  readFile = read;
  const file = new File(["%PDF-"], "parc.pdf");
  render(<InvoiceReading file={file} today="2026-11-29" onChoose={onChoose} />);
};
const showContracts = (...contracts: Invoice["contracts"]) =>
  show(() => Promise.resolve(invoiceWith(contracts)));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** As Testing Library reads a page: it turns no-break spaces into plain ones. */
const inSpaces = (text: string) => text.replaceAll("\u00a0", " ");
/** Finds a text in the live region. */
const hears = (text: string | RegExp) =>
  screen.findByText(typeof text === "string" ? inSpaces(text) : text, { selector: "[role=status] *" });

const gas = contractWith(
  {
    energy: "gaz",
    deliveryPoint: "GI123456",
    notice: { count: 3, unit: "months" },
    consumption: 48,
    meter: "large",
  },
  "2047-12-31",
  "2048-12-31",
);
const electricity = contractWith({ energy: "electricite", deliveryPoint: "12345678901234" }, "2047-06-30");
const withoutEnd = contractWith({ energy: "electricite", power: 9, meter: "small", name: "SDC DU PARC" });

it("says while it reads that it reads", async () => {
  show(() => new Promise(() => undefined));
  expect(await hears(READING)).toBeInTheDocument();
});

it("offers each day with its line and page, and hands the facts over only on a press", async () => {
  showContracts(gas);
  expect(await hears(WHICH_END)).toBeInTheDocument();
  expect(await hears("Gaz, préavis de 3 mois, 48 MWh par an, compteur GI123456")).toBeInTheDocument();
  expect(screen.getByText("Fin du contrat : 2048-12-31, page 3")).toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
  await press(/^C’est celle-ci\s: 31\sdécembre\s2048$/);
  expect(onChoose.mock.calls).toEqual([[factsWith(gas, offeredEnd("2048-12-31"))]]);
  expect(await hears(/^La facture dit\s: .*31\sdécembre\s2048/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /2048$/, pressed: true })).toHaveFocus();
});

it("offers « durée indéterminée » as it offers a day", async () => {
  const line = "durée indéterminée, préavis de 30\u00a0jours";
  const open = { ...gas, ends: [{ day: null, line, page: 1 }] };
  showContracts(open);
  expect(await screen.findByText(`${inSpaces(line)}, page 1`)).toBeInTheDocument();
  await press(/^C’est celle-ci/);
  expect(onChoose.mock.calls).toEqual([[{ ...gas.facts, end: null, isOpenEnded: true }]]);
});

it("says after « Aucune » where to find the end, and hands over the other facts on a press", async () => {
  showContracts(gas);
  await hears(WHICH_END);
  await press("Aucune");
  expect(await hears(NO_END_FOUND)).toBeInTheDocument();
  expect(screen.getAllByRole("status").at(0)).toHaveFocus();
  for (const line of WHERE_TO_FIND) expect(screen.getByText(inSpaces(line))).toBeInTheDocument();
  await press("Reprendre le reste");
  expect(onChoose.mock.calls).toEqual([[gas.facts]]);
});

it("hands over the other facts of an invoice without an end", async () => {
  showContracts(withoutEnd);
  expect(await hears(NO_END_FOUND)).toBeInTheDocument();
  expect(await hears("Électricité, 9 kVA, petit compteur, SDC DU PARC")).toBeInTheDocument();
  await press("Reprendre le reste");
  expect(onChoose.mock.calls).toEqual([[withoutEnd.facts]]);
});

it("offers no button where no fact was read", async () => {
  showContracts(contractWith({}));
  expect(await hears(NO_END_FOUND)).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("asks which of several contracts the visitor prepares, before it asks for the end", async () => {
  showContracts(gas, electricity);
  expect(await hears("Cette facture a 2 contrats : choisissez celui à préparer.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^C’est celle-ci/ })).not.toBeInTheDocument();
  await press("Électricité, 12345678901234");
  await press(/^C’est celle-ci\s: 30\sjuin\s2047$/);
  expect(onChoose.mock.calls).toEqual([[factsWith(electricity, offeredEnd("2047-06-30"))]]);
  await press("Gaz, GI123456");
  expect(await hears(WHICH_END)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Gaz/, pressed: true })).toBeInTheDocument();
});

it.each([
  ["a page that was not read", { unreadPages: [2] }, "La page 2 n’a pas été lue."],
  ["several pages that were not read", { unreadPages: [2, 3, 5] }, "Les pages 2, 3 et 5 n’ont pas été lues."],
  ["a page without a text", { barePages: [4] }, /^La page 4 n’a pas de texte/],
  ["an old invoice", { day: "2020-01-31" }, /^Cette facture du 31\sjanvier\s2020 a plus d’un an/],
])("announces %s", async (_, values, sentence) => {
  show(() => Promise.resolve(invoiceWith([gas], values)));
  expect(await hears(sentence)).toBeInTheDocument();
});

it.each([new FileRefusal("image"), new UnreadableFile()])(
  "says why a file is not read: $message",
  async (error) => {
    show(() => Promise.reject(error));
    expect(
      await screen.findByText(inSpaces(error.message), { selector: "[role=alert] *" }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  },
);

it("« Réessayer » reads the file again after the code could not be loaded", async () => {
  show(() => Promise.reject(new FileRefusal("notLoaded")));
  expect(await screen.findByText(/^La lecture des factures n’a pas pu être chargée/)).toBeInTheDocument();
  readFile = () => Promise.resolve(invoiceWith([gas]));
  await press("Réessayer");
  expect(await hears(WHICH_END)).toBeInTheDocument();
});
