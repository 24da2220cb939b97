import { readFileSync } from "node:fs";

import { expect, type Page, type Request, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";
import { portfolio } from "./testing/site";

const FILE = "src/portfolio/table/testing/portefeuille.csv";

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
  await expect(summary(page)).toContainText("32 avec leurs dates, 8 à corriger");
  await expect(summary(page)).toBeInViewport();
  await expect(tool.getByRole("table").getByRole("checkbox")).toHaveCount(32);
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
    const name = tool.getByLabel("Nom de l’immeuble (obligatoire)", { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Choisissez la colonne.");
    await expect(tool.getByRole("table")).toHaveCount(0);
    // What may be the column stands first in each of the three lists.
    for (const key of ["ArrowDown", "Tab", "ArrowDown", "Tab", "ArrowDown"]) await page.keyboard.press(key);
    await confirm.focus();
    await page.keyboard.press("Enter");
    await expect(summary(page).locator("..")).toBeFocused();
    const firstWrong = tool.getByLabel(/^Ligne 8, /);
    await firstWrong.fill("28/02/2027");
    await page.keyboard.press("Enter");
    await expect(tool.getByLabel(/^Ligne 10, /)).toBeFocused();
    const counted = await summary(page).textContent();
    expect(counted).toContain("33 avec leurs dates");
    // The clock of the samples stays, and with it no visit can tell when the page is hydrated.
    await page.reload();
    await tool.scrollIntoViewIfNeeded();
    await expect(summary(page)).toHaveText(counted ?? "");
  },
);

test("what is pasted becomes one line, and its columns, cells and dates come back from the saved file", async ({
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
  await paste(
    [
      "Immeuble\tÉchéance\tPréavis",
      "Le Mail\t12/2027\t3 mois LRAR",
      "Le Lac\tfin décembre 2027\tvoir contrat",
      "Le Pré\tà vérifier\t",
      "Le Val\t#N/A\t########",
      "Le Sud\t06/03/2027\t3 mois.",
    ].join("\n"),
  );
  await expect(summary(page)).toContainText("5 contrats : 1 avec ses dates, 4 à corriger");
  await expect(summary(page).locator("..")).toBeFocused();
  await expect(tool.getByText("5 lignes collées")).toBeVisible();
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: "Enregistrer en CSV" }).click();
  const saved = readFileSync(await (await download).path(), "utf8");
  expect(saved).toContain(";2027-03-06;3 mois;");
  await tool.getByRole("button", { name: "Changer le tableau, ou ajouter des factures" }).click();
  await paste(saved);
  await expect(summary(page)).toContainText("5 contrats : 1 avec ses dates, 4 à corriger");
});

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

  // A cell that leaves the tree gives those after it the headings of others.
  test("each row has as many cells as a wide window shows", async ({ page }) => {
    await openPortfolio(page);
    const tool = portfolioSection(page);
    await tool.getByRole("button", { name: "Essayer avec un exemple" }).click();
    const details = tool.getByRole("button", { name: /^Toutes les dates/ });
    await expect(details).toHaveCount(7);
    for (const button of await details.all()) await button.click();
    const shown = await tool.locator("tbody").getByRole("cell").count();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await tool.locator("tbody").getByRole("cell").count()).toBe(shown);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the section, which could do nothing, is not shown", async ({ page }) => {
    await page.goto("/livre-blanc");
    await expect(page.getByRole("heading", { name: portfolio.heading })).toBeHidden();
  });
});
