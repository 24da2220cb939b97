import type { Page } from "@playwright/test";

import { hydrated } from "../testing/visit";

/** Collects what a page's visitor would see go wrong: files that fail or are not there, and what the policy blocks. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What was under way when the page was left.
    if (reason !== "net::ERR_ABORTED") faults.push(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  return faults;
}

/**
 * Opens both pages by turns, with their scripts, until told to stop.
 * @returns how often it has opened one.
 */
export async function keepVisiting(page: Page, origin: string, done: AbortSignal): Promise<number> {
  let visits = 0;
  while (!done.aborted) {
    await page.goto(origin + (visits % 2 === 0 ? "/" : "/livre-blanc"), { waitUntil: "load" });
    await hydrated(page);
    visits += 1;
  }
  // No server is there for what the page would still fetch ahead.
  await page.goto("about:blank");
  return visits;
}
