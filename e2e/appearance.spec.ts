import { expect, type Page, test } from "@playwright/test";

/**
 * What each page looks like, kept as text. Pictures are not: they differ with the machine's font renderer, weigh megabytes,
 * and say in a review only that something differs. A layout is the boxes that a visitor would draw on paper: which landmark,
 * heading or picture is where, how large, in which colours. Boxes are rounded to 8 px, so that another rasteriser or a font
 * hint changes nothing, and each names its text, so that the difference is read in a review.
 *
 *     h2 « Nos services » 16,1232 288×40 #12323a
 *
 * Renew after an intended change: `npx playwright test appearance --update-snapshots`.
 */
const pages = { accueil: "/", "livre-blanc": "/livre-blanc", introuvable: "/nulle-part" };

const widths = [320, 768, 1280, 1920];

const GRID = 8;

// For the face above.
test.use({ bypassCSP: true });

/** What is drawn into the layout. */
const drawn =
  "header, nav, main, section, footer, form, fieldset, h1, h2, h3, img, main svg, details, button, main a";

/** Every box of the page, one a line. Runs in the page. */
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
      const ground = backgroundColor === "rgba(0, 0, 0, 0)" ? "" : ` on ${backgroundColor}`;
      return `${element.localName}${id}${name} ${box} ${color}${ground}`;
    });
}

/**
 * The page at rest: fonts there, nothing moving, every picture laid out. One face stands for both of the page's: its display
 * face, waited for. The text face is the system's, another on each machine; the display face is left out by a browser that
 * has it too late (`font-display: optional`).
 */
async function settle(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const file = await page.locator("link[rel=preload][as=font]").getAttribute("href");
  await page.addStyleTag({
    content: `@font-face { font-family: Face; src: url("${file}"); font-weight: 500 800; font-display: block }
      * { font-family: Face !important }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load("16px Face");
    await document.fonts.ready;
  });
}

for (const [name, path] of Object.entries(pages)) {
  for (const width of widths) {
    test(`${path} is laid out as before at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await settle(page, path);
      const boxes = await page.evaluate(boxesOf, { selector: drawn, grid: GRID });
      expect(`${boxes.join("\n")}\n`).toMatchSnapshot(`${name}-${width}.txt`);
    });
  }

  test(`${path} is printed in ink alone: browsers print no dark ground behind light text`, async ({
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

  test(`${path} reads to a screen reader as before`, async ({ page }) => {
    await settle(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
