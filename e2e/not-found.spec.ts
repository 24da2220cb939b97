import { expect, test } from "@playwright/test";

import { errorsOf } from "./testing/errors";
import { sections, settings } from "./testing/frozen-content";
import { LOST, windows } from "./testing/pages";
import { expectLanded, hydrated, visit } from "./testing/visit";

for (const { name, viewport } of windows) {
  test.describe(`the not-found page, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("answers 404, with an English text and a link to the home page", async ({ page }) => {
      const errors = errorsOf(page);
      const response = await page.goto(`${LOST}/et-plus-loin`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("404");
      await expect(page.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
      await expect.poll(() => errors).toHaveLength(1);
      expect(errors[0]).toContain(`${LOST}/et-plus-loin`);

      const link = page.getByRole("link", { name: "Return to Home" });
      await expect(link).toHaveAttribute("lang", "en");
      await link.click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("main")).toBeFocused();
    });

    test("links to the sections in French", async ({ page }) => {
      await visit(page, LOST);
      const main = page.getByRole("main");
      for (const { label } of sections) await expect(main.getByRole("link", { name: label })).toBeVisible();
      await main.getByRole("link", { name: settings.navReferences }).click();
      await expectLanded(page.locator("#references"));
      await expect(page.locator("#references")).toBeFocused();
    });
  });
}

test("a page that fails to render shows the error and a link to the home page", async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: Record<string, unknown> } };
    delete data.result.data.homePage;
    await route.fulfill({ json: data });
  });
  await visit(page, "/livre-blanc");
  await page.getByRole("link", { name: settings.brandName }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await expect(page.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});
