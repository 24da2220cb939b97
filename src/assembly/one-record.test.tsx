/**
 * The record of a building replaces the whole record of another, whichever of the five sources each comes from
 * (docs/decisions/0029-one-record.md).
 */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { readTexts } from "../forms/elements";
import { eraseRecord, recordState, replaceRecord } from "../forms/record";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { requestForm } from "../study-request/request-fields";
import type { Dossier } from "./rules/dossier";
import { dossierForm, type FieldTexts } from "./rules/dossier-fields";
import {
  chooseInvoices,
  guideSectionWith,
  homeBand,
  lateCode,
  press,
  takeInvoice,
} from "./testing/shown-pages";
import { A, B, broughtBy, type Building, linkTo, OF_A, type Source } from "./testing/two-buildings";

/** What the double of `readInvoice` finds. */
let factsOfInvoice = A.facts;
// jsdom has no worker.
jest.mock("../invoices/read-invoice", () => ({
  readInvoice: () =>
    Promise.resolve(invoiceWith([contractWith({ ...factsOfInvoice, end: null }, factsOfInvoice.end ?? "")])),
}));
jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: () => undefined,
}));

/** jsdom is never idle. */
jest.mock("../components/when-idle", () => ({ whenIdle: (run: () => void) => run() }));

/** The dossiers whose PDF was ordered. */
const ordered: Dossier[] = [];
const guide = guideSectionWith((dossier) => {
  ordered.push(dossier);
  return new Blob();
});

/** Downloads the PDF. @returns the texts of its dossier. The calendar file is not read: it has the same deadlines and name. */
async function orderedTexts(): Promise<string> {
  fireEvent.click(screen.getByText("Télécharger le dossier"));
  await screen.findByText(/Le dossier s’appelle/);
  return JSON.stringify(ordered.at(-1));
}

/** Asks for the study. @returns the texts of its request. */
function requestedTexts(): string {
  fireEvent.click(screen.getByText("Demander une étude"));
  return JSON.stringify(recordState(requestForm).record.texts);
}

const form = () => screen.getByRole<HTMLFormElement>("form");
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement | null;

/** The texts of the form, without empty ones. */
const filled = (): FieldTexts =>
  Object.fromEntries(Object.entries(readTexts(form())).filter(([, text]) => text));

/** Erases what is there, then fills in each field. */
async function type(texts: FieldTexts): Promise<void> {
  const erase = screen.queryByRole("button", { name: "Effacer mes réponses" });
  if (erase) await userEvent.click(erase);
  for (const [name, text] of Object.entries(texts)) {
    const field = control(name);
    if (!field) throw new Error(`The form has no field ${name}`);
    if (field.type !== "checkbox") fireEvent.change(field, { target: { value: text } });
    else if (!field.checked) fireEvent.click(field);
  }
}

/** Does what brings a building into the record. */
const bring: Readonly<Record<Source, (building: Building) => Promise<void>>> = {
  typing: (building) => type(broughtBy.typing(building)),
  home: (building) => type(broughtBy.home(building)),
  invoice: async ({ facts }) => {
    factsOfInvoice = facts;
    chooseInvoices(`${facts.name}.pdf`);
    await takeInvoice();
    // « Non : tout remplacer », where the page asks whether the invoice only completes what was typed.
    if (screen.queryByRole("button", { name: /^Non/ })) await press(/^Non/);
    await screen.findByText(`Repris de la facture ${facts.name}.pdf.`);
  },
  row: (building) => {
    act(() => replaceRecord(dossierForm, broughtBy.row(building), `de la ligne de ${building.facts.name}`));
    return Promise.resolve();
  },
  link: async (building) => {
    const sent = new URL(linkTo(building, "https://www.exemple.fr"));
    const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
    window.location.hash = sent.hash;
    await act(() => changed);
  },
};

const sources = Object.keys(bring) as Source[];
const pairs = sources.flatMap((first) => sources.map((second) => [first, second] as const));

beforeEach(() => {
  eraseRecord(dossierForm);
  eraseRecord(requestForm);
  window.location.hash = "";
});

it.each(pairs)(
  "Alpha by %s, then Bêta by %s: nothing of Alpha is left, and it can be restored where that is offered",
  async (sourceOfA, sourceOfB) => {
    const { rerender } = render(sourceOfA === "home" ? homeBand : guide);
    await bring[sourceOfA](A);
    if (sourceOfA === "home") rerender(guide);
    await lateCode();
    const ofA = filled();
    expect(ofA).toEqual(broughtBy[sourceOfA](A));
    const textsOfA = await orderedTexts();
    if (sourceOfB === "home") {
      window.location.hash = "";
      rerender(homeBand);
    }
    await bring[sourceOfB](B);
    if (sourceOfB === "home") rerender(guide);
    await lateCode();
    const ofB = broughtBy[sourceOfB](B);
    expect(filled()).toEqual(ofB);
    // The whole markup, because the addresses of links have texts of the record too.
    expect(document.body.innerHTML).not.toMatch(OF_A);
    expect(await orderedTexts()).not.toMatch(OF_A);
    expect(requestedTexts()).not.toMatch(OF_A);
    // Both pages have the same record.
    rerender(homeBand);
    expect(document.body.innerHTML).not.toMatch(OF_A);
    rerender(guide);
    await lateCode();
    expect(filled()).toEqual(ofB);
    const back = screen.queryByRole("button", { name: "Revenir à mes réponses" });
    // `type` erases the record first, and erasing keeps no former record.
    expect(back === null).toBe(sourceOfB === "typing" || sourceOfB === "home");
    if (!back) return;
    await userEvent.click(back);
    expect(filled()).toEqual(ofA);
    expect(await orderedTexts()).toBe(textsOfA);
    rerender(homeBand);
    rerender(guide);
    await lateCode();
    expect(filled()).toEqual(ofA);
  },
);
