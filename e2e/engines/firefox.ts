import { existsSync } from "node:fs";

import puppeteer from "puppeteer-core";

const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Firefox, driven by Puppeteer over WebDriver BiDi. Debian: firefox-esr. */
export const firefox = {
  name: "Firefox",
  isInstalled: existsSync(executablePath),
  launch: async (downloads: string) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.download.open_pdf_attachments_inline": false,
        "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
        "pdfjs.disabled": true,
        "intl.accept_languages": "fr-FR",
      },
    });
    const page = await browser.newPage();
    return {
      goto: (url: string): Promise<unknown> => page.goto(url),
      // Not page.goBack(): within one document it sometimes waits for a load event that never comes.
      back: (): Promise<unknown> => page.evaluate("void setTimeout(() => history.back())"),
      evaluate: (source: string) => page.evaluate(source),
      click: (selector: string) => page.click(selector),
      type: (selector: string, text: string) => page.type(selector, text),
      press: (key: "Escape" | "Tab") => page.keyboard.press(key),
      /** `width` is in CSS pixels. */
      resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
      close: () => browser.close(),
    };
  },
};

/** Both browsers have this interface. */
export type Browser = Awaited<ReturnType<typeof firefox.launch>>;
