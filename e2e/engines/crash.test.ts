import { setTimeout } from "node:timers/promises";

import puppeteer, { type Browser, type CDPSession } from "puppeteer-core";

import { needChromium } from "../../scripts/find-chromium";
import { BARE, describeCrash, NAME } from "./crashed-tab";

// A crash and two page loads of each page, on a busy machine.
jest.setTimeout(120_000);

/** How long after a key Chromium may wait until it saves the page's state outside of the tab's process, in ms: twice its delay. */
const SAVED = 2000;

/** A tab of Chromium. Playwright cannot use a tab again after a crash, the protocol itself can. */
class Tab {
  private constructor(private readonly client: CDPSession) {}

  static async open(browser: Browser): Promise<Tab> {
    const page = await browser.newPage();
    const client = await page.createCDPSession();
    await client.send("Page.enable");
    return new Tab(client);
  }

  /** Does something that loads a page, and waits for its load event. */
  async #load(what: () => Promise<unknown>): Promise<void> {
    const loaded = new Promise((resolve) => this.client.once("Page.loadEventFired", resolve));
    await what();
    await loaded;
  }

  goto = (url: string) => this.#load(() => this.client.send("Page.navigate", { url }));
  reload = () => this.#load(() => this.client.send("Page.reload"));

  async back(): Promise<void> {
    const { currentIndex, entries } = await this.client.send("Page.getNavigationHistory");
    const entryId = entries[currentIndex - 1]?.id;
    if (entryId === undefined) throw new Error("No page before this one");
    await this.#load(() => this.client.send("Page.navigateToHistoryEntry", { entryId }));
  }

  /** Ends the tab's process, as a bug or a lack of memory does. */
  async crash(): Promise<void> {
    const crashed = new Promise((resolve) => this.client.once("Inspector.targetCrashed", resolve));
    // It is never answered, or with an error.
    this.client.send("Page.crash").catch(() => undefined);
    await crashed;
  }

  async #evaluate(expression: string): Promise<unknown> {
    return (await this.client.send("Runtime.evaluate", { expression })).result.value;
  }

  async type(): Promise<void> {
    await this.#evaluate("document.querySelector('[name=nom]').focus()");
    await this.client.send("Input.insertText", { text: NAME });
    await setTimeout(SAVED);
  }

  name = () => this.#evaluate("document.querySelector('[name=nom]').value");
}

/** @returns what the field contains after the tab has crashed, once it is reloaded, or left and returned to. */
async function namesAfterCrash(browser: Browser, url: string) {
  const tab = await Tab.open(browser);
  await tab.goto(url);
  await tab.type();
  await tab.crash();
  await tab.reload();
  const reloaded = await tab.name();
  await tab.type();
  await tab.crash();
  await tab.goto("about:blank");
  await tab.back();
  return { reloaded, returned: await tab.name() };
}

describeCrash({
  engine: "Chromium",
  find: needChromium,
  launch: () => puppeteer.launch({ executablePath: needChromium(), args: ["--no-sandbox"] }),
  title: "keeps what was typed for the way back, and for no page at a reload",
  async run({ browser, home }) {
    const kept = { reloaded: "", returned: NAME };
    expect(await namesAfterCrash(browser, BARE)).toEqual(kept);
    expect(await namesAfterCrash(browser, home)).toEqual(kept);
  },
});
