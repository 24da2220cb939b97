import { expect, type Page } from "@playwright/test";

import { FILE_NAME } from "../src/sections/white-paper/file-name";
import { test } from "./testing/any-content";
import { holdBack } from "./testing/hold-back";
import { control, form, invoice } from "./testing/study-request";

/** Gatsby's app. Without it the page is not hydrated. */
const APP = /\/app-\w+\.js$/;
const FONTS = /\.ttf$/;

const saved = (page: Page) => page.getByRole("status").filter({ hasText: FILE_NAME });

test("a press saves the PDF before the page is hydrated, and its message comes after", async ({
  page,
  content,
}) => {
  const files: string[] = [];
  page.on("download", (download) => files.push(download.suggestedFilename()));
  const letAppThrough = await holdBack(page, APP);
  await page.goto("/livre-blanc");
  const button = page.getByRole("button", { name: content.whitePaper.downloadButton });
  const download = page.waitForEvent("download");
  await button.click();
  expect((await download).suggestedFilename()).toBe(FILE_NAME);
  await expect(button).toHaveAttribute("aria-busy", "true");
  letAppThrough();
  await expect(saved(page)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  // The repeated click has not saved it again; another one does.
  const second = page.waitForEvent("download");
  await button.click();
  await second;
  expect(files).toEqual([FILE_NAME, FILE_NAME]);
});

test("a press whose files cannot be fetched before hydration is repeated after it, and says so", async ({
  page,
  content,
}) => {
  await page.route(FONTS, (route) => route.abort());
  const letAppThrough = await holdBack(page, APP);
  await page.goto("/livre-blanc");
  const button = page.getByRole("button", { name: content.whitePaper.downloadButton });
  await button.click();
  letAppThrough();
  await expect(page.getByRole("alert").filter({ hasText: content.settings.email })).toBeVisible();
  await page.unroute(FONTS);
  const download = page.waitForEvent("download");
  await button.click();
  await download;
  await expect(saved(page)).toBeVisible();
});

test("a choice of files gives the page no new rule beside its font, which would lay it out again", async ({
  page,
}) => {
  const rules = () =>
    page.evaluate(
      () => document.querySelector<HTMLStyleElement>("style[data-emotion]")?.sheet?.cssRules.length,
    );
  await page.goto("/");
  const before = await rules();
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
  await expect(form(page).getByRole("listitem").filter({ hasText: "2024.pdf" })).toBeVisible();
  expect(before).toBeGreaterThan(0);
  expect(await rules()).toBe(before);
});
