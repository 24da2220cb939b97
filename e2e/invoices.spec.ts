import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";

const specimen = (name: string) => `src/invoices/testing/${name}.pdf`;

test("an invoice fills in the answer's fields in the browser, offline, beside the parts of its pages", async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/");
  const invoice = page.getByLabel(/lire une facture/);
  await invoice.setInputFiles(specimen("05-gaz-sans-fin"));
  // The first file fetches the library.
  await expect(page.getByText("Pas de fin de contrat sur cette facture")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Oublier cette facture" }).click();

  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Gatsby prefetches the pages of links in view.
    if (!request.url().includes("/page-data/")) requests.push(request.url());
  });
  await invoice.setInputFiles(specimen("01-elec-encadre-contrat"));
  await expect(page.getByLabel("Fin du contrat", { exact: true })).toHaveValue("2027-12-31");
  await expect(page.getByLabel("Préavis", { exact: true })).toHaveValue("3");
  await expect(page.getByRole("img", { name: "page 3" }).first()).toBeVisible();
  expect(requests).toEqual([]);
  expect(refused).toEqual([]);

  await page.getByRole("button", { name: "Oublier cette facture" }).click();
  await expect(page.getByLabel("Fin du contrat", { exact: true })).toHaveValue("");
});

test(
  "a filled field keeps its text until the visitor replaces it, and a refused file changes nothing",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/livre-blanc#assemblee");
    const end = page.getByLabel("Fin du contrat", { exact: true });
    const invoice = page.getByLabel(/lire une facture/);
    await end.fill("2028-06-30");
    await invoice.setInputFiles(specimen("10-image"));
    await expect(page.getByText("Ce PDF est une image")).toBeVisible();
    await expect(end).toHaveValue("2028-06-30");
    await invoice.setInputFiles({
      name: "facture.pdf",
      mimeType: "application/pdf",
      buffer: readFileSync(specimen("01-elec-encadre-contrat")),
    });
    await page.getByRole("button", { name: "Remplacer par 31 décembre 2027" }).click();
    await expect(end).toHaveValue("2027-12-31");
    await page.getByRole("button", { name: "Oublier cette facture" }).click();
    await expect(end).toHaveValue("2028-06-30");
  },
);

test(
  "the keyboard scrolls the invoices of the table of buildings, and opens their parts of pages",
  { tag: "@nightly" },
  async ({ page }) => {
    await openPortfolio(page);
    const tool = portfolioSection(page);
    const invoices = tool.getByLabel("Ou des fichiers");
    const names = ["10-image", "05-gaz-sans-fin"];
    await invoices.setInputFiles(names.map(specimen));
    await expect(tool.getByText(/^1\sfacture sur 2\s:/)).toBeVisible();
    await invoices.focus();
    await page.keyboard.press("Tab");
    await expect(tool.getByRole("group", { name: "Résultat de la lecture" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(tool.getByRole("button", { name: /^Voir sur la facture 05-gaz-sans-fin/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("img", { name: "page 1" }).first()).toBeVisible();
  },
);
