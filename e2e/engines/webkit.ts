import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";

import type { Engine } from "./visitor";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** Different in each run. */
const PORT = 20_000 + (process.pid % 10_000);
/** Each architecture has its own folder. */
const MINI_BROWSER = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
  .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1", "MiniBrowser"))
  .find((path) => existsSync(path));

/** How long MiniBrowser may take to start, in ms. The driver sometimes waits forever for one that did not. */
const STARTING_TIME = 25_000;

/** Starts a virtual screen. @returns its process, and its name for `DISPLAY`. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error("Xvfb reports no display");
  const [number] = (await once(output, "data")) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

async function startSession(downloads: string): Promise<{ driver: WebDriver; stop: () => void }> {
  const [screen, display] = await startScreen();
  // The browser reads its download folder from its home folder.
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config/user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const service = spawn(DRIVER, [`--port=${PORT}`], {
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: join(home, ".config") },
    stdio: "ignore",
  });
  const stop = () => {
    service.kill("SIGKILL");
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  const isReady = () => fetch(`http://127.0.0.1:${PORT}/status`).catch(() => undefined);
  for (let tries = 0; tries < 100 && !(await isReady())?.ok; tries += 1) await setTimeout(100);
  const connecting = new Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
      }),
    )
    .build();
  const driver = await Promise.race([connecting, setTimeout(STARTING_TIME, undefined, { ref: false })]);
  if (driver) return { driver, stop };
  // Stopping the driver rejects this promise.
  connecting.catch(() => undefined);
  stop();
  throw new Error("WebKitGTK's MiniBrowser does not start");
}

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** WebKitGTK's MiniBrowser, driven by Selenium over WebDriver. It is the closest engine to Safari on Linux. */
export const webkit: Engine = {
  name: "WebKitGTK",
  missing: () =>
    MINI_BROWSER && existsSync(DRIVER)
      ? undefined
      : "WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)",
  async launch(downloads) {
    const { driver, stop } = await startSession(downloads).catch(() => startSession(downloads));
    const element = (selector: string) => driver.findElement(By.css(selector));
    return {
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      evaluate: (source) => driver.executeScript(`return (${source})`),
      click: (selector) => element(selector).click(),
      type: (selector, text) => element(selector).sendKeys(text),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      resize: async (width) => {
        await driver.manage().window().setRect({ width, height: 800 });
      },
      close: async () => {
        // The driver sometimes never confirms that its browser has ended.
        await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
        stop();
      },
    };
  },
};
