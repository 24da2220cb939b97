import { expect, test } from "@playwright/test";

import { LOST, pages } from "./testing/site";
import { errorsOf, visit } from "./testing/visit";

for (const path of pages.filter((each) => each !== LOST)) {
  // The browser also logs violations of the Content-Security-Policy as errors.
  test(`${path} writes no error to the console, and asks no other host`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
    });
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(await errorsOf(page)).toEqual([]);
    expect(elsewhere.filter((address) => !/^(?:data|blob):/.test(address))).toEqual([]);
  });
}
