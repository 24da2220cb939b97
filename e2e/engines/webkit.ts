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

/** A screen without a monitor. @returns its process, and its name for `DISPLAY`. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error("Xvfb gives no display");
  const [number] = (await once(output, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** A home of its own: the browser reads there where downloads go, and writes its caches there. */
function makeHome(downloads: string): string {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
}

/** The driver answers a short while after its start. */
async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  for (let attempts = 50; ; attempts -= 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answers?.ok) break;
    if (attempts === 0) throw new Error("WebKitWebDriver does not answer");
    await setTimeout(100);
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

/** A browser that its driver can be asked to steer, and all that runs for it. */
interface Session {
  driver: WebDriver;
  stop: () => void;
}

/** @throws after `startingTime`: now and then the driver waits for ever for a browser that did not come up. */
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
  // Its connection breaks off when it is stopped.
  connecting.catch(() => undefined);
  const driver = await Promise.race([connecting, setTimeout(startingTime, undefined, { ref: false })]);
  if (driver) return { driver, stop };
  stop();
  throw new Error("WebKitGTK's MiniBrowser does not start");
}

async function launch(settings: LaunchSettings): Promise<Driver> {
  const { driver, stop } = await startSession(settings).catch(() => startSession(settings));
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    evaluate: (source) => driver.executeScript(`return (${source})`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    chooseFiles: (selector, paths) => driver.findElement(By.css(selector)).sendKeys(paths.join("\n")),
    resize: async (width) => {
      await driver.manage().window().setRect({ width, height: 800 });
    },
    consoleErrors: () => [],
    requests: () => undefined,
    cookies: async () => (await driver.manage().getCookies()).map(({ name }) => name),
    close: async () => {
      // The driver sometimes never answers that its browser is gone.
      await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
      stop();
    },
  };
}

/** WebKitGTK's MiniBrowser over classic WebDriver, by Selenium: the engine of Safari, as far as Linux has it. */
export const webkit: Engine = {
  name: "WebKitGTK",
  missing: () => reasonOf(needWebKit),
  launch,
  needsConsoleScript: true,
};
