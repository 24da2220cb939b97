/**
 * Steps and locators of the assembly's tool (« Préparez votre assemblée générale ») and of the table of
 * buildings.
 */
import { expect, type Page } from "@playwright/test";

import { dossierFields, type FieldName } from "../../src/assembly/rules/dossier-fields";
import { fullTexts, TODAY } from "../../src/assembly/testing/sample-dossiers";
import { assembly, documents } from "./site";
import { fillIn, visit } from "./visit";

export const assemblySection = (page: Page) => page.locator("#assemblee");

export const field = (page: Page, name: FieldName) =>
  assemblySection(page).getByLabel(dossierFields[name].label, { exact: true });

export const copyButtons = (page: Page) => assemblySection(page).getByRole("button", { name: /^Copier «/ });

export const askForStudy = (page: Page) =>
  assemblySection(page).getByRole("link", { name: assembly.studyButton }).click();

export const unfoldResolutions = (page: Page) =>
  assemblySection(page).locator("summary").filter({ hasText: documents.resolutionsHeading }).click();

/** Sets the clock of an open page to the day of the samples. The page reads the day again when its tab becomes visible. */
export async function setDayOfSamples(page: Page): Promise<void> {
  await page.clock.setFixedTime(`${TODAY}T12:00:00Z`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Opens « Préparez votre assemblée générale » on the day of the samples, with its resolutions unfolded. */
export async function openAssembly(page: Page): Promise<void> {
  await visit(page, "/livre-blanc#assemblee");
  await setDayOfSamples(page);
  await unfoldResolutions(page);
  await expect(copyButtons(page).first()).toBeVisible();
}

/** Unfolds « Plus de précisions », unless it is open: `lots` is one of its fields. */
export async function unfoldMoreFields(page: Page): Promise<void> {
  if (!(await field(page, "lots").isVisible()))
    await assemblySection(page).getByText("Plus de précisions").click();
}

export async function fillInAssembly(page: Page): Promise<void> {
  await unfoldMoreFields(page);
  await fillIn(fullTexts, (name) => field(page, name));
}

export const portfolioSection = (page: Page) => page.locator("#immeubles");

/** Goes to the tool for a table of buildings, on the day of the samples. */
export async function openPortfolio(page: Page): Promise<void> {
  await visit(page, "/livre-blanc");
  await setDayOfSamples(page);
  await portfolioSection(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("textbox", { name: "Votre tableau" })).toBeVisible();
}
