import { expect, type Page, test } from "@playwright/test";

import { home, LOST, settings, whitePaper } from "./testing/site";
import { choose, visit } from "./testing/visit";

const addresses = {
  "/": /^https?:\/\/[^/]+\/$/,
  "/livre-blanc": /^https?:\/\/[^/]+\/livre-blanc$/,
};

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

async function expectHead(page: Page, path: keyof typeof addresses) {
  const { seoTitle, seoDescription: description } = path === "/" ? home : whitePaper;
  const title = `${seoTitle} | ${settings.brandName}`;
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(meta(page, "description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:title")).toHaveAttribute("content", title);
  await expect(meta(page, "og:description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:url")).toHaveAttribute("content", addresses[path]);
  await expect(canonical(page)).toHaveAttribute("href", addresses[path]);
  await expect(meta(page, "robots")).toHaveCount(0);
}

for (const path of ["/", "/livre-blanc"] as const) {
  test(`the head of ${path} is correct before and after hydration`, async ({ page }) => {
    await page.goto(path);
    await expectHead(page, path);
    await visit(page, path);
    await expectHead(page, path);
  });
}

test("the head changes with each page", async ({ page }) => {
  await visit(page, "/");
  await choose(page, settings.navWhitePaper);
  await expectHead(page, "/livre-blanc");
  await choose(page, settings.navContact);
  await expectHead(page, "/");
  await page.goBack();
  await expectHead(page, "/livre-blanc");
});

test("the head of the not-found page keeps it out of search engines", async ({ page }) => {
  await visit(page, LOST);
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex");
  await expect(canonical(page)).toHaveCount(0);
  await expect(meta(page, "og:url")).toHaveCount(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectHead(page, "/");
});

test("the structured data matches the content of the page", async ({ page }) => {
  await visit(page, "/");
  const [script = "", ...others] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(others).toEqual([]);
  const url = (await canonical(page).getAttribute("href")) ?? "";
  expect(JSON.parse(script)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${url}#organisation`,
    name: settings.brandName,
    description: settings.footerText,
    url,
    image: `${url}social.png`,
    email: settings.email,
    telephone: settings.phone,
    areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
  });
  expect((await page.request.get("/social.png")).headers()["content-type"]).toBe("image/png");
});

test("hydration finds the styles that the head already has, and inserts none of them again", async ({
  page,
}) => {
  await page.goto("/");
  const rulesOf = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)),
    );
  const served = await rulesOf();
  await visit(page, "/");
  const added = (await rulesOf()).slice(served.length);
  expect(added.filter((rule) => served.includes(rule))).toEqual([]);
});
