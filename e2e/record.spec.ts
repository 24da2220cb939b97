/** The form's record (decision 29) in a browser: rows, links, reloads and Back replace it whole, and mix no two buildings. */
import { expect, type Page, test } from "@playwright/test";

import type { FieldName, FieldTexts } from "../src/assembly/rules/fields";
import { sampleDossier } from "../src/assembly/testing/sample-dossiers";
import {
  askForStudy,
  field,
  openPortfolio,
  portfolioSection,
  section,
  setDayOfSamples,
} from "./testing/assembly";
import { brandLink, fillIn, visit } from "./testing/visit";

/** One building with two contracts and one assembly: only for gas is it kept. */
const gas: FieldTexts = { contractEnd: "2027-12-31", notice: "3 mois", meeting: "2027-11-15" };
const other: FieldTexts = { contractEnd: "2028-03-31", notice: "2 mois", convocationDays: "60" };
const LINK = "#dates?contractEnd=2028-03-31&notice=2%20mois&convocationDays=60&champs=3";

const headline = (page: Page) => section(page).locator("[data-dates] p").first();
const typeGas = (page: Page) => fillIn(gas, (name: FieldName) => field(page, name));
const back = (page: Page) => section(page).getByRole("button", { name: "Revenir à mes réponses" });

async function expectRecord(page: Page, texts: FieldTexts): Promise<void> {
  for (const name of ["contractEnd", "notice", "meeting", "convocationDays"] as const)
    await expect(field(page, name)).toHaveValue(texts[name] ?? "");
  await expect(headline(page)).toHaveText(sampleDossier(texts).answer.headline);
}

async function openGuide(page: Page): Promise<void> {
  await visit(page, "/livre-blanc");
  await setDayOfSamples(page);
}

test("a row of the table has nothing of the assembly that was kept for another contract", async ({
  page,
}) => {
  await openPortfolio(page);
  await typeGas(page);
  await section(page).getByLabel("Garder cette assemblée").check();
  await expect(headline(page)).toContainText("2028");
  await page
    .getByRole("textbox", { name: "Votre tableau" })
    .fill("Immeuble;Énergie;Échéance;Préavis\nLes Tilleuls;Élec;30/11/2027;3 mois");
  await portfolioSection(page)
    .getByRole("button", { name: /^Ouvrir le dossier/ })
    .click();
  await expect(field(page, "copropriete")).toHaveValue("Les Tilleuls");
  await expectRecord(page, { contractEnd: "2027-11-30", notice: "3 mois" });
  await back(page).click();
  await expect(field(page, "keepMeeting")).toBeChecked();
  await expect(headline(page)).toContainText("2028");
});

test("a link in the open page is the record after a reload, Back and Forward, and what was typed comes back", async ({
  page,
}) => {
  await openGuide(page);
  await typeGas(page);
  await page.evaluate((hash) => (location.hash = hash), LINK);
  await expectRecord(page, other);
  await page.reload();
  await page.keyboard.press("Shift");
  // Only React shows this button.
  await expect(back(page)).toBeVisible();
  await expectRecord(page, other);
  await brandLink(page).click();
  await page.waitForURL("/");
  await page.goBack();
  await expectRecord(page, other);
  await back(page).click();
  await expectRecord(page, gas);
  expect(new URL(page.url()).hash).toBe("#assemblee");
});

test("an answer of the home page says what it rests on, also after a reload", async ({ page }) => {
  await openGuide(page);
  await typeGas(page);
  await brandLink(page).click();
  const line = page.getByRole("link", { name: /^Dossier en cours/ });
  await expect(line).toHaveText("Dossier en cours : assemblée du 15 novembre 2027");
  await page.reload();
  await expect(line).toHaveText("Dossier en cours : assemblée du 15 novembre 2027");
  await page.locator("#dossier").getByRole("button", { name: "Effacer mes réponses" }).click();
  await expect(line).toHaveCount(0);
  await expect(page.locator("#dossier [name=contractEnd]")).toHaveValue("");
});

test("a request for another building keeps the person's answers, and nothing of the first building", async ({
  page,
}) => {
  await openGuide(page);
  await typeGas(page);
  await field(page, "copropriete").fill("Résidence Alpha");
  await askForStudy(page);
  const request = page.locator("#contact");
  await request.locator("[name=nom]").fill("Syndic Martin");
  await request.locator("[name=adresse]").fill("1 rue Alpha");
  await page.goBack();
  await page.evaluate((hash) => (location.hash = hash), LINK);
  await expectRecord(page, other);
  await askForStudy(page);
  await expect(request.locator("[name=nom]")).toHaveValue("Syndic Martin");
  await expect(request.locator("[name=message]")).toHaveValue(/31\smars\s2028/);
  for (const name of ["adresse", "nomCopropriete"])
    await expect(request.locator(`[name=${name}]`)).toHaveValue("");
  await request.getByRole("button", { name: "Revenir à mes réponses" }).click();
  await expect(request.locator("[name=adresse]")).toHaveValue("1 rue Alpha");
  await expect(request.locator("[name=nomCopropriete]")).toHaveValue("Résidence Alpha");
});

test("a link whose # a mail program has encoded leads to its page", async ({ page }) => {
  await page.goto("/livre-blanc%23dates?contractEnd=2028-03-31&notice=2%20mois&champs=2");
  await expect(field(page, "contractEnd")).toHaveValue("2028-03-31");
  await expect(field(page, "notice")).toHaveValue("2 mois");
});

test("a table of another shape in the memory is dropped, and the tool works", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["immeubles", "dossier", "demande-etude"])
      sessionStorage.setItem(`saisie-1-${name}`, '{"table":{"text":5},"texts":{"notice":{}},"former":7}');
  });
  await openPortfolio(page);
  await typeGas(page);
  await expect(headline(page)).toHaveText(sampleDossier(gas).answer.headline);
});
