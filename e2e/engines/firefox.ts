import { existsSync } from "node:fs";

import puppeteer from "puppeteer-core";

import type { Engine } from "./visitor";

const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () =>
    existsSync(executablePath)
      ? undefined
      : "Firefox is not installed (Debian: firefox-esr; or FIREFOX_PATH)",
  async launch(downloads) {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.download.open_pdf_attachments_inline": false,
        "browser.helperApps.neverAsk.saveToDisk": "application/pdf,text/calendar",
        "pdfjs.disabled": true,
        "intl.accept_languages": "fr-FR",
      },
    });
    const page = await browser.newPage();
    return {
      goto: async (url) => {
        await page.goto(url);
      },
      // Not page.goBack(): within one document it sometimes waits for a load event that never comes.
      back: async () => {
        await page.evaluate("void setTimeout(() => history.back())");
      },
      evaluate: (source) => page.evaluate(source),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key),
      resize: (width) => page.setViewport({ width, height: 800 }),
      close: () => browser.close(),
    };
  },
};
