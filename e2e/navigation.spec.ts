import { expect, type Page, test } from "@playwright/test";

import { home, sections, settings } from "./testing/frozen-content";
import { LOST, windows } from "./testing/pages";
import { choose, expectLanded, hydrated, mainMenu, visit } from "./testing/visit";

for (const { name, viewport } of windows) {
  test.describe(`sections, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    for (const { id, label } of sections) {
      test(`« ${label} » scrolls to its section below the header, and sets the focus and the address`, async ({
        page,
      }) => {
        await visit(page, "/");
        await choose(page, label);
        const section = page.locator(`#${id}`);
        await expectLanded(section);
        await expect(section).toBeFocused();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator("[aria-current='true']")).toHaveText(label);
        await page.keyboard.press("Tab");
        await expect(page.locator(`#${id} :focus, #${id} ~ * :focus, footer :focus`)).toBeVisible();
      });

      for (const from of ["/livre-blanc", LOST]) {
        test(`« ${label} » leads to its section from ${from}`, async ({ page }) => {
          await visit(page, from);
          await choose(page, label);
          await expect(page).toHaveURL(`/#${id}`);
          await expectLanded(page.locator(`#${id}`));
          await expect(page.locator(`#${id}`)).toBeFocused();
          await expect(page.locator("[aria-current='true']")).toHaveText(label);
        });
      }
    }

    test("exactly one link is current while scrolling, and the last one at the bottom", async ({ page }) => {
      await visit(page, "/");
      const current = page.locator("[aria-current='true']");
      await expect(current).toHaveText(settings.navHome);
      for (const { id, label } of sections.slice(1, -1)) {
        const moveTo = (offset: number) =>
          page.locator(`#${id}`).evaluate((section, px) => {
            window.scrollTo(0, section.getBoundingClientRect().top + window.scrollY - px);
          }, offset);
        await moveTo(99);
        await expect(current).toHaveText(label);
        await moveTo(102);
        await expect(current).not.toHaveText(label);
        await expect(current).toHaveCount(1);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(current).toHaveText(settings.navContact);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(current).toHaveText(settings.navHome);
    });

    test("Back and Forward return to sections", async ({ page }) => {
      await visit(page, "/");
      await choose(page, settings.navServices);
      await expectLanded(page.locator("#services"));
      await choose(page, settings.navFaq);
      await expectLanded(page.locator("#faq"));
      await page.goBack();
      await expect(page).toHaveURL("/#services");
      await expectLanded(page.locator("#services"));
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goForward();
      await expectLanded(page.locator("#services"));
    });

    test("Back from another page returns to where the visitor was", async ({ page }) => {
      await visit(page, "/");
      await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }));
      await expect(page.locator("[aria-current='true']")).not.toHaveText(settings.navHome);
      await choose(page, settings.navWhitePaper);
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2500);
    });

    test("the hero's buttons lead to the form and to the services", async ({ page }) => {
      await visit(page, "/");
      const hero = page.locator("#accueil");
      await hero.getByRole("link", { name: home.heroPrimaryButton }).click();
      await expectLanded(page.locator("#contact"));
      await page.goBack();
      await hero.getByRole("link", { name: home.heroSecondaryButton }).click();
      await expectLanded(page.locator("#services"));
    });

    test("scripts that start late do not scroll back to the section in the address", async ({ page }) => {
      await page.goto("/#faq");
      await expectLanded(page.locator("#faq"));
      await page.evaluate(() => window.scrollTo(0, 600));
      await hydrated(page);
      await expect(page.locator("[aria-current='true']")).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
    });

    test("the brand leads to the top of the home page from any position", async ({ page }) => {
      await visit(page, "/livre-blanc");
      await page.getByRole("link", { name: settings.brandName }).first().click();
      await expect(page).toHaveURL("/");
      await choose(page, settings.navFaq);
      await expectLanded(page.locator("#faq"));
      await page.getByRole("link", { name: settings.brandName }).first().click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

/** Counts the scroll positions that the page passes on its way to a section. */
async function countScrollPositions(page: Page): Promise<number> {
  const count = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const positions = new Set<number>();
        document.addEventListener("scroll", () => positions.add(window.scrollY));
        document.addEventListener("scrollend", () => resolve(positions.size));
      }),
  );
  await mainMenu(page).getByRole("link", { name: settings.navFaq }).click();
  return count;
}

test("links scroll smoothly to their section", async ({ page }) => {
  await visit(page, "/");
  expect(await countScrollPositions(page)).toBeGreaterThan(2);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("links jump to their section", async ({ page }) => {
    await visit(page, "/");
    expect(await countScrollPositions(page)).toBe(1);
  });
});

test("an address with a truncated percent-escape still shows the page", async ({ page }) => {
  await visit(page, "/#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.heroTitle);
});
