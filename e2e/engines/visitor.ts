import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { siteHandler } from "../../scripts/site-handler";
import type { Browser } from "./firefox";

const REPORT = "/__report";
const POLICY = "Content-Security-Policy";

/**
 * Serves a built site on this machine. It can hold back files, as a slow network does, and notes what its policy has blocked.
 * @param folder the built site.
 */
export async function startSite(folder: string) {
  const answer = siteHandler(folder);
  const site = {
    url: "",
    /** Requests for these paths wait until this is undefined again. */
    held: undefined as RegExp | undefined,
    violations: [] as string[],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (url === REPORT) {
      void text(request).then((report) => site.violations.push(report));
      response.end();
      return;
    }
    const setHeaders = response.setHeaders.bind(response);
    response.setHeaders = (headers) => {
      setHeaders(headers);
      const policy = headers.get(POLICY);
      return policy ? response.setHeader(POLICY, `${String(policy)}; report-uri ${REPORT}`) : response;
    };
    void (async () => {
      while (site.held?.test(url) && !request.socket.destroyed) await setTimeout(50);
      answer(request, response);
    })();
  }).listen(0, "localhost");
  await once(server, "listening");
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

/** How long the page of a busy machine may take, in ms. */
const MAX_WAIT = 20_000;

const asOneLine = (text: string) => JSON.stringify(text.replace(/\s+/g, " "));

/** Finds things by their visible name, and waits until the page has reacted. */
export class Visitor {
  constructor(private readonly browser: Browser) {}

  /** Repeats an expression in the page until it is true. @throws after `MAX_WAIT`, with its last value or error. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + MAX_WAIT;
    let last: unknown;
    while (Date.now() < end) {
      // A navigation can end the page while it is being asked.
      last = await this.browser.evaluate(expression).catch(String);
      if (last === true) return;
      await setTimeout(100);
    }
    throw new Error(`${expression}: ${JSON.stringify(last)}`);
  }

  /** Waits until a part of the page shows a text. All kinds of spaces are the same. */
  reads = (shown: string, within = "body") =>
    this.until(
      `document.querySelector("${within}")?.innerText.replace(/\\s+/g, " ").includes(${asOneLine(shown)})`,
    );

  isAt = (path: string) => this.until(`location.pathname + location.search + location.hash === "${path}"`);

  /** Waits until a field has a value. */
  holds = (name: string, value: string) =>
    this.until(`document.querySelector("[name=${name}]")?.value === ${JSON.stringify(value)}`);

  /** Clicks the visible link, button or summary with this text, once it is in the middle of the window and at rest. */
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

  /** Presses a harmless key, and waits until React has hydrated an element: it then has properties of React. */
  async hydrates(selector: string): Promise<void> {
    await this.browser.press("Tab");
    await this.until(
      `Object.keys(document.querySelector("${selector}") ?? {}).some((key) => key.startsWith("__react"))`,
    );
  }
}
