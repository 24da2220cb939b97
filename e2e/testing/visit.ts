import { type Download, expect, type Locator, type Page } from "@playwright/test";

import { settings } from "./site";

/** Below and above the menu's breakpoint. */
export const windows = [
  { name: "phone, 375 px", viewport: { width: 375, height: 740 } },
  { name: "desktop, 1280 px", viewport: { width: 1280, height: 800 } },
] as const;

export async function pressAndSave(button: Locator): Promise<Download> {
  const download = button.page().waitForEvent("download");
  await button.click();
  return download;
}

/** The scripts start when the browser is idle: a harmless key press starts them now. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const scriptsNotice = (page: Page) => page.getByRole("alert").filter({ hasText: "Recharger la page" });
export const menuToggle = (page: Page) => page.getByLabel("Menu", { exact: true });
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

export const brandLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: settings.brandName });

/** Opens the menu first if it is collapsed. */
export async function choose(page: Page, name: string): Promise<void> {
  const link = mainMenu(page).getByRole("link", { name, exact: true });
  if (!(await link.isVisible())) await menuToggle(page).click();
  await link.click();
}

/** Where an element is. "landed": just below the sticky header, or as close to it as the end of the page allows. */
const landing = (element: Element) => {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const gap = element.getBoundingClientRect().top - header;
  const page = document.documentElement;
  const atTheEnd = window.scrollY + window.innerHeight >= page.scrollHeight - 2;
  if (gap < -1) return "under the header";
  if (gap > 48 && !atTheEnd && window.scrollY > 0) return "not reached";
  return element.getBoundingClientRect().top < window.innerHeight ? "landed" : "out of view";
};

export const expectLanded = (element: Locator) => expect.poll(() => element.evaluate(landing)).toBe("landed");

/** Errors that the page has thrown or logged, without the browser's messages about a response's status. */
export async function errorsOf(page: Page): Promise<string[]> {
  const thrown = await page.pageErrors({ filter: "all" });
  const logged = await page.consoleMessages({ filter: "all" });
  const loggedErrors = logged.filter((entry) => entry.type() === "error").map((entry) => entry.text());
  const all = [...thrown.map(({ message }) => message), ...loggedErrors];
  return all.filter((text) => !text.startsWith("Failed to load resource"));
}

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

/** Texts that overflow the window horizontally (WCAG 1.4.10, reflow). */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const wide = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    return [...scrolls, ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent}`)];
  });
