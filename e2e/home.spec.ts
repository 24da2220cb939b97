/**
 * The layout of the home page: its first view, the order of its sections, and the bar of links at the bottom
 * of a phone.
 */
import { expect, type Page, test } from "@playwright/test";

import { home, sections } from "./testing/site";

const viewports = [
  { width: 1280, height: 800, tag: "@nightly" },
  { width: 1366, height: 768, tag: "@nightly" },
  { width: 1440, height: 900, tag: "@nightly" },
  { width: 768, height: 1024, tag: "@nightly" },
  { width: 390, height: 844, tag: "@nightly" },
  { width: 375, height: 812, tag: [] },
];

for (const { width, height, tag } of viewports) {
  const name = `a window of ${width} × ${height} starts with the offer, its button, its picture and the latest negotiations`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const hero = page.locator("#accueil");
    const button = hero.getByRole("link", { name: home.heroPrimaryButton });
    const offer = page.getByRole("heading", { level: 1 });
    const negotiations = hero.getByRole("heading", { level: 2 });
    const lastNegotiation = hero.getByRole("listitem").nth(2);
    for (const part of [offer, button, negotiations, lastNegotiation])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute("href", "#contact");
    await expect(hero.locator('[href="#services"]')).toHaveText(home.heroSecondaryButton);
    const picture = hero.getByRole("img", { name: home.heroImage.alt });
    await expect(picture).not.toHaveAttribute("loading", "lazy");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

test("the sections are in the menu's order, and each key figure precedes its label", async ({ page }) => {
  await page.goto("/");
  // The page has other sections, which are not in the menu.
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  const linked: readonly string[] = sections.map(({ id }) => id);
  expect(ids.filter((id) => linked.includes(id))).toEqual(linked);
  for (const { value, label } of home.stats) {
    const items = page.getByRole("main").getByRole("listitem");
    await expect(items.filter({ hasText: label }).first()).toContainText(`${value} ${label}`);
  }
});

/**
 * Scrolls each field to the window's bottom.
 * @returns the names of the fields that another element covers there.
 */
const coveredFields = (page: Page) =>
  page
    .locator("#dossier input:visible, #contact input:visible, #contact select:visible")
    .evaluateAll((fields) => {
      const isCovered = (field: Element) => {
        field.scrollIntoView({ block: "end", behavior: "instant" });
        const { left, bottom } = field.getBoundingClientRect();
        // A point just inside the field's lower left corner, or just above the window's edge.
        const y = Math.min(bottom, window.innerHeight) - 2;
        return !field.contains(document.elementFromPoint(left + 2, y));
      };
      return fields.filter(isCovered).map((field) => field.getAttribute("name"));
    });

test(
  "on a phone, two links stay at the window's bottom between the services and the form, and cover no field",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto("/");
    const call = page.getByRole("link", { name: "Appeler", exact: true });
    const scrollTo = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    for (const id of ["accueil", "dossier"]) {
      await scrollTo(id);
      await expect(call).not.toBeInViewport();
    }
    for (const id of ["methode", "references", "faq"]) {
      await scrollTo(id);
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    expect(await coveredFields(page)).toEqual([]);
    // The window is at the form now, where the links are not needed.
    await expect(call).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollTo("services");
    await expect(call).toBeHidden();
  },
);
