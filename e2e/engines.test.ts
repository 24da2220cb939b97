/**
 * Visits in Firefox and WebKitGTK. They test what depends on the engine: Back, typing before hydration, file
 * fields, downloads, redirects. `testing/engines.ts` drives the browsers.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text as readBody } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { siteHandler } from "../scripts/site-handler";
import { FROZEN_SITE } from "../src/testing/content";
import { listen } from "../src/testing/local-server";
import { FILE_NAME } from "../src/theme/brand";
import { type Browser, firefox, Visitor, webkit } from "./testing/engines";
import { home, sections, settings, whitePaper } from "./testing/site";
import { request as typed } from "./testing/study-request";

const INVOICE = resolve("src/invoices/testing/01-elec-encadre-contrat.pdf");
const SUBMIT = "Envoyer";

const field = (name: string) => `[name="${name}"]`;

/**
 * Delivery address that redirects a POST to itself, and answers a GET with 200: a browser follows it to a
 * false success.
 */
const REDIRECTING = "/demandes";

/** The home page's data file. It contains the delivery address of study requests. */
const HOME_DATA = "/page-data/index/page-data.json";

/** Address to which browsers report violations of the content security policy. */
const REPORT = "/__report";
const POLICY = "content-security-policy";

interface ServedSite {
  url: string;
  /** Requests for matching paths are held until this is undefined. */
  held: RegExp | undefined;
  /** Reports of CSP violations. */
  violations: string[];
  /** The delivery address of study requests; empty: they go to the console. */
  endpoint: string;
  stop: () => unknown;
}

/** Adds the address of reports to the policy that the site will send with this response. */
function askForReports(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === POLICY ? `${String(value)}; report-uri ${REPORT}` : value);
}

