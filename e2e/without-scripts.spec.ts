/** The pages with JavaScript disabled: what works stays, what could do nothing is not shown, and an address or a file stands for it. */
import { expect, test } from "@playwright/test";

import { FILE_NAME } from "../src/theme/brand";
import { section, unfoldResolutions } from "./testing/assembly";
import { assembly, portfolio, whitePaper } from "./testing/site";
import { send } from "./testing/study-request";

test.use({ javaScriptEnabled: false });

// Playwright's text selectors ignore `noscript`.
test("an e-mail address replaces the study-request form", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("main #contact noscript a[href^='mailto:']")).toBeVisible();
  await expect(send(page)).toBeHidden();
});

test("the guide's buttons are links to the published file, and its tools have texts with blanks, and no fields", async ({
  page,
}) => {
  await page.goto("/livre-blanc");
  const links = page.locator(`main noscript a[href="/${FILE_NAME}"]`);
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeVisible();
  for (const name of [whitePaper.downloadButton, whitePaper.closingDownloadButton])
    await expect(page.getByRole("button", { name })).toBeHidden();

  await expect(section(page).locator("noscript p")).toBeVisible();
  for (const role of ["textbox", "button"] as const)
    await expect(section(page).getByRole(role)).toHaveCount(0);
  await expect(section(page).getByText(assembly.calendarPrompt)).toBeHidden();
  await unfoldResolutions(page);
  await expect(section(page).getByRole("article").nth(1)).toContainText("……… mois");
  await expect(page.getByRole("heading", { name: portfolio.heading })).toBeHidden();
});
