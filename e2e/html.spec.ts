/**
 * The built files: the HTML's head, structured data, validity and addresses, and what no file contains. In a browser, no
 * page logs an error or asks another host.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

import { built, home, layouts, settings, UNKNOWN_PATH, whitePaper } from "./testing/site";
import { chooseInMenu, errorsOf, hydrated, visit } from "./testing/visit";

const URLS = {
  "/": /^https?:\/\/[^/]+\/$/,
  "/livre-blanc": /^https?:\/\/[^/]+\/livre-blanc$/,
};

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

async function expectHead(page: Page, path: keyof typeof URLS) {
  const { seoTitle, seoDescription: description } = path === "/" ? home : whitePaper;
  const title = `${seoTitle} | ${settings.brandName}`;
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(meta(page, "description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:title")).toHaveAttribute("content", title);
  await expect(meta(page, "og:description")).toHaveAttribute("content", description);
  await expect(meta(page, "og:url")).toHaveAttribute("content", URLS[path]);
  await expect(canonical(page)).toHaveAttribute("href", URLS[path]);
  await expect(meta(page, "robots")).toHaveCount(0);
  const { shareImage } = path === "/" ? home : whitePaper;
  const image = shareImage ? /^https?:\/\/[^/]+\/static\/.*\.jpg$/ : /^https?:\/\/[^/]+\/social\.png$/;
  await expect(meta(page, "og:image")).toHaveAttribute("content", image);
  await expect(meta(page, "og:image:alt")).toHaveCount(shareImage ? 1 : 0);
}

test("the head is correct before and after hydration, and changes with each page", async ({ page }) => {
  await page.goto("/livre-blanc");
  await expectHead(page, "/livre-blanc");
  await page.goto("/");
  await expectHead(page, "/");
  await hydrated(page);
  await expectHead(page, "/");
  await chooseInMenu(page, settings.navWhitePaper);
  await expectHead(page, "/livre-blanc");
  await chooseInMenu(page, settings.navContact);
  await expectHead(page, "/");
  await page.goBack();
  await expectHead(page, "/livre-blanc");
});

test("the head of the not-found page keeps it out of search engines", async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex");
  await expect(canonical(page)).toHaveCount(0);
  await expect(meta(page, "og:url")).toHaveCount(0);
});

test("the structured data matches the content of the page", async ({ page }) => {
  await page.goto("/");
  const [script = "", ...others] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(others).toEqual([]);
  const url = (await canonical(page).getAttribute("href")) ?? "";
  expect(JSON.parse(script)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${url}#organisation`,
    name: settings.brandName,
    description: settings.footerText,
    url,
    image: `${url}social.png`,
    email: settings.email,
    telephone: settings.phone,
    areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
  });
  expect((await page.request.get("/social.png")).headers()["content-type"]).toBe("image/png");
});

test("hydration inserts none of the head's styles again", async ({ page }) => {
  await page.goto("/");
  const rulesOf = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)),
    );
  const served = await rulesOf();
  await visit(page, "/");
  const added = (await rulesOf()).slice(served.length);
  expect(added.filter((rule) => served.includes(rule))).toEqual([]);
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended", "html-validate:a11y"],
    rules: {
      // React and Gatsby decide the code style of the HTML.
      "attr-case": "off",
      "attr-quotes": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // Gatsby's root is `___gatsby`.
      "valid-id": ["error", { relaxed: true }],
      // Picture sizes and the timeline's fading are data, so they are in `style` attributes.
      "no-inline-style": "off",
      // The content check validates phone numbers, and the layout allows line breaks at their spaces.
      "tel-non-breaking": "off",
      // The assembly form has no submit button: the results update while typing.
      "wcag/h32": "off",
      // RGAA 1.9.1 asks for `role="figure"` on a figure with a caption.
      "no-redundant-role": "off",
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

/** Addresses in the page's attributes. A `srcset` has several, each with a width: `/a.avif 400w, /b.avif 800w`. */
const addressesOn = (page: Page) =>
  page.locator("[href], [src], [srcset]").evaluateAll((elements) => {
    const values = elements.flatMap((element) =>
      ["href", "src", "srcset"].map((name) => element.getAttribute(name) ?? ""),
    );
    const candidates = values.flatMap((value) => value.split(/,\s+/));
    return candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  });

for (const path of layouts) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    );
    expect(messages).toEqual([]);
  });

  const tag = ["/", "/livre-blanc"].includes(path) ? [] : "@nightly";
  test(`${path} logs no error, and sends no request to another host`, { tag }, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
    });
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    // CSP violations are console errors too. The not-found page logs its address.
    expect((await errorsOf(page)).filter((error) => !error.includes(UNKNOWN_PATH))).toEqual([]);
    expect(elsewhere.filter((address) => !/^(?:data|blob):/.test(address))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every local address exists", async ({ page, request }) => {
    /** Responses by path: they are kept, because the pages share most addresses. */
    const responses = new Map<string, { status: number; text: string }>();
    const responseTo = async (pathname: string) => {
      const response = await request.get(pathname);
      const read = { status: response.status(), text: await response.text() };
      responses.set(pathname, read);
      return read;
    };
    for (const path of layouts) {
      await page.goto(path);
      const local = (await addressesOn(page)).filter((address) => /^[/#]/.test(address));
      expect(local.length).toBeGreaterThan(10);
      const missing: string[] = [];
      for (const address of new Set(local)) {
        const { pathname, hash } = new URL(address, page.url());
        const { status, text } = responses.get(pathname) ?? (await responseTo(pathname));
        const hasStatus = status === (pathname === UNKNOWN_PATH ? 404 : 200);
        // The address "#", of an unwritten legal page (product specification, section 2), has an empty hash.
        const id = decodeURIComponent(hash.slice(1));
        const hasTarget = id === "" || text.includes(`id="${id}"`);
        if (!hasStatus || !hasTarget) missing.push(address);
      }
      expect(missing, path).toEqual([]);
    }
  });
});

test("no script has a lookbehind, which is a syntax error of the whole file in Safari before version 16.4", () => {
  const scripts = readdirSync(built).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  const refused = scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(join(built, name), "utf8")));
  expect(refused).toEqual([]);
});

test("no published file contains the path of the build's folder, so builds are reproducible", () => {
  const items = readdirSync(built, { recursive: true, withFileTypes: true });
  const textFiles = items
    .filter((item) => item.isFile() && /\.(?:html|js|json)$/.test(item.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const namesTheFolder = (file: string) => readFileSync(file, "utf8").includes(process.cwd());
  expect(textFiles.length).toBeGreaterThan(10);
  expect(textFiles.filter(namesTheFolder)).toEqual([]);
});
