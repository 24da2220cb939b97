import { expect, type Page, test } from "@playwright/test";

import { home } from "./testing/frozen-content";

/** The sizes of windows that visitors have most: desktops, a tablet, phones. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 375, height: 812 },
] as const;

/** The metrics of Arial, and the widest of the usual system faces: what a Linux without other fonts has. */
const faces = ["Liberation Sans", "DejaVu Sans"] as const;

const hero = (page: Page) => page.locator("#accueil");

const boxOf = async (page: Page, selector: string) => {
  const box = await hero(page).locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

/** Opens the home page with its text in a face; its headings too, as long as their own face has not come. */
async function open(page: Page, face: string, headings: "own face" | "same face") {
  await page.goto("/");
  const file = await page.locator("link[rel=preload][as=font]").getAttribute("href");
  await page.evaluate(
    async ([text, url, withOwn]) => {
      const own = await new FontFace("Own", `url("${url}")`, { weight: "500 800" }).load();
      document.fonts.add(own);
      const sheet = new CSSStyleSheet();
      const heading = withOwn ? "h1, h2, h3 { font-family: Own !important }" : "";
      sheet.replaceSync(`* { font-family: "${text}" !important } ${heading}`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    [face, file, headings === "own face"] as const,
  );
}

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const face of faces) {
      for (const headings of ["own face", "same face"] as const) {
        test(`the latest negotiations are seen without scrolling in ${face}, headings in the ${headings}`, async ({
          page,
        }) => {
          await open(page, face, headings);
          const third = hero(page).getByRole("listitem").nth(2);
          await expect(third).toBeInViewport({ ratio: 1 });
          await expect(hero(page).getByRole("heading", { name: home.negotiationsHeading })).toBeInViewport({
            ratio: 1,
          });
        });
      }

      test(`the heading takes three lines at most beside ${face}`, async ({ page }) => {
        await open(page, face, "own face");
        const lines = await hero(page)
          .getByRole("heading", { level: 1 })
          .evaluate((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading);
            return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
          });
        expect(lines).toBeLessThanOrEqual(3);
      });
    }
  });
}

for (const face of faces) {
  test(`both buttons stand side by side at 1280 px in ${face}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, face, "own face");
    const first = await hero(page).getByRole("link", { name: home.heroPrimaryButton }).boundingBox();
    const second = await hero(page).getByRole("link", { name: home.heroSecondaryButton }).boundingBox();
    expect(second?.y).toBe(first?.y);
  });
}

test("the picture begins no lower than the heading, and ends where the panel begins, at 1280 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const picture = await boxOf(page, "img");
  const heading = await boxOf(page, "h1");
  const panel = await boxOf(page, "h2");
  expect(picture.y).toBeLessThanOrEqual(heading.y);
  expect(picture.x).toBeGreaterThanOrEqual(heading.right);
  expect(picture.bottom).toBeLessThanOrEqual(panel.bottom);
});

for (const width of [320, 375, 768, 899]) {
  test(`the panel comes before the picture at ${width} px, for the eye and in the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const picture = await boxOf(page, "img");
    const panel = await boxOf(page, "ul");
    expect(panel.bottom <= picture.y || panel.right <= picture.x).toBe(true);
    const names = await hero(page)
      .locator("h2, img")
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(names).toEqual(["h2", "img"]);
  });
}
