import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds in a page.
 * @param within a selector of the part to check.
 */
export async function violations(page: Page, forcedColors: "none" | "active", within = "html") {
  // axe does not scroll: it reports a link that is half under the sticky header as a target that is too small.
  await page.getByRole("banner").evaluate((header) => (header.style.position = "static"));
  // No page has a frame, so legacy mode finds the same and opens no second tab to merge the results of frames.
  const axe = new AxeBuilder({ page }).include(within).withTags(TAGS).setLegacyMode();
  // Under forced colours the browser reports the page's colour for some backgrounds and the visitor's colour for the text on
  // them. axe would compute a contrast that no screen shows.
  const found = await (forcedColors === "active" ? axe.disableRules("color-contrast") : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
