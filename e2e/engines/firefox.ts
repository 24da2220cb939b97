import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";

import { needFirefox, reasonOf } from "../../scripts/find-engine";
import type { Driver, Engine, LaunchSettings } from "./driver";

/** Saves files in the test's folder without asking, including PDF files. */
const downloadsTo = (folder: string) => ({
  "browser.download.folderList": 2,
  "browser.download.dir": folder,
  "browser.download.open_pdf_attachments_inline": false,
  "browser.helperApps.neverAsk.saveToDisk": "application/pdf,text/calendar",
  "pdfjs.disabled": true,
});

const proxyAt = (port: number) => ({
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": port,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": port,
});

async function element(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.$(selector);
  if (!found) throw new Error(`No element at ${selector}`);
  return found;
}

async function launch({ downloads, proxyPort }: LaunchSettings): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: needFirefox(),
    extraPrefsFirefox: {
      ...downloadsTo(downloads),
      ...proxyAt(proxyPort),
      "intl.accept_languages": "fr-FR",
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    // Not page.goBack(): within one document it sometimes waits for a load event that never comes.
    back: async () => {
      await page.evaluate("void setTimeout(() => history.back())");
    },
    // Not page.reload() alone: it also ends when the page changes its history entry, as this site does while it is left. What
    // follows would then meet the old document. Not until the load event: Firefox lets the pictures wait for a script that the old
    // document has requested.
    reload: async () => {
      const old = String(await page.evaluate("performance.timeOrigin"));
      await page.reload();
      await page.waitForFunction(`performance.timeOrigin !== ${old} && document.readyState !== "loading"`);
    },
    evaluate: (source) => page.evaluate(source),
    click: async (selector) => (await element(page, selector)).click(),
    type: async (selector, text) => {
      const field = await element(page, selector);
      await field.press("End");
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    undo: async (selector) => {
      await (await element(page, selector)).focus();
      await page.keyboard.down("Control");
      await page.keyboard.press("z");
      await page.keyboard.up("Control");
    },
    chooseFiles: async (selector, paths) => {
      const input = await element(page, selector);
      await (await input.toElement("input")).uploadFile(...paths);
    },
    resize: (width) => page.setViewport({ width, height: 800 }),
    consoleErrors: () => errors,
    requests: () => requests,
    cookies: async () => (await browser.cookies()).map(({ name }) => name),
    close: () => browser.close(),
  };
}

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => reasonOf(needFirefox),
  launch,
  needsConsoleScript: false,
};
