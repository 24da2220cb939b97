import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { Builder, By, Capabilities, Key as Keys, type WebDriver } from "selenium-webdriver";

import { needWebKit, reasonOf } from "../../scripts/find-engine";
import type { Driver, Engine, Key, LaunchSettings } from "./driver";

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  " ": Keys.SPACE,
  Tab: Keys.TAB,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** How long a browser may take to start, in milliseconds. */
const startingTime = 25_000;

/** Starts a virtual screen. @returns its process, and its name for `DISPLAY`. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error("Xvfb reports no display");
  const [number] = (await once(output, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Makes a home folder: the browser reads the download folder from there, and writes its caches there. */
function makeHome(downloads: string): string {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
}

/** Connects to the driver, which answers some time after its start. */
async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  for (let attempts = 50; ; attempts -= 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answers?.ok) break;
    if (attempts === 0) throw new Error("WebKitWebDriver does not answer");
    await setTimeout(100);
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

/** A browser's driver, and a function that ends its processes. */
interface Session {
  driver: WebDriver;
  stop: () => void;
}

/** @throws after `startingTime`: the driver sometimes waits forever for a browser that did not start. */
async function startSession({ downloads, proxyPort }: LaunchSettings): Promise<Session> {
  const { driver: driverPath, browser: binary } = needWebKit();
  const { screen, display } = await startScreen();
  const home = makeHome(downloads);
  const port = await freePort();
  const service = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: join(home, ".config") },
    stdio: "ignore",
  });
  const stop = () => {
    service.kill("SIGKILL");
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  const proxy = `127.0.0.1:${proxyPort}`;
  const connecting = connect(
    port,
    new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["localhost"] },
    }),
  );
  // Stopping the driver rejects this promise.
  connecting.catch(() => undefined);
  const driver = await Promise.race([connecting, setTimeout(startingTime, undefined, { ref: false })]);
  if (driver) return { driver, stop };
  stop();
  throw new Error("WebKitGTK's MiniBrowser does not start");
}

async function launch(settings: LaunchSettings): Promise<Driver> {
  const { driver, stop } = await startSession(settings)
    .catch(() => startSession(settings))
    .catch(() => startSession(settings));
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    evaluate: (source) => driver.executeScript(`return (${source})`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    // MiniBrowser ignores Ctrl+Z.
    undo: (selector) =>
      driver.executeScript(
        "document.querySelector(arguments[0]).focus(); document.execCommand('undo')",
        selector,
      ),
    chooseFiles: (selector, paths) => driver.findElement(By.css(selector)).sendKeys(paths.join("\n")),
    resize: async (width) => {
      await driver.manage().window().setRect({ width, height: 800 });
    },
    consoleErrors: () => [],
    requests: () => undefined,
    cookies: async () => (await driver.manage().getCookies()).map(({ name }) => name),
    close: async () => {
      // The driver sometimes never confirms that its browser has ended.
      await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
      stop();
    },
  };
}

/** WebKitGTK's MiniBrowser, driven by Selenium over classic WebDriver. It is the closest engine to Safari on Linux. */
export const webkit: Engine = {
  name: "WebKitGTK",
  missing: () => reasonOf(needWebKit),
  launch,
  needsConsoleScript: true,
};
