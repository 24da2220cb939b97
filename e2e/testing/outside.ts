import type { Page } from "@playwright/test";

/** Texts that overflow the window sideways: a visitor would have to scroll in two directions to read them (WCAG 1.4.10). */
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
