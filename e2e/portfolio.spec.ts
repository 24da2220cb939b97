import { readFileSync } from "node:fs";

import { expect, type Page, type Request, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";
import { portfolio } from "./testing/site";

const FILE = "src/portfolio/testing/portefeuille.csv";

/** A portfolio of forty contracts under headings that are no known names. */
const odd = readFileSync(FILE, "utf8")
  .replace(/^\uFEFF/, "")
  .replace("Immeuble;", "Libellé;")
  .replace("Échéance;Préavis", "Date fin;Délai");

const summary = (page: Page) =>
  portfolioSection(page)
    .getByText(/^\d+\scontrats?\s:/)
    .first();

test("a table has its dates with the network cut, and sends nothing", async ({ page, context }) => {
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
  await tool.getByRole("button", { name: "le 6 mars 2027" }).click();
  await expect(summary(page)).toContainText("33 avec leurs dates, 7 à corriger");
  await expect(tool.getByRole("table").getByRole("checkbox")).toHaveCount(33);
  // The page may still prefetch files of its own.
  const sending = requests.filter((request) => request.method() !== "GET" || request.url().includes("?"));
  expect(sending).toEqual([]);
  expect(page.url()).not.toContain("Orvane");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test(
  "by the keyboard, odd headings are matched, a cell is mended, and both stay after a reload",
  { tag: "@nightly" },
  async ({ page }) => {
    await openPortfolio(page);
    const tool = portfolioSection(page);
    await tool.getByRole("textbox", { name: "Votre tableau" }).fill(odd);
    const confirm = tool.getByRole("button", { name: "Ces colonnes sont justes" });
    await confirm.focus();
    await page.keyboard.press("Enter");
    const name = tool.getByLabel("Nom de l’immeuble", { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Choisissez la colonne.");
    await expect(tool.getByRole("table")).toHaveCount(0);
    // What may be the column stands first in each of the three lists.
    for (const key of ["ArrowDown", "Tab", "ArrowDown", "Tab", "ArrowDown"]) await page.keyboard.press(key);
    await confirm.focus();
    await page.keyboard.press("Enter");
    await expect(tool.getByRole("button", { name: "le 6 mars 2027" })).toBeFocused();
    await page.keyboard.press("Enter");
    const firstWrong = tool.getByLabel(/^Ligne 8, /);
    await expect(firstWrong).toBeFocused();
    await firstWrong.fill("28/02/2027");
    await page.keyboard.press("Enter");
    await expect(tool.getByLabel(/^Ligne 10, /)).toBeFocused();
    const counted = await summary(page).textContent();
    expect(counted).toContain("34 avec leurs dates");
    // The clock of the samples stays, and with it no visit can tell when the page is hydrated.
    await page.reload();
    await tool.scrollIntoViewIfNeeded();
    await expect(summary(page)).toHaveText(counted ?? "");
  },
);

test.describe("on a phone", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("a building is a state and a day, and the rest on request", async ({ page }) => {
    await openPortfolio(page);
    const tool = portfolioSection(page);
    await tool.getByRole("button", { name: "Essayer avec un exemple" }).click();
    const row = tool.getByRole("row").filter({ hasText: "Square des Charmilles" });
    await expect(row.getByText("à temps")).toBeVisible();
    await expect(row.getByText(/^par lettre/)).toBeHidden();
    await row.getByRole("button", { name: "Toutes les dates" }).click();
    await expect(row.getByText(/^par lettre/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the section, which could do nothing, is not shown", async ({ page }) => {
    await page.goto("/livre-blanc");
    await expect(page.getByRole("heading", { name: portfolio.heading })).toBeHidden();
  });
});
