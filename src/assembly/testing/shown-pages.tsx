/** The parts of both pages that show a contract's record, and what a visitor does there. */
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { entryOf } from "../../testing/content";
import { AnswerBand } from "../AnswerBand";
import { Assembly } from "../Assembly";
import type { Dossier } from "../rules/dossier";
import { assemblyFile, frozenContent, TODAY } from "./sample-dossiers";

/** The band of the home page. */
export const homeBand = <AnswerBand page={entryOf("homePage")} texts={assemblyFile} builtOn={TODAY} />;

/** The assembly section of the guide. @param makePdf is called with the dossier when its PDF is asked for. */
export const guideSectionWith = (makePdf: (file: Dossier) => Blob) => (
  <Assembly {...frozenContent} builtOn={TODAY} fetchPdfMaker={() => Promise.resolve(makePdf)} />
);

export const guideSection = guideSectionWith(() => new Blob());

/** Waits until the guide has fetched its late code and shows it. */
export const lateCode = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Chooses invoices by their names. A drop can bring several, although the field is for one. */
export function chooseInvoices(...names: readonly string[]): void {
  const label = frozenContent.page.invoiceText.replace(/\s/g, " ");
  const input = screen.getByLabelText<HTMLInputElement>(label);
  const files = names.map((name) => new File(["%PDF-"], name, { type: "application/pdf" }));
  Object.defineProperty(input, "files", { value: files, configurable: true });
  fireEvent.change(input);
}

/** Presses « C’est celle-ci ». */
export const takeInvoice = async () =>
  userEvent.click(await screen.findByRole("button", { name: /^C’est celle-ci/ }));
