import { expect, type Page, type Route } from "@playwright/test";

import { FILE_NAME } from "../src/sections/white-paper/file-name";
import { test } from "./testing/any-content";
import { copyButtons, field, fillInAssembly, openAssembly } from "./testing/assembly";
import { violations } from "./testing/axe";
import { pages } from "./testing/pages";
import type { SiteContent } from "./testing/site-content";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  heavyInvoice,
  invoice,
  send,
  toast,
} from "./testing/study-request";
import { menuToggle, visit } from "./testing/visit";

type Act = (page: Page, content: SiteContent) => Promise<unknown>;
type State = readonly [name: string, reach: Act];

/** A visit: opens a page, then brings it into one state after the other. */
interface Walk {
  name: string;
  open: Act;
  /** A selector of all that its states change; without it, the whole page is checked in each state. */
  within?: string;
  states: readonly State[] | ((content: SiteContent) => readonly State[]);
}

const FONTS = "**/*.ttf";
const abort = (route: Route) => route.abort();
const alert = (page: Page, { settings }: SiteContent) =>
  page.getByRole("alert").filter({ hasText: settings.email });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const download: Act = (page, { whitePaper }) =>
  page.getByRole("button", { name: whitePaper.downloadButton }).click();

const walks = (menuCollapses: boolean): Walk[] => [
  ...pages.map((path): Walk => ({
    name: path,
    open: (page) => visit(page, path),
    states: [
      ["at rest", (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible()],
      ...(menuCollapses ? [["menu open", (page: Page) => menuToggle(page).click()] as const] : []),
    ],
  })),
  {
    name: "the answers",
    open: (page) => visit(page, "/"),
    within: "#faq",
    states: ({ questions }) =>
      questions.map(({ question }) => [
        `« ${question} » open`,
        async (page) => {
          const heading = page.getByRole("heading", { name: question, exact: true });
          const item = page.locator("#faq details").filter({ has: heading });
          if ((await item.getAttribute("open")) === null) await item.locator("summary").click();
        },
      ]),
  },
  {
    name: "the form",
    open: (page) => visit(page, "/#contact"),
    states: [
      [
        "fields missing",
        async (page) => {
          await send(page).click();
          await expect(form(page).locator("input:user-invalid").first()).toBeFocused();
        },
      ],
      [
        "the details on personal data open",
        async (page, { home }) => {
          await form(page).getByText(home.dataNoticeHeading).click();
          await expect(form(page).getByText(home.dataNoticeContact)).toBeVisible();
        },
      ],
      [
        "filled in, with files, one above 5 Mo",
        async (page) => {
          await fillInTexts(page);
          await control(page, "factures").setInputFiles([invoice("2023.pdf"), heavyInvoice]);
          const files = form(page).getByRole("list", { name: "Fichiers choisis" });
          await expect(files.getByRole("listitem")).toHaveCount(2);
        },
      ],
      [
        "confirmed, with the toast",
        async (page) => {
          await send(page).click();
          await expect(confirmation(page)).toBeVisible();
          await expect(toast(page)).toBeVisible();
        },
      ],
    ],
  },
  {
    name: "the PDF",
    open: async (page) => {
      await page.route(FONTS, abort);
      await visit(page, "/livre-blanc");
    },
    states: [
      [
        "failed",
        async (page, content) => {
          await download(page, content);
          await expect(alert(page, content)).toBeVisible();
        },
      ],
      [
        "saved",
        async (page, content) => {
          await page.unroute(FONTS);
          await download(page, content);
          await expect(status(page, FILE_NAME)).toBeVisible();
        },
      ],
    ],
  },
  {
    name: "the assembly file",
    open: openAssembly,
    within: "#assemblee",
    states: [
      ["empty", (page, { assembly }) => expect(copyButtons(page, assembly).first()).toBeVisible()],
      [
        "with wrong values",
        async (page, { assembly }) => {
          await field(page, assembly.lotsField).fill("cent");
          await field(page, assembly.costField).fill("-1");
          await field(page, assembly.nameField).focus();
          await expect(field(page, assembly.costField)).toHaveAttribute("aria-invalid", "true");
        },
      ],
      ["filled in, with dates gone by", (page, { assembly }) => fillInAssembly(page, assembly, 2020)],
      [
        "copied",
        async (page, { assembly }) => {
          await copyButtons(page, assembly).first().click();
          await expect(
            page.locator("#assemblee article p").filter({ hasText: /copi/ }).first(),
          ).toBeVisible();
        },
      ],
    ],
  },
  {
    name: "a page without its scripts",
    open: async (page) => {
      await page.route(/\.js$/, abort);
      await page.goto("/");
      await page.keyboard.press("Shift");
    },
    states: [["notice", (page) => expect(status(page, "n’a pas pu être chargée")).toBeVisible()]],
  },
];

for (const width of [320, 768, 1280]) {
  for (const forcedColors of ["none", "active"] as const) {
    test.describe(`axe finds nothing at ${width} px, forced colours ${forcedColors}`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", forcedColors });

      for (const { name, open, within = "html", states } of walks(width < 900)) {
        test(name, async ({ page, content }) => {
          test.slow();
          await open(page, content);
          for (const [state, reach] of typeof states === "function" ? states(content) : states) {
            await test.step(state, async () => {
              await reach(page, content);
              expect(await violations(page, forcedColors, within), state).toEqual([]);
            });
          }
        });
      }
    });
  }
}
