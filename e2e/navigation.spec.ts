/**
 * Navigation in a browser: where links, Back and Forward lead, what takes the focus and is announced, and
 * hostile addresses.
 */
import { expect, type Page, test } from "@playwright/test";

import { dossierFields } from "../src/assembly/rules/dossier-fields";
import { SENDING } from "../src/assembly/rules/first-step";
import { REDIRECTED } from "../src/testing/hostile-paths";
import { setDayOfSamples } from "./testing/assembly";
import { assembly, home, sections, settings, UNKNOWN_PATH, whitePaper } from "./testing/site";
import { control, request } from "./testing/study-request";
import {
  brandLink,
  chooseInMenu,
  desktop,
  errorsOf,
  expectLanded,
  fillIn,
  holdBack,
  hydrated,
  mainMenu,
  phone,
  visit,
} from "./testing/visit";

const current = (page: Page) => page.locator("[aria-current='true']");
const announcer = (page: Page) => page.locator("#gatsby-announcer");
const positionOf = (page: Page) => page.evaluate(() => window.scrollY);

// With smooth scrolling, a test would read positions on the way.
test.use({ reducedMotion: "reduce" });

for (const viewport of [phone, desktop]) {
  // With each commit, only the phone, whose menu has one step more: it must be opened.
  test.describe(`at ${viewport.width} px`, { tag: viewport === phone ? [] : "@nightly" }, () => {
    test.use({ viewport });

    test("each menu link leads to its section, which takes the focus, and becomes the current link", async ({
      page,
    }) => {
      await visit(page, "/");
      for (const { id, label } of sections) {
        await chooseInMenu(page, label);
        const section = page.locator(`#${id}`);
        await expectLanded(section);
        await expect(section).toBeFocused();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(current(page)).toHaveText(label);
      }
      // A screen reader reads the focused section, so the announcer is empty.
      await expect(announcer(page)).toBeEmpty();
    });

    test("the brand and a section's link lead to their place on the home page, also from another page", async ({
      page,
    }) => {
      await visit(page, "/livre-blanc");
      await chooseInMenu(page, settings.navReferences);
      await expect(page).toHaveURL("/#references");
      await expectLanded(page.locator("#references"));
      await expect(page.locator("#references")).toBeFocused();
      await expect(announcer(page)).toHaveText(`Page affichée : ${home.heroTitle}`);
      await brandLink(page).click();
      await expect.poll(() => positionOf(page)).toBe(0);
      await chooseInMenu(page, settings.navWhitePaper);
      await expect(page).toHaveURL("/livre-blanc");
      await brandLink(page).click();
      await expect(page).toHaveURL("/");
      await expect.poll(() => positionOf(page)).toBe(0);
    });
  });
}

const fieldAtHome = (page: Page, name: "contractEnd" | "notice") =>
  page.locator("#dossier").getByLabel(dossierFields[name].label, { exact: true });

for (const { step, contractEnd, notice } of [
  { step: SENDING.question, contractEnd: "2026-12-27", notice: "3 mois" },
  { step: SENDING.agreement, contractEnd: "2026-12-27", notice: "1 mois" },
])
  test(`« ${step.label} » leads from the home page to its text`, async ({ page }) => {
    await visit(page, "/");
    await setDayOfSamples(page);
    await fillIn({ contractEnd, notice }, (name) => fieldAtHome(page, name));
    await page.getByRole("link", { name: step.label }).click();
    await expect(page).toHaveURL(`/livre-blanc#${step.anchor}`);
    const text = page.locator(`#${step.anchor}`);
    await expect(text).toBeFocused();
    await expect(text.getByRole("heading")).toBeInViewport();
  });

test("the link to the table of buildings arrives there below an answer that the visitor has typed", async ({
  page,
}) => {
  await visit(page, "/");
  await fillIn({ contractEnd: "2047-12-31", notice: "3 mois" }, (name) => fieldAtHome(page, name));
  await page.getByRole("link", { name: home.buildingsLink }).click();
  await expect(page.getByRole("heading", { name: assembly.calendarHeading })).toBeAttached();
  await expectLanded(page.locator("#immeubles"));
});

test("Back and Forward return to sections", { tag: "@nightly" }, async ({ page }) => {
  await visit(page, "/");
  await chooseInMenu(page, settings.navServices);
  await expectLanded(page.locator("#services"));
  await chooseInMenu(page, settings.navFaq);
  await expectLanded(page.locator("#faq"));
  await page.goBack();
  await expectLanded(page.locator("#services"));
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(0);
  await page.goForward();
  await expectLanded(page.locator("#services"));
});

