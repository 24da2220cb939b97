import type { Page, Request } from "@playwright/test";

export interface Weight {
  requests: number;
  /** Bytes of bodies as transferred. */
  bytes: number;
  /** The same by kind: document, script, font, image… */
  byKind: Readonly<Record<string, number>>;
}

/** How long after its load event a page without interaction must load nothing more, in ms. */
export const QUIET = 3000;

/** Counts all responses that a page gets from now on. */
export function weigh(page: Page): { now: () => Promise<Weight> } {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return {
    now: async () => {
      const byKind: Record<string, number> = {};
      for (const request of requests) {
        const { responseBodySize } = await request.sizes();
        byKind[request.resourceType()] = (byKind[request.resourceType()] ?? 0) + responseBodySize;
      }
      return {
        requests: requests.length,
        bytes: Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0),
        byKind,
      };
    },
  };
}

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
