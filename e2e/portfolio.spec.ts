import { expect, type Request, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";
import { portfolio } from "./testing/site";

test("a table has its dates with the network cut, and sends and stores nothing", async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("/livre-blanc");
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => request.url().includes("portfolio-"))).toEqual([]);
  await openPortfolio(page);
  await context.setOffline(true);
  await page.getByLabel(/^Ou un fichier/).setInputFiles("src/portfolio/testing/portefeuille.csv");
  const tool = portfolioSection(page);
  await expect(tool.getByRole("status").first()).toContainText(/^40\slignes\s:/);
  await expect(tool.getByRole("table").getByRole("checkbox")).toHaveCount(34);
  // The page may still prefetch files of its own.
  const sending = requests.filter((request) => request.method() !== "GET" || request.url().includes("?"));
  expect(sending).toEqual([]);
  expect(page.url()).not.toContain("Orvane");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("checked buildings fill the study request, which shows a line for each", async ({ page }) => {
  await openPortfolio(page);
  const tool = portfolioSection(page);
  await tool.getByRole("button", { name: "Essayer avec un exemple" }).click();
  for (const index of [0, 1]) await tool.getByRole("checkbox").nth(index).check();
  await tool.getByRole("link", { name: "les 2 immeubles" }).click();
  await expect(page.getByLabel("Nom de la copropriété")).toHaveValue(/2\simmeubles/);
  await expect(page.locator("[name=message]")).toHaveValue(/^[^\n]+\n[^\n]+$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the section, which could do nothing, is not shown", async ({ page }) => {
    await page.goto("/livre-blanc");
    await expect(page.getByRole("heading", { name: portfolio.heading })).toBeHidden();
  });
});
