import type { Page } from "@playwright/test";

/** Delays requests for these addresses until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}
