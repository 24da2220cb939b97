import { expect, type Page } from "@playwright/test";

import { dossierFields, type FieldName } from "../../src/assembly/rules/dossier-fields";
import { everything, TODAY } from "../../src/assembly/testing/sample-dossiers";
import { assembly, documents } from "./site";
import { fillIn, visit } from "./visit";

export const section = (page: Page) => page.locator("#assemblee");

export const field = (page: Page, name: FieldName) =>
  section(page).getByLabel(dossierFields[name].label, { exact: true });

export const copyButtons = (page: Page) => section(page).getByRole("button", { name: /^Copier «/ });

export const askForStudy = (page: Page) =>
  section(page).getByRole("link", { name: assembly.studyButton }).click();

export const unfoldResolutions = (page: Page) =>
  section(page).locator("summary").filter({ hasText: documents.resolutionsHeading }).click();

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
export async function unfold(page: Page): Promise<void> {
  if (!(await field(page, "lots").isVisible())) await section(page).getByText("Plus de précisions").click();
}

export async function fillInAssembly(page: Page): Promise<void> {
  await unfold(page);
  await fillIn(everything, (name) => field(page, name));
}

export const portfolioSection = (page: Page) => page.locator("#immeubles");

/** Goes to the tool for a table of buildings, on the day of the samples. */
export async function openPortfolio(page: Page): Promise<void> {
  await visit(page, "/livre-blanc");
  await setDayOfSamples(page);
  await portfolioSection(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("textbox", { name: "Votre tableau" })).toBeVisible();
}
