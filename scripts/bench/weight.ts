import type { Page, Request } from "@playwright/test";

export interface Weight {
  requests: number;
  /** Bytes of bodies as they travelled. */
  bytes: number;
  /** The same by kind: document, script, font, image… */
  byKind: Readonly<Record<string, number>>;
}

/** How long a page that is left alone must stay as light as it was, after its load event, in ms (issue 7, point 1). */
export const QUIET = 3000;

/** Weighs every answer that a page gets from now on. */
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

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
