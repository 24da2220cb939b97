/**
 * Drivers of Firefox and WebKitGTK as Debian ships them, for `engines.test.ts`: Playwright drives only its
 * own builds.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect } from "@playwright/test";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

/** The commands that both drivers have. */
export interface Browser {
  /** Opens a new tab and closes the former one, so that no history and no session storage remains. */
  newTab: () => Promise<unknown>;
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Value of an expression in the page. */
  evaluate: (source: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses a file in a file field. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  press: (key: "Escape" | "Tab") => Promise<void>;
  /** `width` is in CSS pixels. */
  resize: (width: number) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Path of Firefox. */
const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Firefox, driven by Puppeteer over WebDriver BiDi. Debian: firefox-esr. */
export const firefox = {
  name: "Firefox",
  isInstalled: existsSync(executablePath),
  launch: async (downloads: string): Promise<Browser> => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
        "pdfjs.disabled": true,
        "intl.accept_languages": "fr-FR",
      },
    });
    let page = await browser.newPage();
    return {
      async newTab() {
        const former = page;
        page = await browser.newPage();
        await former.close();
      },
      goto: (url) => page.goto(url),
      // Not page.goBack(): within one document it sometimes waits for a load event that never comes.
      back: () => page.evaluate("void setTimeout(() => history.back())"),
      evaluate: (source) => page.evaluate(source),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      async chooseFile(selector, path) {
        const input = await page.$(selector);
        await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
      },
      press: (key) => page.keyboard.press(key),
      resize: (width) => page.setViewport({ width, height: 800 }),
      close: () => browser.close(),
    };
  },
};

/** Path of WebKitGTK's driver. */
const DRIVER = "/usr/bin/WebKitWebDriver";

/** Path of the browser: each architecture of a processor has its own folder. Undefined if it is not installed. */
const MINI_BROWSER = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
  .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1", "MiniBrowser"))
  .find((path) => existsSync(path));

/** Starts a virtual screen, the driver and MiniBrowser on it. @throws if MiniBrowser does not start. */
async function startSession(downloads: string) {
  // Xvfb takes a free screen number, and prints it.
  const options = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  // The browser reads its download folder from its home folder.
  const home = dirname(downloads);
  writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, HOME: home, XDG_CONFIG_HOME: home };
  const service = new DriverService.Builder(DRIVER).setLoopback(true).setEnvironment(env).build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  const connecting = new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
    })
    .build();
  // The driver sometimes waits forever for a browser that did not start.
  const driver = await Promise.race([connecting, setTimeout(25_000, undefined, { ref: false })]);
  if (driver) return { driver, stop };
  // Stopping the driver rejects this promise.
  connecting.catch(() => undefined);
  await stop();
  throw new Error("WebKitGTK's MiniBrowser does not start");
}

/** WebKitGTK's MiniBrowser, driven by Selenium over WebDriver: the closest engine to Safari on Linux. Debian: webkit2gtk-driver, xvfb. */
export const webkit = {
  name: "WebKitGTK",
  isInstalled: MINI_BROWSER !== undefined && existsSync(DRIVER),
  launch: async (downloads: string): Promise<Browser> => {
    // A second attempt, because the browser sometimes does not start.
    const { driver, stop } = await startSession(downloads).catch(() => startSession(downloads));
    const element = (selector: string) => driver.findElement(By.css(selector));
    const keys = { Escape: Key.ESCAPE, Tab: Key.TAB };
    return {
      async newTab() {
        const former = await driver.getWindowHandle();
        await driver.switchTo().newWindow("tab");
        const opened = await driver.getWindowHandle();
        await driver.switchTo().window(former);
        await driver.close();
        await driver.switchTo().window(opened);
      },
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      evaluate: (source) => driver.executeScript(`return (${source})`),
      click: (selector) => element(selector).click(),
      type: (selector, text) => element(selector).sendKeys(text),
      chooseFile: (selector, path) => element(selector).sendKeys(path),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      resize: (width) => driver.manage().window().setRect({ width, height: 800 }),
      async close() {
        // The driver sometimes never confirms that its browser has ended.
        await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
        await stop();
      },
    };
  },
};

const asOneLine = (text: string) => JSON.stringify(text.replace(/\s+/g, " "));

/**
 * Acts and looks as a visitor: finds elements by their visible name, and polls until the page has reacted.
 */
export class Visitor {
  constructor(private readonly browser: Browser) {}

  /** Polls an expression in the page: a navigation may destroy the page's context during a call. @throws after 20 s. */
  waitUntil = (expression: string) =>
    expect(async () => {
      expect(await this.browser.evaluate(expression), expression).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [100] });

  /** Waits for a text. All kinds of white space are equal. */
  expectText = (shown: string, within = "body") =>
    this.waitUntil(
      `document.querySelector("${within}")?.innerText.replace(/\\s+/g, " ").includes(${asOneLine(shown)})`,
    );

  expectAddress = (path: string) =>
    this.waitUntil(`location.pathname + location.search + location.hash === "${path}"`);

  expectValue = (name: string, value: string) =>
    this.waitUntil(`document.querySelector("[name=${name}]")?.value === ${JSON.stringify(value)}`);

  /** Clicks a visible link, button or summary, once it is centred and no longer moves. */
  async click(name: string, within = "body"): Promise<void> {
    await this.waitUntil(`(() => {
      const found = [...document.querySelectorAll("${within} :is(a[href], button, summary)")].find((element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [element.ariaLabel ?? "", element.textContent].some((text) => text.replace(/\\s+/g, " ").trim() === ${asOneLine(name)}));
      if (!found) return "not found";
      document.querySelector("[data-target]")?.removeAttribute("data-target");
      found.dataset.target = "";
      found.scrollIntoView({ behavior: "instant", block: "center" });
      const placeBefore = window.lastPlace;
      window.lastPlace = found.getBoundingClientRect().top;
      return window.lastPlace === placeBefore;
    })()`);
    await this.browser.click("[data-target]");
  }

  /** Starts the deferred scripts by a key press, and waits until React has added its properties to an element. */
  async waitForHydration(selector: string): Promise<void> {
    await this.browser.press("Tab");
    await this.waitUntil(
      `Object.keys(document.querySelector("${selector}") ?? {}).some((key) => key.startsWith("__react"))`,
    );
  }
}
