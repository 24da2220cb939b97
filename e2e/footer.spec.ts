import { expect, type Page, test } from "@playwright/test";

import { serviceAnchor } from "../src/components/layout/navigation";
import { home } from "./testing/frozen-content";
import { pages } from "./testing/pages";
import { expectLanded, visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

const footer = (page: Page) => page.getByRole("contentinfo");
for (const path of pages) {
  test(`the services lead to their places on the home page from ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const { title } of home.services) {
      await footer(page).getByRole("link", { name: title }).click();
      const id = serviceAnchor(title);
      await expect(page).toHaveURL(`/#${id}`);
      await expectLanded(page.locator(`#${id}`));
      await expect(page.locator(`#${id}`).getByRole("heading")).toHaveText(title);
    }
  });
}
