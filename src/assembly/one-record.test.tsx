import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { readTexts } from "../forms/elements";
import { eraseRecord, replaceRecord } from "../forms/record";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import type { Dossier } from "./rules/dossier";
import { dossierForm, type FieldTexts } from "./rules/fields";
import { forwardLink } from "./rules/forwarded";
import { chooseInvoices, guideWith, home, press, takeInvoice } from "./testing/shown-pages";
import { A, B, broughtBy, type Building, OF_A, type Source } from "./testing/two-buildings";

let read = A.facts;
// jsdom has no worker.
jest.mock("../invoices/read-invoice", () => ({
  readInvoice: () => Promise.resolve(invoiceWith([contractWith({ ...read, end: null }, read.end ?? "")])),
}));
jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: () => undefined,
}));

const made: Dossier[] = [];
const guide = guideWith((file) => {
  made.push(file);
  return new Blob();
});

/** Orders the PDF. @returns its texts; the calendar file has the same deadlines and name. */
async function pdfTexts(): Promise<string> {
  const button = screen.queryByRole("button", { name: "Télécharger le dossier" });
  if (!button) return "";
  fireEvent.click(button);
  await screen.findByText(/Le dossier s’appelle/);
  return JSON.stringify(made.at(-1));
}

const form = () => screen.getByRole<HTMLFormElement>("form");
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement | null;

const filled = (): FieldTexts =>
  Object.fromEntries(Object.entries(readTexts(form())).filter(([, text]) => text));

async function type(texts: FieldTexts): Promise<void> {
  const erase = screen.queryByRole("button", { name: "Effacer mes réponses" });
  if (erase) await userEvent.click(erase);
  for (const [name, text] of Object.entries(texts)) {
    const field = control(name);
    if (field?.type !== "checkbox") fireEvent.change(field ?? form(), { target: { value: text } });
    else if (!field.checked) fireEvent.click(field);
  }
}

const bring: Readonly<Record<Source, (building: Building) => Promise<void>>> = {
  typing: (building) => type(broughtBy.typing(building)),
  home: (building) => type(broughtBy.home(building)),
  invoice: async ({ facts }) => {
    read = facts;
    chooseInvoices(`${facts.name}.pdf`);
    await takeInvoice();
    if (screen.queryByRole("button", { name: /^Non/ })) await press(/^Non/);
    await screen.findByText(`Repris de la facture ${facts.name}.pdf.`);
  },
  row: (building) => {
    act(() => replaceRecord(dossierForm, broughtBy.row(building), `de la ligne de ${building.facts.name}`));
    return Promise.resolve();
  },
  link: async (building) => {
    const sent = new URL(forwardLink(broughtBy.typing(building), "https://www.exemple.fr"));
    const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
    window.location.hash = sent.hash;
    await act(() => changed);
  },
};

const seconds: readonly Source[] = ["typing", "invoice", "row", "link"];
const firsts: readonly Source[] = ["home", ...seconds];
const pairs = firsts.flatMap((one) => seconds.map((other) => [one, other] as const));

beforeEach(() => {
  eraseRecord(dossierForm);
  window.location.hash = "";
});

it.each(pairs)(
  "by %s, then another building by %s: nothing is mixed, and all comes back",
  async (one, other) => {
    const { rerender } = render(one === "home" ? home : guide);
    await bring[one](A);
    if (one === "home") rerender(guide);
    const ofA = filled();
    expect(ofA).toEqual(broughtBy[one](A));
    const pdfOfA = await pdfTexts();
    await bring[other](B);
    const ofB = broughtBy[other](B);
    expect(filled()).toEqual(ofB);
    // Texts of the page, messages and projects, addresses of links, and the request's prefill.
    expect(document.body.innerHTML).not.toMatch(OF_A);
    expect(await pdfTexts()).not.toMatch(OF_A);
    rerender(home);
    expect(document.body.innerHTML).not.toMatch(OF_A);
    rerender(guide);
    expect(filled()).toEqual(ofB);
    const back = screen.queryByRole("button", { name: "Revenir à mes réponses" });
    expect(back === null).toBe(other === "typing");
    if (!back) return;
    await userEvent.click(back);
    expect(filled()).toEqual(ofA);
    expect(await pdfTexts()).toBe(pdfOfA);
    rerender(home);
    rerender(guide);
    expect(filled()).toEqual(ofA);
  },
);
