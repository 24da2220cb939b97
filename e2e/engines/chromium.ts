import { join } from "node:path";

import { chromium as playwright } from "@playwright/test";

import { needChromium } from "../../scripts/find-chromium";
import { reasonOf } from "../../scripts/find-engine";
import type { Driver, Engine, LaunchSettings } from "./driver";

async function launch({ downloads, proxyPort }: LaunchSettings): Promise<Driver> {
  const browser = await playwright.launch({
    executablePath: needChromium(),
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: "localhost" },
  });
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  const requests: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  page.on("download", (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (source) => page.evaluate(source),
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).press("End");
      await page.locator(selector).pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    undo: (selector) => page.locator(selector).press("Control+z"),
    chooseFiles: (selector, paths) => page.locator(selector).setInputFiles([...paths]),
    resize: (width) => page.setViewportSize({ width, height: 800 }),
    consoleErrors: () => errors,
    requests: () => requests,
    cookies: async () => (await context.cookies()).map(({ name }) => name),
    close: () => browser.close(),
  };
}

/** Chromium, driven by Playwright over the DevTools protocol. */
export const chromium: Engine = {
  name: "Chromium",
  missing: () => reasonOf(needChromium),
  launch,
  needsConsoleScript: false,
};
