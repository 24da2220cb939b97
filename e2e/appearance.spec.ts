import { expect, type Page, test } from "@playwright/test";

/**
 * The appearance of each page, kept as text. Screenshots differ with each machine's font renderer, weigh megabytes, and show in
 * a review only that something differs. So list the visible landmarks, headings, pictures and controls with position, size and
 * colours. Numbers are rounded to 8 px, so that another rasteriser or font hint changes nothing. Headings, links and buttons
 * include their text, so that a review shows what moved.
 *
 *     h2 « Nos services » 16,1232 288×40 #12323a
 *
 * Update after an intended change: `npx playwright test appearance --update-snapshots`.
 */
const pages = {
  accueil: "/",
  "livre-blanc": "/livre-blanc",
  introuvable: "/nulle-part",
  "mentions-legales": "/mentions-legales",
};

const widths = [320, 768, 1280, 1920];

const GRID = 8;

// `settle` adds an inline @font-face, which the policy forbids.
test.use({ bypassCSP: true });

/** The elements that are listed. */
const drawn =
  "header, nav, main, section, footer, form, fieldset, h1, h2, h3, img, main svg, details, button, main a";

/** One line per element. Runs in the page. */
function boxesOf({ selector, grid }: { selector: string; grid: number }): string[] {
  const round = (length: number) => Math.round(length / grid) * grid;
  const named = new Set(["H1", "H2", "H3", "BUTTON", "A"]);
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      const name = named.has(element.tagName)
        ? ` « ${element.textContent.replace(/\s+/g, " ").trim().slice(0, 40)} »`
        : "";
      const id = element.id && !name ? `#${element.id}` : "";
      const box = `${round(left + scrollX)},${round(top + scrollY)} ${round(width)}×${round(height)}`;
      const background = backgroundColor === "rgba(0, 0, 0, 0)" ? "" : ` on ${backgroundColor}`;
      return `${element.localName}${id}${name} ${box} ${color}${background}`;
    });
}

/**
 * Opens the page and waits for its final layout: fonts loaded, no motion. All text is set in the display face. The text face is
 * a system font that differs by machine, and `font-display: optional` lets a browser skip a display face that arrives late.
 */
async function settle(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const file = await page.locator("link[rel=preload][as=font]").getAttribute("href");
  await page.addStyleTag({
    content: `@font-face { font-family: Face; src: url("${file}"); font-weight: 700; font-display: block }
      * { font-family: Face !important }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load("16px Face");
    await document.fonts.ready;
  });
}

for (const [name, path] of Object.entries(pages)) {
  for (const width of widths) {
    test(`${path} keeps its layout at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await settle(page, path);
      const boxes = await page.evaluate(boxesOf, { selector: drawn, grid: GRID });
      expect(`${boxes.join("\n")}\n`).toMatchSnapshot(`${name}-${width}.txt`);
    });
  }

  test(`${path} prints all text in one dark colour, as browsers print no dark backgrounds`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const texts = page.locator("body *:visible").filter({ hasText: /\S/ });
    const inks = await texts.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
    expect(inks.length).toBeGreaterThan(0);
    expect([...new Set(inks)]).toEqual([await page.evaluate(() => getComputedStyle(document.body).color)]);
    await expect(page.getByText("Aller au contenu")).toBeHidden();
  });

  test(`${path} keeps its accessibility tree`, async ({ page }) => {
    await settle(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
