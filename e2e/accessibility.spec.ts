/**
 * axe checks each page in the states to which a visitor can bring it, such as an open menu, an error message
 * or a failed download.
 */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";

import { FILE_NAME } from "../src/theme/brand";
import {
  assemblySection,
  copyButtons,
  field,
  fillInAssembly,
  openAssembly,
  openPortfolio,
  unfoldMoreFields,
} from "./testing/assembly";
import { assembly, contact, layouts, portfolio, settings, whitePaper } from "./testing/site";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  heavyInvoice,
  invoice,
  openForm,
  sendButton,
  toast,
} from "./testing/study-request";
import { menuToggle, scriptsNotice, visit } from "./testing/visit";

type Act = (page: Page) => Promise<unknown>;

interface Visit {
  name: string;
  /** Opens the page. */
  open: Act;
  /** Selector of the part that axe checks; by default, the whole page. */
  within?: string;
  /** By the name of a state, the act that leads to it from the state before. */
  states: Readonly<Record<string, Act>>;
}

const INVOICE_PDF = "src/invoices/testing/01-elec-encadre-contrat.pdf";
const FONTS = "**/*.ttf";
const abort = (route: Route) => route.abort();
const download: Act = (page) => page.getByRole("button", { name: whitePaper.downloadButton }).click();
const expectMessage = (page: Page, role: "alert" | "status", text: string) =>
  expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();

/** Opens all answers, without their shared `name`, which would allow only one open answer. */
const openAllAnswers: Act = (page) =>
  page.locator("#faq details").evaluateAll((answers) => {
    for (const details of answers) details.removeAttribute("name");
    for (const details of answers) details.setAttribute("open", "");
  });

const layoutVisits = (menuCollapses: boolean): Visit[] =>
  layouts.map((path): Visit => ({
    name: path,
    open: (page) => visit(page, path),
    states: {
      "at rest, all answers open": async (page) => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await openAllAnswers(page);
      },
      ...(menuCollapses && { "menu open": (page: Page) => menuToggle(page).click() }),
    },
  }));

const studyRequest: Visit = {
  name: "the form",
  open: openForm,
  within: "#contact",
  states: {
    "fields missing": async (page) => {
      await sendButton(page).click();
      await expect(form(page).locator("input:user-invalid").first()).toBeFocused();
    },
    "the details on personal data open": async (page) => {
      await form(page).getByText(contact.dataNoticeHeading).click();
      await expect(form(page).getByText(contact.dataNoticeContact)).toBeVisible();
    },
    "filled in, with files, one above 5 Mo": async (page) => {
      await fillInTexts(page);
      await control(page, "factures").setInputFiles(invoice("2023.pdf"));
      await control(page, "factures").setInputFiles(heavyInvoice());
      const files = form(page).getByRole("list", { name: "Fichiers choisis" });
      await expect(files.getByRole("listitem")).toHaveCount(2);
    },
    "confirmed, with the toast": async (page) => {
      await sendButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expect(toast(page)).toBeVisible();
    },
  },
};

const pdf: Visit = {
  name: "the PDF",
  open: async (page) => {
    await page.route(FONTS, abort);
    await visit(page, "/livre-blanc");
  },
  within: "main > :first-child",
  states: {
    failed: async (page) => {
      await download(page);
      await expectMessage(page, "alert", settings.email);
    },
    saved: async (page) => {
      await page.unroute(FONTS);
      await download(page);
      await expectMessage(page, "status", FILE_NAME);
    },
  },
};

const dossier: Visit = {
  name: "the dossier",
  open: openAssembly,
  within: "#assemblee",
  states: {
    empty: (page) => expect(copyButtons(page).first()).toBeVisible(),
    "with wrong values": async (page) => {
      await unfoldMoreFields(page);
      await field(page, "lots").fill("cent");
      await field(page, "cost").fill("-1");
      await field(page, "duration").focus();
      await expect(field(page, "cost")).toHaveAttribute("aria-invalid", "true");
    },
    "filled in": fillInAssembly,
    "an invoice read": async (page) => {
      await assemblySection(page).getByLabel(assembly.invoiceText).setInputFiles(INVOICE_PDF);
      await assemblySection(page)
        .getByRole("button", { name: /^C’est celle-ci/ })
        .click();
    },
    copied: async (page) => {
      await copyButtons(page).first().click();
      await expect(page.locator("#assemblee article p").filter({ hasText: /copi/ }).first()).toBeVisible();
    },
  },
};

const buildings: Visit = {
  name: "the table of buildings",
  open: openPortfolio,
  within: "#immeubles",
  states: {
    empty: (page) => expect(page.getByText(portfolio.privacyNote)).toBeVisible(),
    "columns to match, with what is wrong": async (page) => {
      await page.getByRole("textbox", { name: "Votre tableau" }).fill("Site;Fin;Délai\nA;31/12/2027;3");
      await page.getByRole("button", { name: "Ces colonnes sont justes" }).click();
      await expect(page.getByText("Choisissez la colonne.").first()).toBeVisible();
    },
    "with an example, lines to mend and dates": async (page) => {
      await page.getByRole("button", { name: "Essayer avec un exemple" }).click();
      await page.locator("#immeubles").getByRole("table").getByRole("checkbox").first().check();
    },
    "invoices read, one of them refused": async (page) => {
      const invoices = [INVOICE_PDF, "src/invoices/testing/10-image.pdf"];
      await page.getByLabel("Choisir des fichiers").setInputFiles(invoices);
      await expect(page.getByRole("button", { name: /^C’est celle-ci/ })).toBeVisible();
    },
  },
};

const withoutScripts: Visit = {
  name: "a page without its scripts",
  open: async (page) => {
    await page.route(/\.js$/, abort);
    await page.goto("/");
    // A press makes the page load its scripts.
    await page.keyboard.press("Shift");
  },
  states: { notice: (page) => expect(scriptsNotice(page)).toBeVisible() },
};

const visits = (menuCollapses: boolean): Visit[] => [
  ...layoutVisits(menuCollapses),
  studyRequest,
  pdf,
  dossier,
  buildings,
  withoutScripts,
];

/** Sets of axe's rules. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe finds, as texts: a rule, and the HTML that breaks it. */
async function violations(page: Page, within: string) {
  // axe does not scroll: it would report links half under the sticky header as too small targets.
  await page.getByRole("banner").evaluate((header) => (header.style.position = "static"));
  // Waits for the end of transitions: during one, a button has intermediate colours.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });
  // No page has frames: legacy mode finds the same, without a second tab to merge frames.
  const axe = new AxeBuilder({ page }).include(within).withTags(TAGS).setLegacyMode();
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}

/** Visits that are checked with each commit, in a wide window. */
const DAILY = ["/", "/livre-blanc"];

// Forced colours need no run of their own: axe does not see the colours that are painted then, and its other rules find the same.
// 320 px is a window of 1280 px at 400 % (WCAG 1.4.10).
for (const width of [1280, 320])
  test.describe(`axe finds no violation at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    for (const { name, open, within = "html", states } of visits(width < 900)) {
      const isDaily = width === 1280 && DAILY.includes(name);
      test(name, { tag: isDaily ? [] : "@nightly" }, async ({ page }) => {
        test.slow();
        await open(page);
        for (const [state, reach] of Object.entries(states)) {
          await test.step(state, async () => {
            await reach(page);
            expect(await violations(page, within), state).toEqual([]);
          });
        }
      });
    }
  });
