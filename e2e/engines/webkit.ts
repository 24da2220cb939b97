import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

import type { Browser } from "./firefox";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** Each architecture has its own folder. */
const MINI_BROWSER = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
  .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1", "MiniBrowser"))
  .find((path) => existsSync(path));

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB };

async function startSession(downloads: string) {
  // A virtual screen; Xvfb prints its number.
  const options = "-displayfd 1 -screen 0 1280x1024x24 -nolisten tcp".split(" ");
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  // The browser reads its download folder from its home folder.
  const home = dirname(downloads);
  writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = `:${number.toString().trim()}`;
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home };
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
    const { driver, stop } = await startSession(downloads).catch(() => startSession(downloads));
    const element = (selector: string) => driver.findElement(By.css(selector));
    return {
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      evaluate: (source) => driver.executeScript(`return (${source})`),
      click: (selector) => element(selector).click(),
      type: (selector, text) => element(selector).sendKeys(text),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      resize: (width) => driver.manage().window().setRect({ width, height: 800 }),
      async close() {
        // The driver sometimes never confirms that its browser has ended.
        await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
        await stop();
      },
    };
  },
};
