import type { Page, Request } from "@playwright/test";

export interface Weight {
  requests: number;
  /** Bytes of bodies as transferred. */
  bytes: number;
  /**
   * The same by kind: document, script, font, image… A script that was only fetched ahead is of the kind `fetch`, and the PDF's code
   * and fonts are always of the kind `pdf`.
   */
  byKind: Readonly<Record<string, number>>;
  /** The bytes of each address, with its kind. */
  files: ReadonlyMap<string, { bytes: number; kind: string }>;
}

/** What only the button for the PDF needs. */
const PDF = /\/white-paper-pdf-[^/]*\.js$|\.ttf$/;

async function weightOf(requests: readonly Request[]): Promise<Weight> {
  const files = new Map<string, { bytes: number; kind: string }>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const known = files.get(request.url());
    const kind = PDF.test(request.url()) ? "pdf" : request.resourceType();
    files.set(request.url(), {
      // One of several requests is answered by the network, the others by the browser's cache: their size is 0 or negative.
      bytes: Math.max(known?.bytes ?? 0, responseBodySize),
      kind: known?.kind === "script" ? "script" : kind,
    });
  }
  const byKind: Record<string, number> = {};
  for (const { bytes, kind } of files.values()) byKind[kind] = (byKind[kind] ?? 0) + bytes;
  return {
    requests: files.size,
    bytes: Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0),
    byKind,
    files,
  };
}

/** Weighs all files that a page gets from now on: those that it requested before its load event, and those until now. */
export function weigh(page: Page): { untilLoad: () => Promise<Weight>; now: () => Promise<Weight> } {
  const early = new Set<Request>();
  const finished: Request[] = [];
  let loaded = false;
  page.once("load", () => (loaded = true));
  page.on("request", (request) => {
    if (!loaded) early.add(request);
  });
  page.on("requestfinished", (request) => finished.push(request));
  return {
    untilLoad: () => weightOf(finished.filter((request) => early.has(request))),
    now: () => weightOf(finished),
  };
}

/** Waits until React has hydrated the page. `waitForFunction` would add listeners to the page, which cost time on a slow phone. */
export const hydrated = (page: Page) =>
  page.evaluate(async () => {
    while (performance.getEntriesByName("onInitialClientRender").length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
