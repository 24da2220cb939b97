/**
 * Builds a copy of this project with the smallest, an odd and the largest number of entries in each list, and checks the sites
 * in a browser. `rows.spec.ts` checks the published number of entries.
 */
import { cpSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";

import { headlessChromium } from "../scripts/find-chromium";
import { siteHandler } from "../scripts/site-handler";
import { contentTypes } from "../src/content";
import { describeField } from "../src/content/field";
import { pathOfEntry } from "../src/content/pages";
import { type SampleContent, writeContent } from "../src/content/testing/sample";
import { homePage } from "../src/content/types/homePage";
import { legalPage } from "../src/content/types/legalPage";
import { withFrenchSpaces } from "../src/content/typography";
import { drawnWeeks } from "../src/sections/home/timeline";
import { FROZEN_CONTENT } from "../src/testing/content";
import { pdfTextOf } from "./contentful/built-site";
import { SiteCopy } from "./contentful/site-copy";
import { contentOf, SIZES } from "./counts/content";
import { layoutFaults } from "./testing/geometry";

/** Window widths in px. The white paper has only two layouts, so two widths show both. */
const WIDTHS = { "/": [320, 768, 1280, 1920], "/livre-blanc": [320, 1280] } as const;
const PATHS = ["/", "/livre-blanc"] as const;

// A build takes about a minute, and much longer on a busy machine.
jest.setTimeout(30 * 60_000);

let site: SiteCopy;
let browser: Browser;

beforeAll(async () => {
  site = new SiteCopy();
  cpSync(join(FROZEN_CONTENT, "images"), join(site.directory, "content", "images"), { recursive: true });
  browser = await chromium.launch(headlessChromium());
});

afterAll(async () => {
  await browser.close();
  site.remove();
});

/** The titles of all entries of these types, as a page shows them. */
const titlesOf = (content: SampleContent, typeIds: readonly string[]) =>
  contentTypes
    .filter(({ id }) => typeIds.includes(id))
    .flatMap(({ id, titleField }) =>
      (content.get(id) ?? []).map((entry) => withFrenchSpaces(String(entry[titleField]))),
    );

const HOME_LISTS = Object.values(homePage.fields).flatMap(
  (field) => describeField(field).listedType?.id ?? [],
);

/** The width of each drawn week, in px, for each step of the process. Runs in the page. */
const drawnSteps = () =>
  [...document.querySelectorAll("#methode li")].map((step) =>
    [...step.querySelectorAll("[aria-hidden] span")].map((week) => week.getBoundingClientRect().width),
  );

/** The ids that links of the page lead to, and that no element has. Runs in the page. */
const deadAnchors = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#']:not([href='#'])")]
    .map(({ hash }) => hash.slice(1))
    .filter((id) => !document.getElementById(id));

describe.each(SIZES)("with the %s number of entries", (size) => {
  const content = contentOf(size);
  const [home = {}] = content.get("homePage") ?? [];
  const [whitePaper = {}] = content.get("whitePaperPage") ?? [];
  const chapters = content.get("whitePaperChapter") ?? [];
  const written = chapters.filter(({ text, chartBars }) => text ?? chartBars);
  let server: Server;
  let page: Page;
  const visit = (path: string) =>
    page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  const hasHeading = async (heading: unknown) => {
    const name = withFrenchSpaces(String(heading));
    return (await page.getByRole("heading", { name, exact: true }).count()) > 0;
  };

  beforeAll(async () => {
    writeContent(join(site.directory, "content"), content);
    const { code, output } = await site.run("build");
    if (code !== 0) throw new Error(output);
    server = createServer(siteHandler(join(site.directory, "public"))).listen(0, "localhost");
    await new Promise((listening) => server.once("listening", listening));
    page = await browser.newPage({ reducedMotion: "reduce" });
  });

  afterAll(async () => {
    await page.close();
    server.close();
  });

  it("has a policy that grows with its pages only, far below what Cloudflare Pages cuts", () => {
    const lines = readFileSync(join(site.directory, "public/_headers"), "utf8").split("\n");
    const pageCount = 3 + (content.get("legalPage")?.length ?? 0);
    const hashes = lines.join("\n").match(/'sha256-/g) ?? [];
    // One hash for the start script, and one for the styles of each page. Pages may have the same styles.
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes.length).toBeLessThanOrEqual(1 + pageCount);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
  });

  describe.each(PATHS)("%s", (path) => {
    beforeAll(() => visit(path));

    it.each(WIDTHS[path])(
      "has full rows, and no text that is cut off or covered, at %i px",
      async (width) => {
        expect(await layoutFaults(page, width)).toEqual([]);
      },
    );

    it("has no violations that axe finds, and no dead anchors", async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(deadAnchors)).toEqual([]);
    });

    it("lists every service in its footer", async () => {
      const footer = await page.locator("footer").innerText();
      for (const title of titlesOf(content, ["service"])) expect(footer).toContain(title);
    });
  });

  it("shows every entry of the home page, and tenders only if there are any", async () => {
    await visit("/");
    const text = await page.locator("main").innerText();
    for (const title of titlesOf(content, HOME_LISTS)) expect(text).toContain(title);
    expect(await hasHeading(home.tendersHeading)).toBe(size !== "smallest");
  });

  it("shows every chapter that has a text or a chart, and no reading section without any", async () => {
    await visit("/livre-blanc");
    for (const { title } of written) expect(await hasHeading(title)).toBe(true);
    expect(await hasHeading(whitePaper.readingHeading)).toBe(size !== "smallest");
  });

  it("gives every legal page its address, and shows it whole", async () => {
    const legalPages = content.get(legalPage.id) ?? [];
    expect(legalPages).toHaveLength(size === "smallest" ? 0 : 3);
    for (const entry of legalPages) {
      await visit(pathOfEntry(legalPage, entry) ?? "");
      expect(await hasHeading(entry.title)).toBe(true);
      for (const width of [320, 1280]) expect(await layoutFaults(page, width)).toEqual([]);
    }
  });

  it("draws weeks of equal width in all steps", async () => {
    await visit("/");
    const expected = (content.get("processStep") ?? []).map(({ weeks }) =>
      drawnWeeks({ weeks: typeof weeks === "number" ? weeks : null }),
    );
    for (const width of WIDTHS["/"]) {
      await page.setViewportSize({ width, height: 900 });
      const steps = await page.evaluate(drawnSteps);
      expect(steps.map((weeks) => weeks.length)).toEqual(expected);
      expect(Math.max(...steps.flat()) / Math.min(...steps.flat())).toBeLessThan(1.05);
    }
  });

  it("names every chapter in the PDF, and gives each written one its own page", async () => {
    const pages = await pdfTextOf(site);
    for (const { title } of chapters) expect(pages.join("")).toContain(String(title).replace(/\s/g, ""));
    expect(pages.length).toBeGreaterThanOrEqual(3 + written.length);
  });
});
