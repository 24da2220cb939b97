import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React has hydrated the page. The scripts may wait for the first interaction, so press a harmless key. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

/** Opens a page and waits for its hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const menuToggle = (page: Page) => page.getByLabel("Menu", { exact: true });
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

/** Follows a link of the header. Opens the menu first if it is collapsed. */
export async function choose(page: Page, name: string): Promise<void> {
  const link = mainMenu(page).getByRole("link", { name, exact: true });
  if (!(await link.isVisible())) await menuToggle(page).click();
  await link.click();
}

/** Whether an element is right below the sticky header, or as close to it as the end of the page allows. */
const landing = (element: Element) => {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const gap = element.getBoundingClientRect().top - header;
  const page = document.documentElement;
  const atTheEnd = window.scrollY + window.innerHeight >= page.scrollHeight - 2;
  if (gap < -1) return "under the header";
  if (gap > 48 && !atTheEnd && window.scrollY > 0) return "not reached";
  return element.getBoundingClientRect().top < window.innerHeight ? "landed" : "out of view";
};

/** Waits until the page has scrolled to the element, below the header. */
export const expectLanded = (element: Locator) => expect.poll(() => element.evaluate(landing)).toBe("landed");
