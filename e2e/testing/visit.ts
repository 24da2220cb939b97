/**
 * What any browser test does on a page: visit, hydrate, fill in, follow menu links, save a file, look for
 * errors.
 */
import { type Download, expect, type Locator, type Page } from "@playwright/test";

import { settings } from "./site";

/** Viewports below and above the menu's breakpoint. */
export const phone = { width: 375, height: 740 };
export const desktop = { width: 1280, height: 800 };

export async function pressAndSave(button: Locator): Promise<Download> {
  const download = button.page().waitForEvent("download");
  await button.click();
  return download;
}

/**
 * Waits until React has hydrated the page. The scripts would start when the browser is idle: a harmless key
 * press starts them now.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

/** Opens a page and waits for its hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const scriptsNotice = (page: Page) => page.getByRole("alert").filter({ hasText: "Recharger la page" });
export const menuToggle = (page: Page) => page.getByLabel("Menu", { exact: true });
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

export const brandLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: settings.brandName });

/** Follows a link of the main menu. Opens the menu first if it is collapsed. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  const link = mainMenu(page).getByRole("link", { name, exact: true });
  if (!(await link.isVisible())) await menuToggle(page).click();
  await link.click();
}

type Landing = "landed" | "under the header" | "too low" | "out of the window";

/**
 * Tells where the target of a followed link stands in the window. "landed": at most 48 px below the sticky header. It may stand lower at the
 * start and at the end of the page, where the page cannot scroll to the usual place.
 */
function landingOf(target: Element): Landing {
  const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const { top } = target.getBoundingClientRect();
  const gap = top - headerBottom;
  const isAtStart = window.scrollY === 0;
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  if (gap < -1) return "under the header";
  if (top >= window.innerHeight) return "out of the window";
  if (gap > 48 && !isAtStart && !isAtEnd) return "too low";
  return "landed";
}

export const expectLanded = (target: Locator) => expect.poll(() => target.evaluate(landingOf)).toBe("landed");

/** Errors that the page has thrown or logged, without the browser's messages about a response's status. */
export async function errorsOf(page: Page): Promise<string[]> {
  const thrown = await page.pageErrors({ filter: "all" });
  const logged = await page.consoleMessages({ filter: "all" });
  const loggedErrors = logged.filter((entry) => entry.type() === "error").map((entry) => entry.text());
  const errors = [...thrown.map(({ message }) => message), ...loggedErrors];
  return errors.filter((text) => !text.startsWith("Failed to load resource"));
}

/** Fills in the fields that have a value; a list of options takes the option with this value. */
export async function fillIn<Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  fieldOf: (name: Name) => Locator,
): Promise<void> {
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    const field = fieldOf(name as Name);
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isChoice ? field.selectOption(value ?? "") : field.fill(value ?? ""));
  }
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}

/** Texts that overflow the window horizontally, with their elements (WCAG 1.4.10, reflow). */
export const overflowingTexts = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const overflows = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const faults = [...document.querySelectorAll("body *")]
      .filter((element) => isVisible(element) && hasOwnText(element) && overflows(element))
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
    // An empty element can overflow too.
    if (scrollWidth > clientWidth) faults.push("the page scrolls sideways");
    return faults;
  });
