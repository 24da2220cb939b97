import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { ContractFacts } from "../contract/contract-facts";
import { eraseRecord, replaceRecord } from "../forms/record";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { Assembly } from "./Assembly";
import { textsOfFacts } from "./rules/facts-as-texts";
import { dossierFields, dossierForm, type FieldName, type FieldTexts } from "./rules/fields";
import { forwardLink } from "./rules/forwarded";
import { assemblyFile, frozenContent, TODAY } from "./testing/sample-dossiers";

let readFacts: ContractFacts;
// jsdom has no worker.
jest.mock("../invoices/read-invoice", () => ({
  readInvoice: () =>
    Promise.resolve(invoiceWith([contractWith({ ...readFacts, end: null }, readFacts.end ?? "")])),
}));

/** A building by each of its sources: all that the source can bring. */
interface Building {
  facts: ContractFacts;
  /** What only typing brings. */
  others: FieldTexts;
}

const A: Building = {
  facts: {
    name: "Résidence Alpha",
    end: "2041-05-31",
    isOpenEnded: false,
    notice: { count: 4, unit: "months" },
    energy: "gaz",
    power: null,
    consumption: 411,
    renewal: 11,
    deliveryPoint: "GI111111",
    meter: "large",
  },
  others: {
    meeting: "2040-11-15",
    onAgenda: "oui",
    keepMeeting: "oui",
    convocationDays: "61",
    lots: "41",
    cost: "41 000",
    delegate: "syndic",
    ceiling: "41 111",
    duration: "31",
    waitingCeiling: "41 222",
    waitingMonths: "7",
  },
};
const B: Building = {
  facts: {
    ...A.facts,
    name: "Villa Bêta",
    end: "2042-12-31",
    notice: { count: 90, unit: "days" },
    energy: "electricite",
    consumption: null,
    renewal: null,
    deliveryPoint: "22222222222222",
    meter: null,
  },
  others: {},
};
/** What nothing may show of A once B is the record. */
const OF_A = /Alpha|2041|2040|4\smois|41\s?000|41\s?111|41\s?222|61\sjours|11\smois/;

const home = <AnswerBand page={entryOf("homePage")} texts={assemblyFile} builtOn={TODAY} />;
const guide = (
  <Assembly
    {...frozenContent}
    builtOn={TODAY}
    fetchPdfMaker={() => Promise.reject(new Error("No PDF here."))}
  />
);

const form = () => screen.getByRole<HTMLFormElement>("form");
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement | null;
const given = (texts: FieldTexts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

function filled(): FieldTexts {
  const names = Object.keys(dossierFields) as FieldName[];
  const textOf = (name: FieldName) => {
    const field = control(name);
    if (field?.type === "checkbox") return field.checked ? "oui" : "";
    return field?.value ?? "";
  };
  return given(Object.fromEntries(names.map((name) => [name, textOf(name)])));
}

async function type(texts: FieldTexts): Promise<void> {
  const erase = screen.queryByRole("button", { name: "Effacer mes réponses" });
  if (erase) await userEvent.click(erase);
  for (const [name, text] of Object.entries(texts)) {
    const field = control(name);
    if (!field) continue;
    if (field.type === "checkbox") fireEvent.click(field);
    else fireEvent.change(field, { target: { value: text } });
  }
}

/** Brings a building. @returns the texts that the source brings. */
type Source = (building: Building) => Promise<FieldTexts>;

const sources: Readonly<Record<string, Source>> = {
  typing: async ({ facts, others }) => {
    const texts = given({ ...textsOfFacts(facts), ...others });
    await type(texts);
    return texts;
  },
  invoice: async ({ facts }) => {
    readFacts = facts;
    const input = screen.getByLabelText<HTMLInputElement>(frozenContent.page.invoiceText.replace(/\s/g, " "));
    const files = [new File(["%PDF-"], `${facts.name}.pdf`, { type: "application/pdf" })];
    Object.defineProperty(input, "files", { value: files, configurable: true });
    fireEvent.change(input);
    await userEvent.click(await screen.findByRole("button", { name: /^C’est celle-ci/ }));
    const replace = screen.queryByRole("button", { name: /^Non/ });
    if (replace) await userEvent.click(replace);
    await screen.findByText(`Repris de la facture ${facts.name}.pdf.`);
    return given(textsOfFacts(facts));
  },
  row: ({ facts }) => {
    const texts = given(textsOfFacts(facts));
    act(() => replaceRecord(dossierForm, texts, `de la ligne ${facts.deliveryPoint}`));
    return Promise.resolve(texts);
  },
  link: async ({ facts, others }) => {
    const sent = new URL(forwardLink({ ...textsOfFacts(facts), ...others }, "https://www.exemple.fr"));
    const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
    window.location.hash = sent.hash;
    await act(() => changed);
    // A link has no name, energy, volume, lots or limits.
    const { copropriete, energy, consumption, lots, cost, delegate, ceiling, duration, ...rest } = given({
      ...textsOfFacts(facts),
      ...others,
    });
    const { waitingCeiling, waitingMonths, ...decisive } = rest;
    expect(sent.hash).not.toMatch(
      [
        copropriete,
        energy,
        consumption,
        lots,
        cost,
        delegate,
        ceiling,
        duration,
        waitingCeiling,
        waitingMonths,
      ]
        .filter(Boolean)
        .map((text) => encodeURIComponent(text ?? ""))
        .join("|"),
    );
    return decisive;
  },
};

const pairs = Object.keys(sources).flatMap((one) =>
  Object.keys(sources).map((other) => [one, other] as const),
);

beforeEach(() => {
  eraseRecord(dossierForm);
  window.location.hash = "";
});

it.each(pairs)(
  "by %s, then another building by %s: nothing is mixed, and all comes back",
  async (one, other) => {
    const { rerender } = render(guide);
    const ofA = await sources[one]?.(A);
    expect(filled()).toEqual(ofA);
    const ofB = await sources[other]?.(B);
    expect(filled()).toEqual(ofB);
    // Texts of the page, messages and projects, addresses of links, and the request's prefill.
    expect(document.body.innerHTML).not.toMatch(OF_A);
    rerender(home);
    expect(document.body.innerHTML).not.toMatch(OF_A);
    rerender(guide);
    expect(filled()).toEqual(ofB);
    const back = screen.queryByRole("button", { name: "Revenir à mes réponses" });
    expect(back === null).toBe(other === "typing");
    if (!back) return;
    await userEvent.click(back);
    expect(filled()).toEqual(ofA);
    rerender(home);
    rerender(guide);
    expect(filled()).toEqual(ofA);
  },
);

it.each(Object.keys(sources).filter((source) => source !== "typing"))(
  "typed on the home page, then another building by %s in the guide",
  async (source) => {
    const { rerender } = render(home);
    await type(given(textsOfFacts(A.facts)));
    const ofA = filled();
    rerender(guide);
    const ofB = await sources[source]?.(B);
    expect(filled()).toEqual(ofB);
    expect(document.body.innerHTML).not.toMatch(OF_A);
    await userEvent.click(screen.getByRole("button", { name: "Revenir à mes réponses" }));
    rerender(home);
    expect(filled()).toEqual(ofA);
  },
);
