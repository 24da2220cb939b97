import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

import puppeteer, { type Browser } from "puppeteer-core";

import { needFirefox } from "../../scripts/find-engine";
import { BARE, describeCrash, NAME } from "./crashed-tab";

jest.setTimeout(120_000);

/** How long Firefox may take to save what was typed, or to restore it, in ms. It saves every 0.2 s here. */
const SAVED = 3000;

/** @returns the processes that show pages, of all that a process has started. */
function pageProcesses(pid: number | undefined): number[] {
  const all = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  return all
    .filter(([, parent]) => Number(parent) === pid)
    .flatMap(([child, , ...args]) =>
      args.at(-1) === "tab" ? [Number(child)] : pageProcesses(Number(child)),
    );
}

/** @returns what the field contains after its tab has crashed and was restored with the button that Firefox then shows. */
async function nameAfterCrash(browser: Browser, url: string): Promise<unknown> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.type("[name=nom]", NAME);
  await setTimeout(SAVED);
  for (const pid of pageProcesses(browser.process()?.pid)) process.kill(pid, "SIGKILL");
  const appears = async (element: string) => {
    let shown: unknown = false;
    while (!shown) {
      await setTimeout(100);
      shown = await page.evaluate(`Boolean(${element})`).catch(() => false);
    }
  };
  const restore = "document.getElementById('restoreTab')";
  await appears(restore);
  await page.evaluate(`void ${restore}.click()`);
  const field = "document.querySelector('[name=nom]')";
  await appears(field);
  await setTimeout(SAVED);
  return page.evaluate(`${field}.value`);
}

describeCrash({
  engine: "Firefox",
  find: needFirefox,
  launch: () =>
    puppeteer.launch({
      browser: "firefox",
      executablePath: needFirefox(),
      // To press the button, which belongs to the browser.
      args: ["--remote-allow-system-access"],
      extraPrefsFirefox: { "browser.sessionstore.interval": 200 },
    }),
  title: "restores what was typed, as in any page",
  async run({ browser, home }) {
    expect(await nameAfterCrash(browser, BARE)).toBe(NAME);
    expect(await nameAfterCrash(browser, home)).toBe(NAME);
  },
});
