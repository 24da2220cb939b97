/**
 * Reading of an invoice in a browser. pdf.js and its worker are fetched with the first file, then work
 * offline and under the page's CSP.
 */
import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { hydrated } from "./testing/visit";

const specimen = (name: string) => `src/invoices/testing/${name}.pdf`;
const INVOICE = specimen("01-elec-encadre-contrat");

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const invoiceField = (page: Page) => page.getByLabel(/lire une facture/);
const thisOne = (page: Page) => page.getByRole("button", { name: /^C’est celle-ci/ });
/** Unit: ms. For the first file, which loads the invoices' code. */
const SLOW = { timeout: 30_000 };

test("after « Réessayer », an invoice is read offline, and fills in the fields only on a press", async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/");
  await hydrated(page);
  // The page's own scripts are loaded already: this stops only the invoices' code.
  await page.route(/\.js$/, (route) => route.abort());
  const invoice = invoiceField(page);
  await invoice.setInputFiles(specimen("05-gaz-sans-fin"));
  await expect(page.getByText(/^La lecture des factures n’a pas pu être chargée/)).toBeVisible(SLOW);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Aucune fin de contrat trouvée.")).toBeVisible(SLOW);

  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Gatsby prefetches the pages of links in view.
    if (!request.url().includes("/page-data/")) requests.push(request.url());
  });
  await invoice.setInputFiles(INVOICE);
  await expect(page.getByText(/^Date d’échéance\s: 31\/12\/2027, page\s3$/)).toBeVisible();
  await expect(field(page, "Fin du contrat")).toHaveValue("");
  await thisOne(page).click();
  await expect(field(page, "Fin du contrat")).toHaveValue("2027-12-31");
  await expect(field(page, "Préavis")).toHaveValue(/^3\smois$/);
  expect(requests).toEqual([]);
  expect(refused).toEqual([]);
});

test(
  "of two files dropped on a form while the page loads, the first is read",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    /** @returns whether the page cancelled the drop: otherwise the browser would open the file. */
    const isDropCancelled = async (selector: string) => {
      const bytes = [...readFileSync(INVOICE)];
      const transfer = await page.evaluateHandle((data) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(data)], "facture.pdf", { type: "application/pdf" }));
        files.items.add(new File(["%PDF-"], "autre.pdf", { type: "application/pdf" }));
        return files;
      }, bytes);
      await page.locator(selector).first().waitFor();
      return page
        .locator(selector)
        .first()
        .evaluate((element, dataTransfer) => {
          const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
          return !element.dispatchEvent(event);
        }, transfer);
    };
    // The page ignores a drop beside the form: it reads none of the files.
    expect(await isDropCancelled("h1")).toBe(true);
    expect(await isDropCancelled("#dossier form")).toBe(true);
    await expect(page.getByText(/^Un seul fichier\s: facture\.pdf est lu\.$/)).toBeVisible(SLOW);
    await expect(thisOne(page)).toBeVisible(SLOW);
  },
);
