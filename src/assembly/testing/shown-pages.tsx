/** The parts of both pages that show a contract's record, and what a visitor does there. */
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { entryOf } from "../../testing/content";
import { AnswerBand } from "../AnswerBand";
import { Assembly } from "../Assembly";
import type { Dossier } from "../rules/dossier";
import { assemblyFile, frozenContent, TODAY } from "./sample-dossiers";

export const home = <AnswerBand page={entryOf("homePage")} texts={assemblyFile} builtOn={TODAY} />;

/** @param makePdf is called with the dossier when its PDF is asked for. */
export const guideWith = (makePdf: (file: Dossier) => Blob) => (
  <Assembly {...frozenContent} builtOn={TODAY} fetchPdfMaker={() => Promise.resolve(makePdf)} />
);

export const guide = guideWith(() => new Blob());

/** Waits for the code that the guide fetches once it is shown, and for its redrawing. */
export const lateCode = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Chooses several files, as a drop can do in a field for one file. */
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
