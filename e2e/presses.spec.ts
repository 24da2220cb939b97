/** A press on the download button is never lost, also while React hydrates the page. */
import { expect, test } from "@playwright/test";

import { FILE_NAME } from "../src/theme/brand";
import { whitePaper } from "./testing/site";
import { pressAndSave } from "./testing/visit";

/** Presses before, while and after the page hydrates on a slow processor, in ms after load. */
const DELAYS = [0, 800, 4000];

for (const delay of DELAYS)
  test(
    `a press on the guide's button ${delay} ms after load has its file`,
    { tag: "@nightly" },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto("/livre-blanc");
      await page.waitForTimeout(delay);
      const download = await pressAndSave(page.getByRole("button", { name: whitePaper.downloadButton }));
      expect(download.suggestedFilename()).toBe(FILE_NAME);
    },
  );
