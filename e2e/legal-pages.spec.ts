import { expect, type Page, test } from "@playwright/test";

import { pathOf } from "../src/content/links";
import { legalPage } from "../src/content/types/legalPage";
import { entriesOf } from "../src/testing/content";
import { violations } from "./testing/axe";
import { settings } from "./testing/frozen-content";
import { layoutFaults } from "./testing/geometry";
import { hydrated, visit } from "./testing/visit";

const legalPages = entriesOf(legalPage).map((entry) => ({ ...entry, path: pathOf(entry.kind) }));
const labels: Readonly<Record<string, string>> = {
  "Mentions légales": settings.legalNoticeLabel,
  "Politique de confidentialité": settings.privacyPolicyLabel,
  CGV: settings.termsLabel,
};

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function expectHead(page: Page, { title, path, updatedOn }: (typeof legalPages)[number]) {
  const fullTitle = `${title} | ${settings.brandName}`;
  const address = new RegExp(`^https?://[^/]+${path}$`);
  await expect(page).toHaveTitle(fullTitle);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(meta(page, "og:url")).toHaveAttribute("content", address);
  await expect(meta(page, "og:title")).toHaveAttribute("content", fullTitle);
  for (const name of ["description", "og:description"]) {
    await expect(meta(page, name)).toHaveAttribute(
      "content",
      new RegExp(`^${title} .*${updatedOn.slice(0, 4)}\\.$`),
    );
  }
  await expect(meta(page, "robots")).toHaveCount(0);
}

test("the frozen content has all three pages", () => {
  expect(legalPages.map(({ path }) => path)).toEqual([
    "/mentions-legales",
    "/politique-de-confidentialite",
    "/cgv",
  ]);
});

for (const legal of legalPages) {
  const { path, kind, title, updatedOn } = legal;

  test(`${path} has its head in the HTML and after hydration`, async ({ page }) => {
    await page.goto(path);
    await expectHead(page, legal);
    await hydrated(page);
    await expectHead(page, legal);
  });

  test(`${path} is reached from the footer of the home page, and announced`, async ({ page }) => {
    await visit(page, "/");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: labels[kind] ?? kind, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expectHead(page, legal);
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Page affichée : ${title}`);
    await expect(page.getByRole("main")).toBeFocused();
    const link = page.getByRole("contentinfo").getByRole("link", { name: labels[kind] ?? kind, exact: true });
    await expect(link).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  });

  test(`${path} shows its date, and an anchor in its address changes nothing for search engines`, async ({
    page,
  }) => {
    await page.goto(`${path}#contact`);
    await expectHead(page, legal);
    const date = page.getByRole("main").getByRole("time");
    await expect(date).toHaveAttribute("datetime", updatedOn);
    await expect(date).toContainText(updatedOn.slice(0, 4));
  });

  test(`${path} has no text that is cut off or covered`, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 768, 1280, 1920])
      expect(await layoutFaults(page, width), `${width} px`).toEqual([]);
  });

  for (const width of [320, 1280]) {
    for (const forcedColors of ["none", "active"] as const) {
      test.describe(`at ${width} px, forced colours ${forcedColors}`, () => {
        test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", forcedColors });

        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await visit(page, path);
          expect(await violations(page, forcedColors)).toEqual([]);
        });
      });
    }
  }
}