/** Serves the built site, delays files on demand, and collects CSP violations. */
async function startSite(): Promise<ServedSite> {
  const serveFile = siteHandler(FROZEN_SITE);
  const site: ServedSite = {
    url: "",
    held: undefined,
    violations: [],
    endpoint: "",
    stop: () => server.close(),
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/" } = request;
    if (url === REPORT) {
      site.violations.push(await readBody(request));
      response.end();
      return;
    }
    if (url === REDIRECTING) {
      response.writeHead(request.method === "POST" ? 302 : 200, { location: url }).end();
      return;
    }
    if (url === HOME_DATA && site.endpoint) {
      const data = readFileSync(join(FROZEN_SITE, url), "utf8");
      response.end(data.replace('"studyRequestEndpoint":""', `"studyRequestEndpoint":"${site.endpoint}"`));
      return;
    }
    askForReports(response);
    while (site.held?.test(url) && !request.socket.destroyed) await setTimeout(50);
    serveFile(request, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  site.url = `http://${await listen(server)}`;
  return site;
}

jest.setTimeout(120_000);

describe.each([firefox, webkit])("$name", ({ isInstalled, launch }) => {
  if (!isInstalled) {
    test.skip("is not installed", () => undefined);
    return;
  }

  let site: ServedSite;
  let browser: Browser;
  let visitor: Visitor;
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const downloads = join(folder, "downloads");

  beforeAll(async () => {
    mkdirSync(downloads);
    site = await startSite();
    browser = await launch(downloads);
    visitor = new Visitor(browser);
  });
  afterAll(async () => {
    await browser.close();
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // A new tab, so that no test starts with the history and the memory of another.
  beforeEach(async () => {
    await browser.newTab();
    await browser.resize(1280);
  });
  afterEach(async () => {
    Object.assign(site, { held: undefined, endpoint: "" });
    expect(site.violations.splice(0)).toEqual([]);
    // Product specification, section 1: nothing is stored.
    await visitor.waitUntil("document.cookie === '' && localStorage.length === 0");
  });

  const open = async (path: string) => {
    await browser.goto(site.url + path);
    // WebKitGTK's driver may return while the tab still shows its blank page, which has no field.
    await visitor.waitUntil(`location.origin === "${site.url}" && document.readyState === "complete"`);
  };
  const fillIn = async () => {
    for (const [name, text] of Object.entries(typed)) await browser.type(field(name), text);
  };
  const expectTyped = async () => {
    for (const [name, text] of Object.entries(typed)) await visitor.expectValue(name, text);
  };

  test("the header's links lead to their sections and become current, and Back returns", async () => {
    await open("/");
    for (const { label, id } of sections.slice(1)) {
      await visitor.click(label, "header nav");
      await visitor.expectAddress(`/#${id}`);
      await visitor.expectText(label, "header [aria-current=true]");
    }
    await browser.back();
    await visitor.expectAddress("/#faq");
  });

  test("links lead to the white paper and on to a section of the home page, and Back returns twice", async () => {
    await open("/");
    await visitor.waitForHydration("header");
    await visitor.click(settings.navWhitePaper, "header nav");
    await visitor.expectText(whitePaper.subtitle);
    await visitor.click(settings.navReferences, "header nav");
    await visitor.expectAddress("/#references");
    await visitor.waitUntil("document.querySelector('#references').contains(document.activeElement)");
    await browser.back();
    await visitor.expectAddress("/livre-blanc");
    await browser.back();
    await visitor.expectAddress("/");
    await visitor.expectText(home.heroPrimaryButton, "#accueil");
  });

  test("an invoice's day fills in the answer's field after a press", async () => {
    await open("/");
    await visitor.waitForHydration("#dossier form");
    await browser.chooseFile("#dossier [type=file]", INVOICE);
    await visitor.expectText("Quelle est la fin du contrat", "#dossier");
    await visitor.click("C’est celle-ci", "#dossier");
    await visitor.expectValue("contractEnd", "2027-12-31");
    await visitor.click("Effacer mes réponses", "#dossier");
    await visitor.expectValue("contractEnd", "");
  });

  test("on a phone the open menu closes on Escape and after a choice", async () => {
    const expectShown = (shown: boolean) =>
      visitor.waitUntil(
        `document.querySelector("header nav a[href$='#faq']").checkVisibility({ visibilityProperty: true }) === ${shown}`,
      );
    await browser.resize(375);
    await open("/");
    await expectShown(false);
    await visitor.click("Menu", "header");
    await expectShown(true);
    await browser.press("Escape");
    await expectShown(false);
    await visitor.click("Menu", "header");
    await visitor.click(settings.navFaq, "header");
    await expectShown(false);
    await visitor.expectAddress("/#faq");
  });

  test("a redirect to the same address is no confirmation, and typed values stay", async () => {
    site.endpoint = REDIRECTING;
    await open("/");
    // The HTML is built without an endpoint, so hydration replaces the form: fill in the new one.
    await visitor.waitForHydration("form[data-netlify]");
    await fillIn();
    await visitor.click(SUBMIT);
    await visitor.expectText("il n’a pas confirmé votre demande", "#contact form [role=alert]");
    await expectTyped();
  });

  test("text typed before hydration stays, to the last character", async () => {
    site.held = /\/component---/;
    await open("/");
    await fillIn();
    site.held = undefined;
    await visitor.waitForHydration("form");
    await expectTyped();
  });

  test("Back from another document restores the typed values, and the recap of the sent request", async () => {
    const leaveAndReturn = async () => {
      await browser.evaluate("void setTimeout(() => location.assign('/livre-blanc'))");
      await visitor.expectText(whitePaper.subtitle);
      await browser.back();
      await visitor.expectAddress("/");
    };
    // `textContent`, because the recap is in a fold that may be closed.
    const expectRecap = () =>
      visitor.waitUntil(
        `document.querySelector("#contact [role=group] dl")?.textContent.includes(${JSON.stringify(typed.nom)})`,
      );
    await open("/");
    await fillIn();
    await leaveAndReturn();
    await expectTyped();
    await visitor.click(SUBMIT);
    await visitor.expectText("Demande d'étude envoyée !");
    await expectRecap();
    for (const name of Object.keys(typed)) await visitor.expectValue(name, "");
    await leaveAndReturn();
    await expectRecap();
  });

  test("a click right after the page opens saves the PDF", async () => {
    await open("/livre-blanc");
    await visitor.click(whitePaper.downloadButton);
    await visitor.expectText(FILE_NAME, "main [role=status]");
    // A browser may write the file under a temporary name first.
    const hasFinalName = () => readdirSync(downloads).join() === FILE_NAME;
    const isComplete = (pdf: string) => /^%PDF-[^]*%%EOF\s*$/.test(pdf);
    let pdf = "";
    // Polls for 10 s at most.
    for (let tries = 0; tries < 100 && !isComplete(pdf); tries += 1) {
      await setTimeout(100);
      if (hasFinalName()) pdf = readFileSync(join(downloads, FILE_NAME), "latin1");
    }
    expect(isComplete(pdf)).toBe(true);
  });
});
