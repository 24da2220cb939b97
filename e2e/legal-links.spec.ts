import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { pathOf } from "../src/content/links";
import { legalPage } from "../src/content/types/legalPage";
import { entriesOf } from "../src/testing/content";
import { test } from "./testing/any-content";
import type { SiteContent } from "./testing/site-content";
import { visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

const footer = (page: Page) => page.getByRole("contentinfo");
const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The three links of the product specification, section 2. A page exists if the content has an entry for it. */
const linksOf = ({ settings }: SiteContent, directory: string) =>
  [
    { kind: "Mentions légales", label: settings.legalNoticeLabel, url: settings.legalNoticeUrl },
    {
      kind: "Politique de confidentialité",
      label: settings.privacyPolicyLabel,
      url: settings.privacyPolicyUrl,
    },
    { kind: "CGV", label: settings.termsLabel, url: settings.termsUrl },
  ].map((link) => ({
    ...link,
    path: pathOf(link.kind),
    entry: entriesOf(legalPage, directory).find(({ kind }) => kind === link.kind),
  }));

const open = {
  "before the scripts have come": (page: Page, path: string) => page.goto(path),
  "after hydration": visit,
};

for (const [when, show] of Object.entries(open)) {
  test(`a legal link leads to its page, or leaves the reader where he is, ${when}`, async ({
    page,
    content,
    directory,
  }) => {
    for (const { label, url, path, entry } of linksOf(content, directory)) {
      await show(page, "/livre-blanc");
      const link = footer(page).getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", entry ? path : url);
      if (entry) {
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry.title);
      } else if (url === "#") {
        await link.scrollIntoViewIfNeeded();
        const before = await positionOf(page);
        expect(before).toBeGreaterThan(0);
        await link.click();
        await link.press("Enter");
        expect(await positionOf(page)).toBe(before);
        await expect(page).toHaveURL("/livre-blanc");
      }
    }
  });
}

test("an address without a page is that of the not-found page", async ({
  request,
  built,
  content,
  directory,
}) => {
  const [sitemap = "", headers = "", lost] = ["sitemap.xml", "_headers", "404.html"].map((file) =>
    readFileSync(join(built, file), "utf8"),
  );
  for (const { path, entry } of linksOf(content, directory)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(entry ? 200 : 404);
    expect((await response.text()) === lost, path).toBe(!entry);
    expect(sitemap.includes(`${path}</loc>`), path).toBe(Boolean(entry));
    expect(headers.includes(`\n${path}\n`), path).toBe(Boolean(entry));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a legal link leads to its page, or leaves the reader where he is", async ({
    page,
    content,
    directory,
  }) => {
    for (const { label, url, path, entry } of linksOf(content, directory)) {
      await page.goto("/livre-blanc");
      const link = footer(page).getByRole("link", { name: label, exact: true });
      await link.scrollIntoViewIfNeeded();
      if (entry) {
        await link.click();
        await expect(page).toHaveURL(path);
      } else if (url === "#") {
        await link.click({ force: true });
        await expect(link).toBeInViewport();
        await expect(page).toHaveURL("/livre-blanc");
      }
    }
  });
});
