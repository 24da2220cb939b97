/**
 * The pages with JavaScript disabled: what needs scripts is hidden, and an e-mail address or a file replaces
 * it.
 */
import { expect, test } from "@playwright/test";

import { FILE_NAME } from "../src/theme/brand";
import { assemblySection, unfoldResolutions } from "./testing/assembly";
import { assembly, portfolio, whitePaper } from "./testing/site";
import { sendButton } from "./testing/study-request";

test.use({ javaScriptEnabled: false });

// Selectors of CSS, because Playwright's text selectors ignore `noscript`.
test("an e-mail address replaces the study-request form", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("main #contact noscript a[href^='mailto:']")).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
});

test("links to the published file replace the white paper's download buttons", async ({ page }) => {
  await page.goto("/livre-blanc");
  const links = page.locator(`main noscript a[href="/${FILE_NAME}"]`);
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeVisible();
  for (const name of [whitePaper.downloadButton, whitePaper.closingDownloadButton])
    await expect(page.getByRole("button", { name })).toBeHidden();
});

test("the assembly's tool has resolutions with blanks and no fields, and the table of buildings is hidden", async ({
  page,
}) => {
  await page.goto("/livre-blanc");
  await expect(assemblySection(page).locator("noscript p")).toBeVisible();
  for (const role of ["textbox", "button"] as const)
    await expect(assemblySection(page).getByRole(role)).toHaveCount(0);
  await expect(assemblySection(page).getByText(assembly.calendarPrompt)).toBeHidden();
  await unfoldResolutions(page);
  await expect(assemblySection(page).getByRole("article").nth(1)).toContainText("……… mois");
  await expect(page.getByRole("heading", { name: portfolio.heading })).toBeHidden();
});
