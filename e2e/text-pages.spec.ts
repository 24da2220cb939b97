/**
 * Legal pages and their links in the footer, the not-found page, and the error page, which replaces a page
 * that fails to render.
 */
import { expect, type Page, test } from "@playwright/test";

import { pagePath } from "../src/content/formats/links";
import { entriesOf } from "../src/testing/content";
import { directory, settings, UNKNOWN_PATH } from "./testing/site";
import { errorsOf, expectLanded, hydrated, visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

/** The three links of the product specification, section 2. A page exists only if the content has its entry. */
const links = ["Mentions légales", "Politique de confidentialité", "CGV"].map((label) => ({
  label,
  path: pagePath(label),
  entry: entriesOf("legalPage", directory).find(({ kind }) => kind === label),
}));

/** Follows a legal link of the footer to its page, or to the placeholder "#". */
async function follow(page: Page, { label, path, entry }: (typeof links)[number]) {
  const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
  await expect(link).toHaveAttribute("href", entry ? path : "#");
  await link.scrollIntoViewIfNeeded();
  // Without scripts, the placeholder takes no pointer events, for which a click without `force` would wait.
  await link.click({ force: true });
  if (entry) {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry.title);
    const date = page.getByRole("main").getByRole("time").first();
    await expect(date).toHaveAttribute("datetime", entry.updatedOn);
  } else {
    await expect(link).toBeInViewport();
    await expect(page).toHaveURL("/livre-blanc");
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag: "@nightly" }, () => {
    test.use({ javaScriptEnabled });

    test("a legal link leads to its page, or does not scroll if the page does not exist", async ({
      page,
    }) => {
      for (const link of links) {
        await page.goto("/livre-blanc");
        if (javaScriptEnabled) await hydrated(page);
        await follow(page, link);
      }
    });
  });
}

test("an unknown address answers 404, and leads back to the home page and its sections", async ({ page }) => {
  const response = await page.goto(`${UNKNOWN_PATH}/et-plus-loin`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  // The page logs its own address for operators, and no other error.
  await expect.poll(() => errorsOf(page)).toEqual([expect.stringContaining(`${UNKNOWN_PATH}/et-plus-loin`)]);
  await page.getByRole("main").getByRole("link", { name: settings.navReferences }).click();
  await expectLanded(page.locator("#references"));
  await visit(page, UNKNOWN_PATH);
  await expect(page.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
  await page.getByRole("link", { name: "Return to Home" }).and(page.locator("[lang=en]")).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that fails to render shows the error page", { tag: "@nightly" }, async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: Record<string, unknown> } };
    // Without this part of its data, the home page's component throws.
    delete data.result.data.homePage;
    await route.fulfill({ json: data });
  });
  await visit(page, "/livre-blanc");
  await page.getByRole("link", { name: settings.brandName }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
});
