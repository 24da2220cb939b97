import { expect, test } from "@playwright/test";

import { disclosures } from "./testing/disclosures";
import { sections, settings } from "./testing/frozen-content";
import { LOST, pages, windows } from "./testing/pages";
import { expectLanded, mainMenu, menuToggle, visit } from "./testing/visit";

const [phone, desktop] = windows;

test.describe("the collapsed menu", () => {
  test.use({ viewport: phone.viewport, reducedMotion: "reduce" });

  for (const path of pages) {
    test(`opens and closes with its toggle, which exposes its state, on ${path}`, async ({ page }) => {
      await visit(page, path);
      await expect(mainMenu(page)).toBeHidden();
      expect(await disclosures(page)).toContainEqual({ name: "Menu", expanded: false });
      await menuToggle(page).click();
      for (const { label } of sections) {
        await expect(mainMenu(page).getByRole("link", { name: label, exact: true })).toBeVisible();
      }
      await expect(mainMenu(page).getByRole("link", { name: settings.navWhitePaper })).toBeVisible();
      expect(await disclosures(page)).toContainEqual({ name: "Menu", expanded: true });
      await menuToggle(page).click();
      await expect(mainMenu(page)).toBeHidden();
    });
  }

  test("works with the keyboard: Enter opens, Tab enters, Escape closes and returns the focus", async ({
    page,
  }) => {
    await visit(page, "/");
    await menuToggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(mainMenu(page).getByRole("link", { name: settings.navHome })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(mainMenu(page)).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(mainMenu(page)).toBeVisible();
  });

  test("closes when the focus moves into the page, which it would cover", async ({ page }) => {
    await visit(page, "/");
    await menuToggle(page).click();
    await mainMenu(page).getByRole("link", { name: settings.navWhitePaper }).focus();
    await page.keyboard.press("Tab");
    await expect(mainMenu(page)).toBeHidden();
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
  });

  test("closes on a click outside", async ({ page }) => {
    await visit(page, "/");
    await menuToggle(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await page.mouse.click(200, phone.viewport.height - 20);
    await expect(mainMenu(page)).toBeHidden();
  });

  test("closes after a choice", async ({ page }) => {
    await visit(page, "/");
    await menuToggle(page).click();
    await mainMenu(page).getByRole("link", { name: settings.navReferences }).click();
    await expect(mainMenu(page)).toBeHidden();
    await expectLanded(page.locator("#references"));
  });

  test("scrolls in a short window", async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 256 });
    await visit(page, "/");
    await menuToggle(page).click();
    const last = mainMenu(page).getByRole("link", { name: settings.navWhitePaper });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ viewport: phone.viewport, javaScriptEnabled: false });

  for (const path of pages) {
    test(`the menu opens and leads to the sections from ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(mainMenu(page)).toBeHidden();
      await menuToggle(page).click();
      await mainMenu(page).getByRole("link", { name: settings.navFaq }).click();
      await expect(page).toHaveURL("/#faq");
      const question = page.locator("#faq").getByRole("heading", { level: 2 });
      await expect(question).toBeInViewport();
      // Nothing closes the menu here, so it must not cover the section.
      await expect(question).toBeVisible();
      await question.click({ trial: true });
    });
  }
});

test.describe("the wide menu", () => {
  test.use({ viewport: desktop.viewport });

  for (const width of [900, 1000, 1280, 1920]) {
    test(`fits on one line without a toggle at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(menuToggle(page)).toBeHidden();
      const tops = await mainMenu(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    });
  }

  test("collapses at 899 px", async ({ page }) => {
    await page.setViewportSize({ width: 899, height: 800 });
    await page.goto(LOST);
    await expect(menuToggle(page)).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
  });
});