test("a link to another page leads to its top, and Back restores the former page's position and folds", async ({
  page,
}) => {
  await visit(page, "/#faq");
  const second = page.locator("#faq details").nth(1);
  await second.locator("summary").click();
  // The page scrolls the clicked question into view in the next frame, so the test scrolls after it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(current(page)).not.toHaveText(settings.navFaq);
  await chooseInMenu(page, settings.navWhitePaper);
  await expect(announcer(page)).toHaveText(`Page affichée : ${whitePaper.title}`);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await positionOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#faq");
  await expect(second).toHaveAttribute("open");
  await expect.poll(() => positionOf(page)).toBe(1200);
});

test(
  "late scripts mark the current section, and do not scroll back to the hash",
  { tag: "@nightly" },
  async ({ page }) => {
    const letThrough = await holdBack(page, /\.js$/);
    await page.goto("/#faq");
    await expectLanded(page.locator("#faq"));
    await expect(current(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    letThrough();
    await hydrated(page);
    await expect(current(page)).toHaveCount(1);
    expect(await positionOf(page)).toBe(600);
  },
);

/** Counts the positions of the next scroll, until it ends. */
const countPositions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>();
        document.addEventListener("scroll", () => seen.add(window.scrollY));
        document.addEventListener("scrollend", () => resolve(seen.size));
      }),
  );

/** The number of positions through which a click on a menu link scrolls. */
async function positionsOfJump(page: Page, name: string): Promise<number> {
  // The page starts to count before the click.
  const counting = countPositions(page);
  await mainMenu(page).getByRole("link", { name }).click();
  return counting;
}

test(
  "a link jumps for a visitor who prefers reduced motion, and scrolls smoothly for others",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page, "/");
    expect(await positionsOfJump(page, settings.navFaq)).toBe(1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await positionsOfJump(page, settings.navServices)).toBeGreaterThan(1);
  },
);

test(
  "a broken percent-escape in the address's hash is replaced, and the page keeps working",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/?a=1#%E0%A4%A");
    await control(page, "nom").fill(request.nom);
    await hydrated(page);
    await expect(page).toHaveURL("/?a=1#%EF%BF%BD%EF%BF%BDA");
    await page.evaluate(() => (location.hash = "%"));
    await expect(page).toHaveURL("/?a=1#%EF%BF%BD");
    await chooseInMenu(page, settings.navFaq);
    await expectLanded(page.locator("#faq"));
    await expect(control(page, "nom")).toHaveValue(request.nom);
    expect(await errorsOf(page)).toEqual([]);
  },
);

test("a link whose # a mail program has encoded leads to its page, and fills in the form", async ({
  page,
}) => {
  await page.goto("/livre-blanc%23dates?contractEnd=2028-03-31&notice=2%20mois&champs=2");
  for (const [name, text] of Object.entries({ contractEnd: "2028-03-31", notice: "2 mois" }))
    await expect(page.locator(`#assemblee [name=${name}]`)).toHaveValue(text);
});

/**
 * Addresses that make careless scripts redirect to another host, show a wrong page or throw. The broken hash makes the site's script rewrite
 * each address, and a careless one would take `//evil.example/` for a host.
 */
const HOSTILE = [
  ...REDIRECTED.map(([path]) => path),
  "\\\\evil.example/",
  "/x/%2e%2e//evil.example/",
  "/.//evil.example/",
  "//evil.example/livre-blanc?a=//evil.example",
  "/%5Cevil.example/x",
  "/%2fevil.example/x",
  "/%09/evil.example/",
  "/evil%23faq",
  "/evil%40",
  "/evil%25",
  "/livre-blanc%20",
  "/404",
].map((path) => `${path}#%`);

test("no hostile address leads to another host", { tag: "@nightly" }, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).origin));
  // A host that answers such paths with the not-found page; nginx would redirect them.
  await page.route(/evil/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: origin + UNKNOWN_PATH }) });
  });
  for (const address of HOSTILE) {
    await visit(page, origin + address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    // The site's script decodes an encoded `#`, and replaces a broken escape.
    const hash = address.includes("%23") ? "#faq" : "#%EF%BF%BD";
    expect(await page.evaluate(() => location.hash)).toBe(hash);
  }
  expect(new Set(asked)).toEqual(new Set([origin]));
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});
