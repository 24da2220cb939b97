import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { section } from "./testing/assembly";
import { hydrated } from "./testing/visit";

const specimen = (name: string) => `src/invoices/testing/${name}.pdf`;
/** Two buildings, whose files have the same name. */
const invoiceOf = (name: string) => ({
  name: "facture.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync(specimen(name)),
});
const BUILDING_A = "01-elec-encadre-contrat";
const BUILDING_B = "19-gaz-conditions";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const invoiceField = (page: Page) => page.getByLabel(/lire une facture/);
const goBack = (page: Page) => page.getByRole("button", { name: "Revenir à mes réponses" });
const erase = (page: Page) => page.getByRole("button", { name: "Effacer mes réponses" });
const thisOne = (page: Page, day: RegExp | string = "") =>
  page.getByRole("button", { name: new RegExp(`^C’est celle-ci\\s: .*${day}`) });
/** The first file fetches the reader. */
const SLOW = { timeout: 30_000 };

test("an invoice is read in the browser, offline; its days are offered as text, and a press fills in the answer", async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text());
  });
  await page.goto("/");
  const invoice = invoiceField(page);
  await invoice.setInputFiles(specimen("05-gaz-sans-fin"));
  await expect(page.getByText("Aucune fin de contrat trouvée.")).toBeVisible(SLOW);

  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Gatsby prefetches the pages of links in view.
    if (!request.url().includes("/page-data/")) requests.push(request.url());
  });
  await invoice.setInputFiles(specimen(BUILDING_A));
  await expect(page.getByText(/^Date d’échéance\s: 31\/12\/2027, page\s3$/)).toBeVisible();
  await expect(field(page, "Fin du contrat")).toHaveValue("");
  await thisOne(page).click();
  await expect(field(page, "Fin du contrat")).toHaveValue("2027-12-31");
  await expect(field(page, "Préavis")).toHaveValue(/^3\smois$/);
  expect(requests).toEqual([]);
  expect(refused).toEqual([]);
});

test("on a slow network the page says at once that it reads, and after a failure a press tries again", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  // The invoice's code comes with pdf.js, which is larger than all other scripts.
  let isCut = true;
  await page.route(/\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await invoiceField(page).setInputFiles(specimen(BUILDING_A));
  await expect(page.getByText(/^La lecture des factures n’a pas pu être chargée/)).toBeVisible(SLOW);
  isCut = false;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(thisOne(page)).toBeVisible(SLOW);
});

/** Values of the assembly's tool that invoices fill in. */
const expectTool = async (page: Page, values: Readonly<Record<string, string | RegExp>>) => {
  for (const [label, value] of Object.entries(values))
    await expect(section(page).getByLabel(label, { exact: true })).toHaveValue(value);
};
const ofA = {
  "Fin du contrat": "2027-12-31",
  Préavis: /^3\smois$/,
  Compteur: "large",
  Énergie: "electricite",
  "Nom de la copropriété": "SDC RESIDENCE DES ALISIERS",
};
const ofB = {
  "Fin du contrat": "2028-12-31",
  Préavis: "",
  Compteur: "large",
  Énergie: "gaz",
  "Nom de la copropriété": "SDC HAMEAU DES VIGNES",
};
const ofNone = Object.fromEntries(Object.keys(ofA).map((label) => [label, ""]));

test(
  "one invoice is one answer, on both pages and over a reload: another one replaces it, and « Revenir » gives it back",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/");
    await invoiceField(page).setInputFiles(invoiceOf(BUILDING_A));
    await thisOne(page).click(SLOW);
    await expect(field(page, "Fin du contrat")).toHaveValue("2027-12-31");
    await page.reload();
    await expect(page.getByText("Repris de la facture facture.pdf.")).toBeVisible(SLOW);
    await page.locator("#dossier a[href='/livre-blanc#assemblee']").last().click();
    await expectTool(page, ofA);
    await invoiceField(page).setInputFiles(invoiceOf(BUILDING_B));
    await thisOne(page, "2028").click(SLOW);
    await expectTool(page, ofB);
    await page.reload();
    await expect(page.getByText("Repris de la facture facture.pdf.")).toBeVisible(SLOW);
    await expectTool(page, ofB);
    await goBack(page).click();
    await expectTool(page, ofA);
    await erase(page).click();
    await expectTool(page, ofNone);
  },
);

test(
  "a file that is dropped while the page loads is read when it can be, and one beside a form changes nothing",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const drop = async (selector: string) => {
      const bytes = [...readFileSync(specimen(BUILDING_A))];
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
    // The event is cancelled, or the browser would open the file.
    expect(await drop("h1")).toBe(true);
    expect(await drop("#dossier form")).toBe(true);
    await expect(page.getByText(/^Un seul fichier\s: facture\.pdf est lu\.$/)).toBeVisible(SLOW);
    await expect(thisOne(page)).toBeVisible(SLOW);
  },
);

/** A file of less than a kilobyte whose picture claims 60 000 by 60 000 pixels. */
const hugePicture = () => {
  const text = (place: string, words: string) => `BT /F 10 Tf ${place} Td (${words}) Tj ET\n`;
  const content = [
    text("40 800", "Facture de gaz du 4 novembre 2026"),
    text("40 780", "PCE : 12345678901234"),
    text("40 760", "Fin du contrat : 31/12/2027"),
    text("40 700", "9 kWh, a payer : 12,40 EUR"),
    "q 500 0 0 500 40 100 cm /I Do Q",
  ].join("");
  const picture =
    "<< /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 3 >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /I 6 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `${picture}\nstream\nabc\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 7 >>\nstartxref\n0\n%%EOF`);
};

test("a picture that claims to be huge does not stop the reading", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  const buffer = hugePicture();
  await invoiceField(page).setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText(/^Fin du contrat\s: 31\/12\/2027, page\s1$/)).toBeVisible(SLOW);
});
