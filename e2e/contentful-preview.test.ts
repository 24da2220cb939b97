/** The live preview of a local Contentful API, in a browser: what an editor sees while writing. */
import { readFileSync } from "node:fs";

import { expect as see, type Locator } from "@playwright/test";

import { withFrenchSpaces } from "../src/content/typography";
import { openPdfReader, textOf, withoutSpaces } from "../src/pdf/testing/pdf-reader";
import { LivePreview, PASSWORD } from "./contentful/live-preview";
import { linksTo } from "./contentful/test-space";
import { World } from "./contentful/world";

jest.setTimeout(10 * 60_000);

/** In ms. Far more than the seconds that `npm run bench` measures, for a busy machine. */
const SOON = { timeout: 15_000 };

let world: World;
let preview: LivePreview;

beforeAll(async () => {
  world = await World.open();
  preview = await LivePreview.start(world);
});

afterAll(async () => {
  await preview.close();
  await world.close();
});

const banner = () => preview.page.getByRole("complementary", { name: "Aperçu" });
const shown = (text: string) => preview.page.getByText(withFrenchSpaces(text), { exact: true }).first();

it("shows a saved sentence by itself, on the same page at the same place", async () => {
  const { page } = preview;
  const questions = page.locator("#faq");
  await questions.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const before = await questions.boundingBox();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  world.space.saveDraft("homePage", { faqHeading: "Un titre tout juste enregistré" });
  await see(shown("Un titre tout juste enregistré")).toBeInViewport(SOON);
  expect((await questions.boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await see(banner()).toContainText("Dernière lecture à");
});

it("adds a new entry, removes an archived one, and shows it again where it was", async () => {
  const { space } = world;
  const questions = space.listed("homePage", "questions", "draft");
  const second = String(space.valuesOf(String(questions[1]), "draft").question);
  space.create("faqItem", "nouvelle", { question: "Une question nouvelle ?", answer: "Oui." }, ["draft"]);
  space.saveDraft("homePage", { questions: linksTo([...questions, "nouvelle"]) });
  await see(shown("Une question nouvelle ?")).toBeVisible(SOON);
  space.archive(String(questions[1]));
  await see(shown(second)).toBeHidden(SOON);
  space.unarchive(String(questions[1]));
  await see(shown(second)).toBeVisible(SOON);
});

it("names a slip in the banner and in its place, and follows its correction", async () => {
  const { space } = world;
  const { deadline } = space.valuesOf("tender-2");
  space.saveDraft("tender-2", { deadline: undefined });
  await see(preview.page.getByText("[À compléter : Date limite]").first()).toBeVisible(SOON);
  await see(banner()).toContainText("À compléter ou à corriger");
  await see(banner().getByRole("link", { name: /Appel d’offres/, includeHidden: true })).toHaveAttribute(
    "href",
    /\/entries\/tender-2$/,
  );
  space.saveDraft("tender-2", { deadline });
  await see(banner()).not.toContainText("À compléter ou à corriger", SOON);
});

it("names a page without its entry, and shows the page again when it is back", async () => {
  world.space.archive("homePage");
  await see(banner()).toContainText("il faut une entrée", SOON);
  world.space.unarchive("homePage");
  await see(shown("Un titre tout juste enregistré")).toBeVisible(SOON);
});

it("says that Contentful is away, and follows again by itself", async () => {
  world.api.fail({ path: "/entries", broken: "connection", times: 1000 });
  await see(banner()).toContainText("Contentful ne répond pas", SOON);
  world.space.saveDraft("homePage", { faqHeading: "Un titre après la panne" });
  world.api.recover();
  await see(shown("Un titre après la panne")).toBeVisible(SOON);
  await see(banner()).not.toContainText("Contentful ne répond pas", SOON);
});

it("waits as long as Contentful asks when there were too many requests", async () => {
  const headers = { "x-contentful-ratelimit-reset": "3" };
  world.api.fail({ path: "/entries", status: 429, times: 1, headers });
  world.space.saveDraft("homePage", { faqHeading: "Un titre après l’attente" });
  await see(shown("Un titre après l’attente")).toBeVisible(SOON);
});

it("shows the white paper's text, and makes its PDF of it", async () => {
  const { page } = preview;
  await page.goto(`${preview.address}/livre-blanc`);
  world.space.saveDraft("whitePaperChapter-2", { title: "Un chapitre rebaptisé" });
  await see(shown("Un chapitre rebaptisé")).toBeVisible(SOON);
  const downloading = page.waitForEvent("download");
  const { downloadButton } = world.space.valuesOf("whitePaperPage");
  await page
    .getByRole("button", { name: String(downloadButton) })
    .first()
    .click();
  const file = await (await downloading).path();
  const reader = openPdfReader();
  const { pages } = await reader.read(new Uint8Array(readFileSync(file)).buffer);
  await reader.close();
  expect(pages.map(textOf).join("")).toContain(withoutSpaces("Un chapitre rebaptisé"));
});

it("leads from each text and picture to its field in Contentful, when that is switched on", async () => {
  const { page } = preview;
  await page
    .context()
    .route("https://app.contentful.com/**", (route) => route.fulfill({ body: "Contentful" }));
  await page.goto(preview.address);
  const opened = async (target: Locator, position?: { x: number; y: number }) => {
    const opening = page.context().waitForEvent("page");
    await target.click(position && { position });
    const tab = await opening;
    await tab.waitForURL(/contentful/);
    const { pathname, search } = new URL(tab.url());
    await tab.close();
    return pathname.replace(/^.*\/environments\/master/, "") + search;
  };
  const text = (id: string, field: string) => shown(String(world.space.valuesOf(id, "draft")[field]));
  await see(page.locator("[data-source]")).toHaveCount(0);
  const switched = banner().getByRole("button", { name: "Montrer d’où vient chaque texte" });
  await switched.click();
  await see(text("homePage", "heroTitle")).toHaveAttribute("data-source");
  expect(await opened(text("homePage", "heroTitle"))).toBe("/entries/homePage?focusedField=heroTitle");
  expect(await opened(text("faqItem-2", "question"))).toBe("/entries/faqItem-2?focusedField=question");
  const picture = page.locator("main").getByRole("img").first();
  expect(await opened(picture)).toBe("/assets/homePage-heroImage");
  // The first word of a line with other texts. Other entries have the same type of contract.
  const tender = page.getByRole("listitem").filter({ has: text("tender-2", "title") });
  const { type } = world.space.valuesOf("tender-2");
  const line = tender.getByText(new RegExp(`^${String(type)}\\.`));
  expect(await opened(line, { x: 10, y: 10 })).toBe("/entries/tender-2?focusedField=type");
  expect(await opened(tender.getByRole("time"))).toBe("/entries/tender-2?focusedField=deadline");
  await switched.click();
  await see(page.locator("[data-source]")).toHaveCount(0);
});

it("shows the site's own not-found page under one banner", async () => {
  const { page } = preview;
  await page.goto(`${preview.address}/nulle-part`);
  await see(page.getByRole("heading", { level: 1 })).toHaveText("404", SOON);
  await see(page.getByText("Gatsby.js development")).toHaveCount(0);
  await see(banner()).toHaveCount(1);
});

describe("the gate", () => {
  it("asks for the password, and lets robots read that they are not wanted", async () => {
    const without = await fetch(preview.address);
    expect(without.status).toBe(401);
    expect(await without.text()).not.toContain("Copro");
    const wrong = `Basic ${Buffer.from(`x:${PASSWORD}!`).toString("base64")}`;
    expect((await fetch(preview.address, { headers: { authorization: wrong } })).status).toBe(401);
    expect(await (await fetch(`${preview.address}/robots.txt`)).text()).toContain("Disallow: /");
    expect((await preview.ask("/")).headers.get("x-robots-tag")).toBe("noindex, nofollow");
  });

  it("says what to do if another preview is on the same port", async () => {
    const second = preview.startAnother(world);
    const { code, output } = await second.outcome;
    expect(code).toBe(1);
    expect(output).toContain("(EADDRINUSE)");
    expect(output).toContain("à faire : arrêtez l’autre programme");
  });

  it("lets no other site read drafts over the websocket, even in a browser that knows the password", async () => {
    const page = await preview.page.context().newPage();
    const socket = `${preview.address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    const isOpened = () =>
      page.evaluate(
        (url) =>
          new Promise<boolean>((done) => {
            const opening = new WebSocket(url);
            opening.onmessage = () => {
              done(true);
            };
            opening.onclose = () => {
              done(false);
            };
          }),
        socket,
      );
    await page.goto(`${preview.address}/robots.txt`);
    expect(await isOpened()).toBe(true);
    await page.route("http://autre.localhost/", (route) => route.fulfill({ body: "Un autre site" }));
    await page.goto("http://autre.localhost/");
    expect(await isOpened()).toBe(false);
    await page.close();
  });

  it.each(["/___graphql", "/__original-stack-frame?skipSourceMap=1&moduleId=/etc/hosts", "/__refresh"])(
    "does not serve %s, even with the password",
    async (path) => {
      expect((await preview.ask(path)).status).toBe(404);
      expect((await preview.ask(path, { method: "POST" })).status).toBe(404);
    },
  );
});
