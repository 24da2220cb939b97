/**
 * The page of the white paper (`/livre-blanc`): its PDF, made offline, and its links to the tools and the contact.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { readFonts } from "../src/pdf/node/measure";
import { readWhitePaperContent } from "../src/pdf/testing/white-paper-content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";
import { FILE_NAME } from "../src/theme/brand";
import { assembly, directory, home, portfolio, settings, whitePaper } from "./testing/site";
import { expectLanded, pressAndSave } from "./testing/visit";

/** The four fonts, and the PDF's code. */
const PREFETCHED_FILES = 5;

/** Opens the page and waits for its prefetch. */
async function openAndPrefetch(page: Page) {
  const fetched = new Set<string>();
  page.on("requestfinished", (request) => {
    if (/\.ttf$|white-paper-pdf-\w+\.js$/.test(request.url())) fetched.add(request.url());
  });
  await page.goto("/livre-blanc");
  // A key press starts the scripts now; without it they wait until the browser is idle.
  await page.keyboard.press("Tab");
  await expect.poll(() => fetched.size).toBe(PREFETCHED_FILES);
  await page.waitForLoadState("networkidle");
}

test("both buttons save the PDF offline, with the bytes of the published file", async ({ page, context }) => {
  await openAndPrefetch(page);
  const published = await (await page.request.get(`/${FILE_NAME}`)).body();
  await context.setOffline(true);
  const expected = createWhitePaper(readWhitePaperContent(directory), readFonts());
  expect(published.equals(Buffer.from(await expected.arrayBuffer()))).toBe(true);
  for (const name of [whitePaper.downloadButton, whitePaper.closingDownloadButton]) {
    const download = await pressAndSave(page.getByRole("button", { name }));
    expect(download.suggestedFilename()).toBe(FILE_NAME);
    const path = await download.path();
    expect(readFileSync(path).equals(Buffer.from(await expected.arrayBuffer()))).toBe(true);
    // qpdf, if installed, is a second PDF parser.
    const { error, status, stdout } = spawnSync("qpdf", ["--check", path], { encoding: "utf8" });
    if (!error)
      expect([status, stdout]).toEqual([0, expect.stringContaining("No syntax or stream encoding")]);
  }
  await expect(page.getByRole("status").filter({ hasText: FILE_NAME })).toHaveCount(2);
});

const links = [
  { path: "/livre-blanc", link: assembly.heading, heading: assembly.heading },
  { path: "/livre-blanc", link: portfolio.heading, heading: portfolio.heading },
  { path: "/", link: home.buildingsLink, heading: portfolio.heading },
];
for (const { path, link: name, heading } of links)
  test(`the link « ${name} » of ${path} leads to « ${heading} »`, { tag: "@nightly" }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name });
    if (path === "/livre-blanc") await expect(link).toBeInViewport();
    await link.click();
    await expectLanded(page.getByRole("region", { name: heading }));
  });

test(
  "the second closing button leads to the e-mail address and the telephone number",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/livre-blanc");
    await page.getByRole("link", { name: whitePaper.closingContactButton }).click();
    await expect(page).toHaveURL(/#contact$/);
    const contact = page.locator("#contact");
    await expect(contact).toBeFocused();
    await expectLanded(contact);
    for (const name of [settings.email, settings.phone])
      await expect(contact.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  },
);
