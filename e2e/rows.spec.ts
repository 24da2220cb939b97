import { expect } from "@playwright/test";

import { test } from "./testing/any-content";
import { layoutFaults } from "./testing/geometry";
import { visit } from "./testing/visit";

for (const path of ["/", "/livre-blanc"]) {
  test(`${path} has full rows, and no text that is cut off or covered`, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 768, 1280, 1920]) {
      expect(await layoutFaults(page, width), `${width} px`).toEqual([]);
    }
  });
}
