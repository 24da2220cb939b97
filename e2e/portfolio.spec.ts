/**
 * The table of buildings (« Plusieurs immeubles ? ») in a browser. Its code is fetched late, and the table is
 * never sent.
 */
import { readFileSync } from "node:fs";

import { expect, type Page, type Request, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";

/** A table with 40 contracts, 8 of which have a fault. */
const FILE = "src/portfolio/table/testing/portefeuille.csv";

const summary = (page: Page) =>
  portfolioSection(page)
    .getByText(/^\d+\scontrats?\s:/)
    .first();

test("the dates of a table are computed offline, and nothing is sent", async ({ page, context }) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("/livre-blanc");
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  const asksForTool = () => requests.some((request) => request.url().includes("/portfolio-"));
  expect(asksForTool()).toBe(false);
  await openPortfolio(page);
  expect(asksForTool()).toBe(true);
  await context.setOffline(true);
  const tool = portfolioSection(page);
  await tool.getByLabel("Choisir des fichiers").setInputFiles(FILE);
  await expect(summary(page)).toContainText("32 avec leurs dates, 8 à corriger");
  await expect(summary(page)).toBeInViewport();
  await expect(tool.getByRole("table").getByRole("checkbox")).toHaveCount(32);
  // The page may still prefetch files of its own.
  const sending = requests.filter((request) => request.method() !== "GET" || request.url().includes("?"));
  expect(sending).toEqual([]);
  expect(page.url()).not.toContain("Orvane");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a pasted table is kept over a reload, and its saved CSV file gives the same dates", async ({
  page,
}) => {
  await openPortfolio(page);
  const tool = portfolioSection(page);
  const paste = async (text: string) => {
    await page.getByRole("textbox", { name: "Votre tableau" }).fill("");
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.getByRole("textbox", { name: "Votre tableau" }).press("ControlOrMeta+V");
  };
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste("Immeuble\tÉchéance\tPréavis\nLe Mail\t12/2027\t3 mois LRAR\nLe Sud\t06/03/2027\t3 mois.");
  const counted = "2 contrats : 1 avec ses dates, 1 à corriger";
  await expect(summary(page)).toContainText(counted);
  await expect(summary(page).locator("..")).toBeFocused();
  await expect(tool.getByText("2 lignes collées")).toBeVisible();
  // `hydrated` cannot be used here: the fixed clock replaces the performance entries that it polls.
  await page.reload();
  await tool.scrollIntoViewIfNeeded();
  await expect(summary(page)).toContainText(counted);
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: "Enregistrer en CSV" }).click();
  const saved = readFileSync(await (await download).path(), "utf8");
  await tool.getByRole("button", { name: "Changer le tableau, ou ajouter des factures" }).click();
  await paste(saved);
  await expect(summary(page)).toContainText(counted);
});

// A cell with `display: none` would leave the accessibility tree: the cells after it would get wrong column
// headings.
test(
  "on a phone a building's details are shown on request, and its row has all cells of a wide window",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openPortfolio(page);
    const tool = portfolioSection(page);
    await tool.getByRole("button", { name: "Essayer avec un exemple" }).click();
    const row = tool.getByRole("row").filter({ hasText: "Square des Charmilles" });
    await expect(row.getByText("à temps")).toBeVisible();
    await expect(row.getByText(/^par lettre/)).toBeHidden();
    const details = tool.getByRole("button", { name: /^Toutes les dates/ });
    await expect(details).toHaveCount(7);
    for (const button of await details.all()) await button.click();
    await expect(row.getByText(/^par lettre/)).toBeVisible();
    const cellsOnPhone = await tool.locator("tbody").getByRole("cell").count();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await tool.locator("tbody").getByRole("cell").count()).toBe(cellsOnPhone);
  },
);
