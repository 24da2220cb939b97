import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { Invoice, InvoiceContract } from "../invoices/invoice";
import { Refusal } from "../invoices/refusals";
import { contractWith, placed } from "../invoices/testing/contract";
import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { draft, type FieldName, fields } from "./rules/fields";
import { assemblyFile, frozenContent, TODAY } from "./testing/sample-dossiers";

let readFile: () => Promise<Invoice>;
// The library needs a worker and a canvas, which jsdom has not.
jest.mock("../invoices/read-file", () => ({
  readFile: () => readFile(),
  drawStrips: () => Promise.resolve([]),
}));

beforeEach(() => {
  draft.current = {};
});

const field = (name: FieldName) => screen.getByLabelText(fields[name].label.replace("\u00a0", " "));
/** The first import of the reader is slow on a busy machine. */
const SLOW = { timeout: 20_000 };
const reads = (...contracts: readonly InvoiceContract[]) => {
  readFile = () => Promise.resolve({ day: "2026-11-04", contracts });
};
const { answers, page } = frozenContent;
const show = () =>
  render(<AnswerBand page={entryOf("homePage")} answers={answers} periods={assemblyFile} builtOn={TODAY} />);
const choose = async (name = "facture.pdf") => {
  const input = screen.getByLabelText(page.invoiceText.replace(/\s/g, " "));
  await userEvent.upload(input, new File(["%PDF-"], name, { type: "application/pdf" }));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

const contract = contractWith({
  energy: placed("gaz" as const),
  point: placed("GI123456"),
  end: placed("2047-12-31"),
  notice: placed({ count: 90, unit: "days" as const }),
});
const other = contractWith({
  energy: placed("electricite" as const),
  point: placed("12345678901234"),
  end: placed("2048-06-30"),
});

it("fills empty fields, offers its value for a filled one, and is undone", async () => {
  reads(contract);
  show();
  await userEvent.type(field("contractEnd"), "2047-01-31");
  await choose();
  expect(await screen.findByText("GI123456", {}, SLOW)).toBeInTheDocument();
  expect(field("contractEnd")).toHaveValue("2047-01-31");
  expect(field("notice")).toHaveValue("90");
  expect(field("noticeUnit")).toHaveValue("days");
  await press(/^Remplacer par 31\sdécembre\s2047$/);
  expect(field("contractEnd")).toHaveValue("2047-12-31");
  expect(field("contractEnd")).toHaveFocus();
  await press("Oublier cette facture");
  expect(field("contractEnd")).toHaveValue("2047-01-31");
  expect(field("notice")).toHaveValue("");
  expect(screen.queryByText("GI123456")).not.toBeInTheDocument();
});

it("keeps what the visitor has typed since, when the invoice is forgotten", async () => {
  reads(contract);
  show();
  await choose();
  await waitFor(() => expect(field("notice")).toHaveValue("90"), SLOW);
  await userEvent.clear(field("notice"));
  await userEvent.type(field("notice"), "60");
  await press("Oublier cette facture");
  expect(field("notice")).toHaveValue("60");
  expect(field("noticeUnit")).toHaveValue("days");
  expect(field("contractEnd")).toHaveValue("");
});

it("takes another file in place of the first", async () => {
  reads(contract);
  show();
  await choose();
  await waitFor(() => expect(field("notice")).toHaveValue("90"), SLOW);
  reads(other);
  await choose("autre.pdf");
  await waitFor(() => expect(field("contractEnd")).toHaveValue("2048-06-30"), SLOW);
  expect(field("notice")).toHaveValue("");
});

it("lets the visitor choose between two contracts, and sends three to the table", async () => {
  reads(contract, other);
  show();
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Gaz, GI123456" }, SLOW));
  expect(field("contractEnd")).toHaveValue("2047-12-31");
  await press("Électricité, 12345678901234");
  expect(field("contractEnd")).toHaveValue("2048-06-30");
  expect(field("notice")).toHaveValue("");
  await press("Oublier cette facture");
  reads(contract, other, contractWith({ point: placed("12345678901235") }));
  await choose();
  expect(await screen.findByRole("link", { name: /^3\scompteurs/ }, SLOW)).toBeInTheDocument();
});

it.each([
  [
    "an open-ended contract",
    { end: undefined, renewal: placed("open" as const) },
    /^Ce contrat est à durée indéterminée/,
  ],
  ["no end", { end: undefined }, /^Pas de fin de contrat sur cette facture/],
  ["a past end", { end: placed("2020-12-31") }, /^Cette fin de contrat est passée/],
  [
    "two ends",
    { end: undefined, otherEnds: [placed("2047-12-31"), placed("2048-12-31")] },
    /^Cette facture a des fins de contrat différentes/,
  ],
  ["a small meter", { meter: "small" as const, power: placed(9) }, /^C’est un petit compteur\s:/],
])("says what it found: %s", async (_, values, sentence) => {
  reads({ ...contract, ...values });
  show();
  await choose();
  expect(await screen.findByText(sentence, {}, SLOW)).toBeInTheDocument();
});

it("says that an invoice is old", async () => {
  readFile = () => Promise.resolve({ day: "2020-01-31", contracts: [contract] });
  show();
  await choose();
  expect(
    await screen.findByText(/^Cette facture du 31 janvier 2020 a plus d’un an/, {}, SLOW),
  ).toBeInTheDocument();
});

it("says why a file is not read, and changes no field", async () => {
  readFile = () => Promise.reject(new Refusal("image"));
  show();
  await userEvent.type(field("contractEnd"), "2047-01-31");
  await choose();
  expect(await screen.findByText(/^Ce PDF est une image/, {}, SLOW)).toBeInTheDocument();
  expect(field("contractEnd")).toHaveValue("2047-01-31");
});
