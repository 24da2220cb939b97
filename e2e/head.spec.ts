import { readdirSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { homeJsonLd } from "../src/sections/home/json-ld";
import { test } from "./testing/any-content";
import { LOST } from "./testing/pages";
import type { SiteContent } from "./testing/site-content";
import { choose, visit } from "./testing/visit";

const addresses = {
  "/": /^https?:\/\/[^/]+\/$/,
  "/livre-blanc": /^https?:\/\/[^/]+\/livre-blanc$/,
};

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function expectHead(
  page: Page,
  path: keyof typeof addresses,
  { home, settings, whitePaper }: SiteContent,
) {
  const { seoTitle, seoDescription: description } = path === "/" ? home : whitePaper;
  const title = `${seoTitle} | ${settings.brandName}`;
  const address = addresses[path];
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(meta(page, "description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:title")).toHaveAttribute("content", title);
  await expect(meta(page, "og:description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:url")).toHaveAttribute("content", address);
  await expect(meta(page, "og:image")).toHaveAttribute("content", /^https?:\/\/.+\.png$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(meta(page, "robots")).toHaveCount(0);
}

for (const path of ["/", "/livre-blanc"] as const) {
  test(`the head of ${path} is correct before and after hydration`, async ({ page, request, content }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link data-react-helmet="true" rel="canonical"`);
    await visit(page, path);
    await expectHead(page, path, content);
  });
}

test("the head changes with each page", async ({ page, content }) => {
  const { settings } = content;
  await visit(page, "/");
  await choose(page, settings.navWhitePaper);
  await expectHead(page, "/livre-blanc", content);
  await choose(page, settings.navContact);
  await expectHead(page, "/", content);
  await page.goBack();
  await expectHead(page, "/livre-blanc", content);
});

test("the head of the not-found page keeps it out of search engines", async ({ page, content }) => {
  await visit(page, LOST);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(meta(page, "og:url")).toHaveCount(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectHead(page, "/", content);
});

test("the structured data matches the content of the page", async ({ page, content }) => {
  const { settings } = content;
  await visit(page, "/");
  const [script = "", ...others] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(others).toEqual([]);
  const address = await page.locator('link[rel="canonical"]').getAttribute("href");
  const siteUrl = address?.replace(/\/$/, "") ?? "";
  expect(JSON.parse(script)).toEqual(homeJsonLd(settings, siteUrl));
});

test("the sitemap lists the canonical address of every built page except the not-found page", async ({
  page,
  request,
  built,
}) => {
  const canonical: (string | null)[] = [];
  for (const file of readdirSync(built).filter((name) => /(?<!^404)\.html$/.test(name))) {
    await page.goto(`/${file.replace(/(index)?\.html$/, "")}`);
    canonical.push(await page.locator('link[rel="canonical"]').getAttribute("href"));
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(canonical.sort());
});

test("the picture for shared links is 1200 × 630", async ({ page, request }) => {
  await visit(page, "/");
  const address = (await meta(page, "og:image").getAttribute("content")) ?? "";
  const png = await (await request.get(new URL(address).pathname)).body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("hydration adds none of the styles that the head already has", async ({ page }) => {
  await visit(page, "/");
  const { elements, served, rules } = await page
    .locator("style[data-emotion]")
    .evaluateAll((styles: HTMLStyleElement[]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles[0]?.textContent ?? "");
      const textsOf = ({ cssRules }: CSSStyleSheet) => Array.from(cssRules, ({ cssText }) => cssText);
      return {
        elements: styles.length,
        served: textsOf(sheet),
        rules: styles.flatMap((style) => (style.sheet ? textsOf(style.sheet) : [])),
      };
    });
  expect(elements).toBe(1);
  expect(served.length).toBeGreaterThan(100);
  expect(rules.slice(0, served.length)).toEqual(served);
  // What is added belongs to styles that a component merges with its own: no element has such a class, so the server left it out.
  const added = rules.slice(served.length);
  expect(added.filter((rule) => /\.c-[a-z]/.test(rule))).toEqual([]);
});

test("hydration finds the classes of all elements among the styles that the page has", async ({ page }) => {
  for (const path of ["/", "/livre-blanc", LOST]) {
    await visit(page, path);
    const added = await page.locator("#___gatsby [class]").evaluateAll((elements) =>
      elements.flatMap((element) => {
        // The properties that React has rendered; it does not change a class that differs in the HTML.
        const [, props] = Object.entries(element).find(([key]) => key.startsWith("__reactProps")) ?? [];
        const { className = "" } = (props ?? {}) as { className?: string };
        const served = element.getAttribute("class");
        return className !== served && /\bc-\d/.test(className) ? [{ served, className }] : [];
      }),
    );
    expect(added, path).toEqual([]);
  }
});
