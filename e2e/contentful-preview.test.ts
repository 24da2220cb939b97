/**
 * The preview of drafts (`npm run preview`), with a double of Contentful's API. A browser sees what is saved
 * and errors. Hostile requests test the preview's server.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";

// `expect` is Jest's, which checks a value once. `see` is Playwright's, which waits for the page.
import { type Browser, chromium, expect as see, type Page } from "@playwright/test";

import { needChromium } from "../scripts/find-chromium";
import { TestSpace } from "../src/testing/contentful-space";
import { startDeliveryApi, TOKEN } from "./contentful/delivery-api";
import { Command } from "./testing/command";
import { freePort } from "./testing/free-port";

// Unit: ms. The preview's first build takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

const SOON = { timeout: 30_000 };
const PORT = freePort();
const HOST = `localhost:${PORT}`;
const ADDRESS = `http://${HOST}`;

const space = new TestSpace();
let api: Awaited<ReturnType<typeof startDeliveryApi>>;
let preview: Command;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startDeliveryApi(space);
  const environment = { ...api.environment, CONTENTFUL_PREVIEW_TOKEN: TOKEN };
  preview = new Command("preview", environment, ["--port", String(PORT)]);
  browser = await chromium.launch({ executablePath: needChromium() });
  page = await browser.newPage({ locale: "fr-FR" });
  await see(async () => {
    await page.goto(ADDRESS, { timeout: 5000 });
  }).toPass({ timeout: 9 * 60_000 });
  await page.locator("main h1").waitFor(SOON);
});

afterAll(async () => {
  await browser.close();
  await preview.end("SIGTERM");
  api.close();
});

const banner = () => page.getByRole("complementary", { name: "Aperçu" });

it("shows a saved sentence without a reload", async () => {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const saved = Date.now();
  space.publish("homePage", { faqHeading: "Un titre tout juste enregistré" });
  await see(page.getByText("Un titre tout juste enregistré").first()).toBeVisible(SOON);
  console.info(`On screen after ${Date.now() - saved} ms.`);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

it("lists content errors in the banner, also those of lists, until they are corrected", async () => {
  const { deadline } = space.valuesOf("tender-2");
  const { stats } = space.valuesOf("homePage");
  space.publish("tender-2", { deadline: undefined });
  space.publish("homePage", { stats: [] });
  await see(page.getByText("[À compléter : Date limite]").first()).toBeVisible(SOON);
  await see(banner()).toContainText("Chiffres clés : liste (stats)", SOON);
  await see(banner()).toContainText("rien. Il faut une date de la forme « 2026-12-15 »");
  await see(banner().locator(`a[href$="/entries/tender-2?focusedField=deadline"]`)).toHaveCount(1);
  space.publish("tender-2", { deadline });
  space.publish("homePage", { stats });
  await see(banner()).not.toContainText("À compléter", SOON);
});

it("removes a deleted entry, and reports the link to it", async () => {
  const [first = ""] = space.listed("homePage", "questions");
  const question = page.getByText(String(space.valuesOf(first).question)).first();
  await see(question).toBeVisible();
  space.entries.delete(first);
  await see(question).toBeHidden(SOON);
  await see(banner().locator(`a[href$="/entries/${first}"]`)).toHaveCount(1);
});

it("reports that Contentful refuses the token, and recovers by itself", async () => {
  api.faults.set("/entries", 401);
  await see(banner()).toContainText("Contentful ne livre pas l’espace", SOON);
  api.faults.clear();
  await see(banner()).not.toContainText("Contentful ne livre pas", SOON);
});

it("opens the field of a clicked text in Contentful, when the marks are on", async () => {
  const url = "https://app.contentful.com/**";
  await page.context().route(url, (route) => route.fulfill({ body: "Contentful" }));
  await banner().getByRole("button", { name: "Montrer d’où vient chaque texte" }).click();
  const title = page.locator("main h1");
  await see(title).toHaveAttribute("data-source", /homePage\?focusedField=heroTitle$/, SOON);
  const opening = page.context().waitForEvent("page");
  await title.click();
  expect((await opening).url()).toContain("/entries/homePage?focusedField=heroTitle");
});

/** The address of a picture, and arguments of Gatsby's image resizing. */
const PICTURE = `?u=${encodeURIComponent("http://127.0.0.1:1/a.png")}&a=${encodeURIComponent("w=20&h=10&fm=raw")}`;

/**
 * Sends a request and returns the response's status. Unlike `fetch`, it sends any header, and does not
 * normalise the path.
 */
async function statusOf(path: string, headers: object) {
  const message = request({ port: PORT, path, headers: { ...headers }, agent: false, setHost: false }).end();
  const [response] = (await once(message, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe("the preview server", () => {
  it.each([
    { what: "an image that writes a file", url: `/_gatsby/image/..%2f..%2f../x/..%2f.nvmrc${PICTURE}` },
    { what: "a file of another address", url: `/_gatsby/file/x/y${PICTURE}` },
    { what: "an image that ends the process", url: `/_gatsby/image/aaaa/bbbb/x.jpg${PICTURE}&cd=1` },
    { what: "a code frame that ends the process", url: "/__file-code-frame?filePath[]=x&lineNumber=1" },
    { what: "a query of plugins' options, one of which is the token", url: "/___graphql?query={site}" },
  ])("refuses $what, even to its own pages, and keeps running", async ({ url }) => {
    const own = { host: HOST, origin: ADDRESS };
    // One request would overwrite .nvmrc, and others would make Gatsby store in public/_gatsby what it fetches.
    const nvmrc = readFileSync(".nvmrc", "utf8");
    expect(await statusOf(url, own)).toBe(403);
    expect(readFileSync(".nvmrc", "utf8")).toBe(nvmrc);
    expect(existsSync("public/_gatsby")).toBe(false);
    expect(await statusOf("/", own)).toBe(200);
  });

  it("ends when its command is stopped", async () => {
    await preview.end("SIGTERM");
    await expect(fetch(ADDRESS)).rejects.toThrow("fetch failed");
  });
});
