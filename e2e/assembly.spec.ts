/**
 * « Préparez votre assemblée générale » in a browser: saved files, clipboard, a partly typed date, a phone.
 * Nothing typed is sent.
 */
import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { fullTexts, sampleDossier } from "../src/assembly/testing/sample-dossiers";
import { A, linkTo } from "../src/assembly/testing/two-buildings";
import { readPdf } from "../src/pdf/testing/read-pdf";
import {
  askForStudy,
  assemblySection,
  copyButtons,
  field,
  fillInAssembly,
  openAssembly,
  unfoldMoreFields,
} from "./testing/assembly";
import { documents } from "./testing/site";
import { form } from "./testing/study-request";
import {
  errorsOf,
  expectLanded,
  fillIn,
  overflowingTexts,
  phone,
  pressAndSave,
  visit,
} from "./testing/visit";

/** Labels of the buttons that save a file. */
const PDF = "Télécharger le dossier";
const CALENDAR_FILE = "Ajouter ces dates à mon agenda";

/** Name of both files, without an extension. */
const FILE_NAME = "dossier-assemblee-residence-les-erables";

/** The two proposed resolutions, in their fold. The section's other articles are texts to copy. */
const resolutions = (page: Page) =>
  assemblySection(page)
    .getByRole("group")
    .filter({ has: page.getByText(documents.resolutionsHeading) })
    .getByRole("article");

/** The live region that announces the results. The live regions of the section's buttons come before it. */
const announcement = (page: Page) => assemblySection(page).getByRole("status").last();

/** A text for comparisons, without line breaks, hyphens and spaces: they differ between page and PDF. */
const letters = (text: string) => text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");

const button = (page: Page, name: string) => assemblySection(page).getByRole("button", { name, exact: true });

test("a visitor saves both files and asks for a study, and nothing typed is sent or stored", async ({
  page,
  context,
  baseURL,
}) => {
  // A narrow window, so that wide texts overflow.
  await page.setViewportSize({ width: 320, height: 640 });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await openAssembly(page);
  await fillInAssembly(page);
  await expect(assemblySection(page).locator("time")).toHaveCount(7);

  const pdf = await pressAndSave(button(page, PDF));
  expect(pdf.suggestedFilename()).toBe(`${FILE_NAME}.pdf`);
  const { pages } = await readPdf(new Uint8Array(readFileSync(await pdf.path())).buffer);
  const { answer, deadlines } = sampleDossier(fullTexts);
  expect(letters(pages[0]?.structure.text ?? "")).toContain(letters(answer.headline));
  const calendarFile = await pressAndSave(button(page, CALENDAR_FILE));
  expect(calendarFile.suggestedFilename()).toBe(`${FILE_NAME}.ics`);
  const daysOfFile = readFileSync(await calendarFile.path(), "utf8").match(/(?<=DTSTART;VALUE=DATE:)\d+/g);
  const reminders = deadlines.rows.filter(({ isReminder }) => isReminder);
  expect(daysOfFile).toEqual(reminders.map(({ day }) => day.replaceAll("-", "")));
  expect(await overflowingTexts(page)).toEqual([]);

  await askForStudy(page);
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(form(page)).toBeVisible();

  // Nothing is sent.
  const isForeign = (request: string) =>
    !request.startsWith(`GET ${baseURL}/`) && !/^GET (blob|data):/.test(request);
  expect(requests.filter(isForeign)).toEqual([]);
  expect(requests.join()).not.toMatch(/erables/i);
  // Nothing is stored.
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state as unknown]),
  );
  expect(kept).not.toMatch(/érables/i);
  expect(await errorsOf(page)).toEqual([]);
});

// Smooth scrolling starts from 0 in a later frame.
test("a link that is opened in the open page jumps to its section", { tag: "@nightly" }, async ({ page }) => {
  await visit(page, "/livre-blanc");
  const { hash } = new URL(linkTo(A, page.url()));
  const position = await page.evaluate(
    (opened) =>
      new Promise<number>((resolve) => {
        // The page's own listener runs before this one.
        addEventListener("hashchange", () => resolve(window.scrollY));
        location.hash = opened;
      }),
    hash,
  );
  expect(position).toBeGreaterThan(0);
  await expectLanded(assemblySection(page));
});

test(
  "an incomplete date has no result, and its message is announced",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssembly(page);
    const typed = { contractEnd: "2027-12-31", notice: "3" };
    await fillIn(typed, (name) => field(page, name));
    await expect(assemblySection(page).locator("time")).toHaveCount(
      sampleDossier(typed).deadlines.rows.length,
    );
    await field(page, "contractEnd").focus();
    // Empties one part of the date: the day or the month.
    await page.keyboard.press("Delete");
    await field(page, "notice").focus();
    await expect(assemblySection(page).locator("time")).toHaveCount(0);
    await expect(field(page, "contractEnd")).toHaveAttribute("aria-invalid", "true");
    const message = assemblySection(page).locator('[id^="erreur-"]');
    await expect(announcement(page)).toContainText(await message.innerText());
  },
);

test(
  "a resolution is copied as plain text, with the marks of its lists",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAssembly(page);
    await fillIn({ contractEnd: "2027-12-31", notice: "3" }, (name) => field(page, name));
    await field(page, "copropriete").fill("Les <b>Tilleuls</b>");
    await copyButtons(page).nth(1).click();
    await expect(resolutions(page).nth(1).getByRole("status")).toHaveText(/copié/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Les <b>Tilleuls</b>");
    expect(copied).toMatch(/\n- Montant maximal/);
  },
);

test("the estimation without an answer does not cover the open fold of its fields", async ({ page }) => {
  await openAssembly(page);
  await unfoldMoreFields(page);
  await field(page, "lots").fill("40");
  await expect(assemblySection(page).getByRole("heading", { name: documents.estimateHeading })).toBeVisible();
  // A click fails where another element covers the label.
  await assemblySection(page).getByText("Plus de précisions").click();
  await expect(field(page, "lots")).toBeHidden();
});

test.describe("on a phone", { tag: "@nightly" }, () => {
  test.use({ viewport: phone });

  test("the answer stays in view, above the focused field", async ({ page }) => {
    await openAssembly(page);
    await fillInAssembly(page);
    const { headline } = sampleDossier(fullTexts).answer;
    const answerLine = assemblySection(page).locator("[aria-hidden]").filter({ hasText: headline });
    for (const name of ["lots", "contractEnd", "duration"] as const) {
      await field(page, name).focus();
      await expect(answerLine).toBeInViewport({ ratio: 1 });
      const gapBelowAnswer = async () => {
        const line = await answerLine.boundingBox();
        const control = await field(page, name).boundingBox();
        return (control?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
      };
      await expect.poll(gapBelowAnswer, name).toBeGreaterThan(0);
    }
  });

  test("three deadlines are shown until the visitor asks for all, and all are printed", async ({ page }) => {
    await openAssembly(page);
    await fillInAssembly(page);
    const days = assemblySection(page).locator("dl > div");
    await expect(days).toHaveCount(7);
    const shownDays = days.filter({ visible: true });
    await expect(shownDays).toHaveCount(3);
    const showAll = assemblySection(page).getByRole("button", { name: "Tout voir" });
    await showAll.click();
    await expect(shownDays).toHaveCount(7);
    await showAll.click();
    await expect(shownDays).toHaveCount(3);
    await page.emulateMedia({ media: "print" });
    await expect(shownDays).toHaveCount(7);
  });
});
