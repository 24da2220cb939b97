import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { type Download, expect, type Page } from "@playwright/test";

import { createWhitePaper } from "../src/pdf/guide/create-white-paper";
import { readFonts, readWhitePaperContent } from "../src/pdf/guide/testing/shipped-content";
import { openPdfReader } from "../src/pdf/testing/pdf-reader";
import { FILE_NAME } from "../src/sections/white-paper/file-name";
import { test } from "./testing/any-content";

const FONTS = "**/*.ttf";

/** Opens the page and waits for the PDF's fonts, which are prefetched last. */
async function openAndPrefetch(page: Page) {
  const fonts = new Set<string>();
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".ttf")) fonts.add(request.url());
  });
  await page.goto("/livre-blanc");
  await page.mouse.move(10, 10);
  await page.keyboard.press("Tab");
  await expect.poll(() => fonts.size, { timeout: 20_000 }).toBe(3);
  await page.waitForLoadState("networkidle");
}

async function pressAndSave(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return download;
}

for (const button of ["downloadButton", "closingDownloadButton"] as const) {
  test(`the ${button} saves the PDF, with the network cut`, async ({ page, context, content, directory }) => {
    await openAndPrefetch(page);
    await context.setOffline(true);
    const download = await pressAndSave(page, content.whitePaper[button]);
    expect(download.suggestedFilename()).toBe(FILE_NAME);
    const path = await download.path();
    // The unit tests check the text, links, outline and size of this same file.
    const expected = createWhitePaper(readWhitePaperContent(directory), readFonts());
    expect(readFileSync(path).equals(Buffer.from(await expected.arrayBuffer()))).toBe(true);
    await expect(page.getByRole("status").filter({ hasText: FILE_NAME })).toBeVisible();
  });
}

const outputOf = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return { status, stdout, stderr };
};

/** Compares letters and digits only: lines break anywhere, and some signs differ in the PDF. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

const PDF_TOOLS = ["pdfinfo", "pdftotext", "qpdf"];
const missingTools = PDF_TOOLS.filter((tool) => spawnSync(tool, ["--version"]).error);

test("other PDF readers find the downloaded file valid and complete", async ({ page, content }) => {
  test.skip(missingTools.length > 0, `not on this machine: ${missingTools.join(", ")}`);
  const { chapters, settings, whitePaper } = content;
  await page.goto("/livre-blanc");
  const path = await (await pressAndSave(page, whitePaper.downloadButton)).path();

  const check = outputOf("qpdf", "--check", path);
  expect(check.stderr + check.stdout).toContain("No syntax or stream encoding errors found");
  expect(check.status).toBe(0);

  const { stdout: info } = outputOf("pdfinfo", path);
  const reader = openPdfReader();
  const { pages } = await reader.read(new Uint8Array(readFileSync(path)).buffer);
  await reader.close();
  expect(info).toMatch(new RegExp(`^Pages:\\s+${pages.length}$`, "m"));
  expect(info).toMatch(/^Page size:.*\(A4\)$/m);
  expect(info).toMatch(/^JavaScript:\s+no$/m);
  for (const field of ["Title", "Author", "Subject", "Keywords"])
    expect(info).toMatch(new RegExp(`^${field}:\\s+\\S`, "m"));

  const { stdout: text } = outputOf("pdftotext", "-enc", "UTF-8", path, "-");
  const read = letters(text);
  const titles = chapters.map(({ title }) => title);
  for (const expected of [whitePaper.pdfCoverTitle, ...titles, settings.email, settings.phone])
    expect(read).toContain(letters(expected));
});

test("a click before the prefetch still saves the PDF", async ({ page, content }) => {
  await page.goto("/livre-blanc");
  const download = await pressAndSave(page, content.whitePaper.downloadButton);
  expect(download.suggestedFilename()).toBe(FILE_NAME);
});

test("a double click saves one file", async ({ page, content: { whitePaper } }) => {
  await openAndPrefetch(page);
  let downloads = 0;
  page.on("download", () => downloads++);
  await page.getByRole("button", { name: whitePaper.downloadButton }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: FILE_NAME })).toBeVisible();
  expect(downloads).toBe(1);
});

test("after a failure, an alert shows the e-mail address, and another click works", async ({
  page,
  content,
}) => {
  const { settings, whitePaper } = content;
  await page.route(FONTS, (route) => route.abort());
  await page.goto("/livre-blanc");
  await page.getByRole("button", { name: whitePaper.downloadButton }).click();
  const alert = page.getByRole("alert").filter({ hasText: settings.email });
  await expect(alert).toBeVisible({ timeout: 15_000 });

  await page.unroute(FONTS);
  const download = await pressAndSave(page, whitePaper.downloadButton);
  expect(download.suggestedFilename()).toBe(FILE_NAME);
  await expect(alert).toBeHidden();
});

test("the second button of the closing section leads to the contact details", async ({ page, content }) => {
  const { settings, whitePaper } = content;
  await page.goto("/livre-blanc");
  await page.getByRole("link", { name: whitePaper.closingContactButton }).click();
  await expect(page).toHaveURL(/#contact$/);
  const contact = page.locator("#contact");
  await expect(contact).toBeInViewport();
  await expect(contact).toBeFocused();
  await expect(contact.getByRole("link", { name: settings.email })).toBeVisible();
  await expect(page.locator('[id="contact"]')).toHaveCount(1);
});
