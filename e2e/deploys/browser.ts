import type { Page } from "@playwright/test";

import { hydrated } from "../testing/visit";

/** Collects a page's faults: requests that fail, files that are missing, and what the policy blocks. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its pending requests.
    if (reason !== "net::ERR_ABORTED") faults.push(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  return faults;
}

/**
 * Opens both pages in turn, with their scripts, until `done` is aborted; each at least once, also on a busy machine.
 * @returns the number of pages that it has opened.
 */
export async function keepVisiting(page: Page, origin: string, done: AbortSignal): Promise<number> {
  let visits = 0;
  while (!done.aborted || visits < 2) {
    await page.goto(origin + (visits % 2 === 0 ? "/" : "/livre-blanc"), { waitUntil: "load" });
    await hydrated(page);
    visits += 1;
  }
  // The server stops next, so end the page's prefetches.
  await page.goto("about:blank");
  return visits;
}
