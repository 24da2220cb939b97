import { setTimeout } from "node:timers/promises";

import type { Browser } from "./firefox";

const asOneLine = (text: string) => JSON.stringify(text.replace(/\s+/g, " "));

/** Finds elements by their visible name, and retries until the page has reacted. */
export class Visitor {
  constructor(private readonly browser: Browser) {}

  /** Polls an expression in the page. @throws after 20 s, with its last value or error. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + 20_000;
    let last: unknown;
    while (Date.now() < end) {
      // A navigation may destroy the page's context during the call.
      last = await this.browser.evaluate(expression).catch(String);
      if (last === true) return;
      await setTimeout(100);
    }
    throw new Error(`${expression}: ${JSON.stringify(last)}`);
  }

  /** All kinds of white space are equal. */
  reads = (shown: string, within = "body") =>
    this.until(
      `document.querySelector("${within}")?.innerText.replace(/\\s+/g, " ").includes(${asOneLine(shown)})`,
    );

  isAt = (path: string) => this.until(`location.pathname + location.search + location.hash === "${path}"`);

  holds = (name: string, value: string) =>
    this.until(`document.querySelector("[name=${name}]")?.value === ${JSON.stringify(value)}`);

  /** Waits until the visible link, button or summary is centred and no longer moves. */
  async click(name: string, within = "body"): Promise<void> {
    await this.until(`(() => {
      const found = [...document.querySelectorAll("${within} :is(a[href], button, summary)")].find((element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.ariaLabel ?? element.textContent).replace(/\\s+/g, " ").trim() === ${asOneLine(name)});
      if (!found) return "not found";
      document.querySelector("[data-target]")?.removeAttribute("data-target");
      found.dataset.target = "";
      found.scrollIntoView({ behavior: "instant", block: "center" });
      const last = window.lastPlace;
      window.lastPlace = found.getBoundingClientRect().top;
      return window.lastPlace === last;
    })()`);
    await this.browser.click("[data-target]");
  }

  /** The key press starts the deferred scripts. React adds properties to hydrated elements. */
  async hydrates(selector: string): Promise<void> {
    await this.browser.press("Tab");
    await this.until(
      `Object.keys(document.querySelector("${selector}") ?? {}).some((key) => key.startsWith("__react"))`,
    );
  }
}
