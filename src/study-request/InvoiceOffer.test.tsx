import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form } from "react-final-form";

import { ENERGY_NAMES } from "../contract/energy";
import type { Invoice } from "../invoices/invoice";
import { FileRefusal } from "../invoices/refusals";
import { contractWith, invoiceWith } from "../invoices/testing/sample-invoice";
import { defaults } from "./fields";
import { InvoiceOffer } from "./InvoiceOffer";

let readFile: () => Promise<Invoice>;

// The library needs a worker, which jsdom has not.
jest.mock("../invoices/worker-client", () => ({ readInvoiceFile: () => readFile() }));

const invoice = new File(["%PDF-"], "facture.pdf");
const photo = new File(["x"], "photo.jpg");

const OFFER = { name: /^Reprendre de la facture/ };

/** Shows the offer in a form with one filled field, the name. */
const show = (files: readonly File[]) =>
  render(
    <Form onSubmit={() => undefined}>
      {() => (
        <form>
          <input name="nomCopropriete" aria-label="Nom" defaultValue="Les Tilleuls" />
          <select name="typeContrat" aria-label="Énergie" defaultValue={defaults.typeContrat}>
            {Object.keys(ENERGY_NAMES).map((energy) => (
              <option key={energy}>{energy}</option>
            ))}
          </select>
          <InvoiceOffer files={files} />
        </form>
      )}
    </Form>,
  );

it("fills empty fields from an attached invoice on request, and says which", async () => {
  const contract = contractWith({ name: "SDC DU PARC", energy: "gaz" });
  readFile = () => Promise.resolve(invoiceWith([contract]));
  show([photo, invoice]);
  await userEvent.click(screen.getByRole("button", OFFER));
  expect(await screen.findByText(/^Repris de la facture\s: énergie\./)).toBeInTheDocument();
  expect(screen.getByLabelText("Énergie")).toHaveValue("gaz");
  expect(screen.getByLabelText("Nom")).toHaveValue("Les Tilleuls");
});

it("says why an invoice is not read, and offers nothing without a PDF", async () => {
  readFile = () => Promise.reject(new FileRefusal("image"));
  const { unmount } = show([invoice]);
  await userEvent.click(screen.getByRole("button", OFFER));
  expect(await screen.findByText(/^Ce PDF est une image/)).toBeInTheDocument();
  unmount();
  show([photo]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
