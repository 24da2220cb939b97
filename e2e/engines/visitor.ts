import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { siteHandler } from "../../scripts/site-handler";

/** What the flows need of a browser. Each driver is a few calls of its library. */
export interface Browser {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** @param source an expression. @returns its value, as JSON represents it. */
  evaluate(source: string): Promise<unknown>;
  /** Clicks the middle of an element that is in view. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  /** Sets the width of the page in CSS pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Why it cannot run here, or undefined. */
  missing: () => string | undefined;
  /** @param downloads the folder for files that a page saves. */
  launch: (downloads: string) => Promise<Browser>;
}

const REPORT = "/__report";

/** A built site on this machine. It can hold back files, as a slow network does, and notes what its policy has blocked. */
export interface TestSite {
  url: string;
  /** Requests for these paths wait until this is undefined again. */
  held: RegExp | undefined;
  violations: string[];
  server: Server;
}

/** @param folder the built site. */
export async function startSite(folder: string): Promise<TestSite> {
  const answer = siteHandler(folder);
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (url === REPORT) {
      void text(request).then((report) => site.violations.push(report));
      response.writeHead(204).end();
      return;
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        /^content-security-policy$/i.test(name) ? `${String(value)}; report-uri ${REPORT}` : value,
      );
    void (async () => {
      while (site.held?.test(url) && !request.socket.destroyed) await setTimeout(50);
      answer(request, response);
    })();
  }).listen(0, "localhost");
  const site: TestSite = { url: "", held: undefined, violations: [], server };
  await once(server, "listening");
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

/** How long the page of a busy machine may take, in ms. */
const MAX_WAIT = 20_000;

/** Finds things by their visible name or label, and waits until the page has reacted. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly site: TestSite,
  ) {}

  open = (path: string) => this.browser.goto(this.site.url + path);

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
      `[...document.querySelectorAll(${JSON.stringify(within)})].some((part) => part.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(shown.replace(/\s+/g, " "))}))`,
    );

  isAt = (path: string) =>
    this.until(`location.pathname + location.search + location.hash === ${JSON.stringify(path)}`);

  /** Waits until a field has a value. */
  holds = (selector: string, value: string) =>
    this.until(`document.querySelector(${JSON.stringify(selector)})?.value === ${JSON.stringify(value)}`);

  /** Clicks the visible link, button or summary with this text, once it is in view and at rest. */
  async click(name: string, within = "body"): Promise<void> {
    const wanted = JSON.stringify(name.replace(/\s+/g, " "));
    await this.until(`(() => {
      for (const old of document.querySelectorAll("[data-target]")) old.removeAttribute("data-target");
      const found = [...document.querySelectorAll(${JSON.stringify(within)})]
        .flatMap((part) => [...part.querySelectorAll("a[href], button, summary")])
        .find((element) => element.checkVisibility({ visibilityProperty: true }) &&
          (element.getAttribute("aria-label") ?? element.textContent).replace(/\\s+/g, " ").trim() === ${wanted});
      if (!found) return "not found";
      const place = () => found.getBoundingClientRect().top;
      // The lower part of the window is free of the sticky header.
      if (place() < innerHeight / 3 || found.getBoundingClientRect().bottom > innerHeight)
        found.scrollIntoView({ behavior: "instant", block: "center" });
      found.dataset.target = "";
      const rests = window.lastPlace === place();
      window.lastPlace = place();
      return rests;
    })()`);
    await this.browser.click("[data-target]");
  }

  /** Presses a harmless key, and waits until React has hydrated an element: it then has properties of React. */
  async hydrates(selector: string): Promise<void> {
    await this.browser.press("Tab");
    await this.until(
      `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {}).some((key) => key.startsWith("__react"))`,
    );
  }

  /** The names of what the site has left in the browser (product specification, section 1: nothing is stored). */
  stored = () =>
    this.browser.evaluate("[...document.cookie.split('; ').filter(Boolean), ...Object.keys(localStorage)]");
}
