import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { FROZEN_SITE } from "../scripts/frozen-site";
import { firefox } from "./engines/firefox";
import { type Browser, startSite, type TestSite, Visitor } from "./engines/visitor";
import { webkit } from "./engines/webkit";
import { home, questions, sections, settings, whitePaper } from "./testing/frozen-content";

/** Product specification, section 7. */
const PDF_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";
const SUBMIT = "Envoyer ma demande d’étude";
const typed = {
  nom: "Syndic de l'Œuvre",
  email: "syndic@exemple.fr",
  telephone: "01 99 00 12 34",
  nomCopropriete: "Les Érables",
  adresse: "12 rue de la Paix, 75002 Paris",
  nombreLots: "42",
};

const field = (name: string) => `[name="${name}"]`;

async function fillIn(visitor: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await visitor.browser.type(field(name), text);
}

async function stillTyped(visitor: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await visitor.holds(field(name), text);
}

// A flow has many steps, and each may wait.
jest.setTimeout(120_000);

describe.each([firefox, webkit])("$name", (engine) => {
  const missing = engine.missing();
  if (missing) {
    test.skip(`not run: ${missing}`, () => undefined);
    return;
  }

  let site: TestSite;
  let browser: Browser;
  let visitor: Visitor;
  const downloads = mkdtempSync(join(tmpdir(), "downloads-"));

  beforeAll(async () => {
    site = await startSite(FROZEN_SITE);
    browser = await engine.launch(downloads);
    visitor = new Visitor(browser, site);
  });
  afterAll(async () => {
    await browser.close();
    site.server.closeAllConnections();
    site.server.close();
    rmSync(downloads, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // The same address again would be a reload, which keeps what was typed.
    await browser.goto("about:blank");
    await browser.resize(1280);
  });
  afterEach(async () => {
    site.held = undefined;
    const [stored, violations] = [await visitor.stored(), site.violations.splice(0)];
    expect(stored).toEqual([]);
    expect(violations).toEqual([]);
  });

  test("the header's links lead to their sections and become current, and Back returns", async () => {
    await visitor.open("/");
    for (const { label, id } of sections.slice(1)) {
      await visitor.click(label, "header nav");
      await visitor.isAt(`/#${id}`);
      await visitor.reads(label, "header [aria-current=true]");
    }
    await browser.back();
    await visitor.isAt("/#faq");
  });

  test("a link leads to the white paper, its header to a section of the home page, and Back returns twice", async () => {
    await visitor.open("/");
    await visitor.hydrates("header");
    await visitor.click(settings.navWhitePaper, "header nav");
    await visitor.reads(whitePaper.subtitle, "h1, h1 ~ *, main");
    await visitor.click(settings.navReferences, "header nav");
    await visitor.isAt("/#references");
    await visitor.until("document.querySelector('#references').contains(document.activeElement)");
    await browser.back();
    await visitor.isAt("/livre-blanc");
    await browser.back();
    await visitor.isAt("/");
    await visitor.reads(home.heroPrimaryButton, "#accueil");
  });

  test("on a phone the menu opens, and closes on Escape and after a choice", async () => {
    const isShown = (shown: boolean) =>
      visitor.until(
        `document.querySelector("header nav a[href$='#faq']").checkVisibility({ visibilityProperty: true }) === ${shown}`,
      );
    await browser.resize(375);
    await visitor.open("/");
    await isShown(false);
    await visitor.click("Menu", "header");
    await isShown(true);
    await browser.press("Escape");
    await isShown(false);
    await visitor.click("Menu", "header");
    await visitor.click(settings.navFaq, "header");
    await isShown(false);
    await visitor.isAt("/#faq");
  });

  test("at most one answer is open: the first at start, then the one that was clicked, then none", async () => {
    const open = (...expected: number[]) =>
      visitor.until(
        `[...document.querySelectorAll("#faq details")].flatMap(({ open }, index) => open ? [index] : []).join() === "${expected.join()}"`,
      );
    await visitor.open("/");
    await open(0);
    await visitor.click(questions[1]?.question ?? "", "#faq");
    await open(1);
    await visitor.click(questions[2]?.question ?? "", "#faq");
    await open(2);
    await visitor.click(questions[2]?.question ?? "", "#faq");
    await open();
  });

  test("a request is confirmed, the form is empty again, and the address has not changed", async () => {
    await visitor.open("/");
    await fillIn(visitor);
    await visitor.click(SUBMIT);
    await visitor.reads("Demande d'étude envoyée !");
    await visitor.reads("Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.");
    for (const name of Object.keys(typed)) await visitor.holds(field(name), "");
    await visitor.isAt("/");
  });

  test("an incomplete request is not sent, and what was typed stays", async () => {
    await visitor.open("/");
    await browser.type(field("nom"), typed.nom);
    await visitor.click(SUBMIT);
    await visitor.until("document.activeElement.name === 'email'");
    await visitor.holds(field("nom"), typed.nom);
  });

  test("what is typed before hydration stays, to the last character", async () => {
    site.held = /\/component---/;
    await visitor.open("/");
    await fillIn(visitor);
    site.held = undefined;
    await visitor.hydrates("form");
    await stillTyped(visitor);
  });

  test("what was typed is still there after a visit to another page", async () => {
    await visitor.open("/");
    await fillIn(visitor);
    await visitor.hydrates("form");
    await visitor.click(settings.navWhitePaper, "header nav");
    await visitor.reads(whitePaper.subtitle);
    await browser.back();
    await stillTyped(visitor);
  });

  test("a click right after the page opens saves the PDF", async () => {
    await visitor.open("/livre-blanc");
    await visitor.click(whitePaper.downloadButton);
    await visitor.reads(PDF_NAME, "main [role=status]");
    // A browser may write it under another name first.
    let file = "";
    for (let tries = 0; tries < 100 && !file.trimEnd().endsWith("%%EOF"); tries += 1) {
      await setTimeout(100);
      if (readdirSync(downloads).join() === PDF_NAME)
        file = readFileSync(join(downloads, PDF_NAME), "latin1");
    }
    expect(file).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  });

  test("an unknown address shows the 404 texts and links to the home page", async () => {
    await visitor.open("/nulle-part");
    await visitor.reads("Oops! Page not found");
    await visitor.click("Return to Home");
    await visitor.isAt("/");
    await visitor.reads(home.heroSecondaryButton, "#accueil");
  });
});
