/**
 * The main menu. On a phone it is collapsed, and works before and after hydration and without scripts. In a
 * wide window it is one line.
 */
import { expect, type Page, test } from "@playwright/test";

import { sections, settings } from "./testing/site";
import { expectLanded, mainMenu, menuToggle, phone, visit } from "./testing/visit";

/** Names and states of the disclosures in the browser's accessibility tree. */
async function disclosures(page: Page): Promise<{ name: string; expanded: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && String(role?.value).startsWith("DisclosureTriangle"))
    .map(({ name, properties }) => ({
      name: String(name?.value),
      expanded: properties?.find((property) => property.name === "expanded")?.value.value === true,
    }));
}

/** When the menu is used: before any script has arrived, or after hydration. */
const moments = [
  {
    moment: "before any script",
    tag: "@nightly",
    open: async (page: Page) => {
      // Scripts stay requested without an answer.
      await page.route(/\.js$/, () => undefined);
      await page.goto("/");
    },
  },
  {
    moment: "after hydration",
    tag: [],
    open: (page: Page) => visit(page, "/"),
  },
];

test.describe("the collapsed menu", () => {
  test.use({ viewport: phone, reducedMotion: "reduce" });

  for (const { moment, tag, open } of moments) {
    test(
      `opens by its button, and closes by the button, a tap outside or a choice, ${moment}`,
      { tag },
      async ({ page }) => {
        await open(page);
        await expect(mainMenu(page)).toBeHidden();
        expect(await disclosures(page)).toContainEqual({ name: "Menu", expanded: false });
        await menuToggle(page).click();
        for (const name of [...sections.map(({ label }) => label), settings.navWhitePaper])
          await expect(mainMenu(page).getByRole("link", { name, exact: true })).toBeVisible();
        expect(await disclosures(page)).toContainEqual({ name: "Menu", expanded: true });
        await menuToggle(page).click();
        await expect(mainMenu(page)).toBeHidden();
        await menuToggle(page).click();
        await page.mouse.click(200, phone.height - 20);
        await expect(mainMenu(page)).toBeHidden();
        await menuToggle(page).click();
        await mainMenu(page).getByRole("link", { name: settings.navReferences }).click();
        await expect(mainMenu(page)).toBeHidden();
        await expectLanded(page.locator("#references"));
      },
    );

    test(
      `opens by the keyboard, and closes on Escape or when the focus leaves it, ${moment}`,
      { tag },
      async ({ page }) => {
        await open(page);
        await menuToggle(page).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await expect(mainMenu(page).getByRole("link", { name: settings.navHome })).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(mainMenu(page)).toBeHidden();
        await expect(menuToggle(page)).toBeFocused();
        await page.keyboard.press("Space");
        await mainMenu(page).getByRole("link", { name: settings.phone }).focus();
        await page.keyboard.press("Tab");
        await expect(mainMenu(page)).toBeHidden();
        await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
      },
    );
  }

  test("scrolls to its last link in a short window", { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 256 });
    await page.goto("/");
    await menuToggle(page).click();
    const last = mainMenu(page).getByRole("link", { name: settings.phone });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false, reducedMotion: "reduce" });

  test("the menu opens and leads to a section, which it does not cover", async ({ page }) => {
    await page.goto("/livre-blanc");
    await menuToggle(page).click();
    await mainMenu(page).getByRole("link", { name: settings.navFaq }).click();
    await expect(page).toHaveURL("/#faq");
    await menuToggle(page).click();
    await mainMenu(page).getByRole("link", { name: settings.navContact }).click();
    // Without scripts, the menu stays open. A trial click fails if it covers the heading.
    await page.locator("#contact").getByRole("heading", { level: 2 }).click({ trial: true });
  });
});

test(
  "the menu is on one line with the brand from 900 px on, and collapses below",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/");
    for (const width of [1920, 1280, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuToggle(page)).toBeHidden();
      const parts = page.getByRole("banner").locator("nav a, a svg");
      const middles = await parts.evaluateAll((elements) =>
        elements.map((element) => {
          const { y, height } = element.getBoundingClientRect();
          return y + height / 2;
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThanOrEqual(4);
    }
    await page.emulateMedia({ media: "print" });
    await expect(mainMenu(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 899, height: 800 });
    await expect(menuToggle(page)).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
  },
);
