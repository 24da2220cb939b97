import { expect, test } from "@playwright/test";

import { errorsOf } from "./testing/errors";
import { LOST, pages } from "./testing/pages";
import { visit } from "./testing/visit";

for (const path of pages.filter((each) => each !== LOST)) {
  // The browser also logs violations of the Content-Security-Policy as errors.
  test(`${path} writes no error to the console`, async ({ page }) => {
    const errors = errorsOf(page);
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
  });
}
