import { readFileSync } from "node:fs";

import { type Download, expect, type Page, test } from "@playwright/test";

import { readCalendar } from "../src/assembly/testing/calendar-reader";
import { dayInFrench } from "../src/content/day";
import { openPdfReader, textOf, withoutSpaces } from "../src/pdf/testing/pdf-reader";
import { field, fillInAssembly, openAssembly, section } from "./testing/assembly";
import { errorsOf } from "./testing/errors";
import { assembly, settings } from "./testing/frozen-content";
import { outside } from "./testing/layout";
import { control, form, formWorks, pageCode } from "./testing/study-request";

const content = { assembly };
const [pdfButton = "", calendarButton = "", requestLink = ""] = assembly.buttons;
const YEAR = 2027;
/** What `fillInAssembly` types, as the file's name has it. */
const NAME = "dossier-assemblee-residence-les-tilleuls";

const follow = (page: Page) => section(page).getByRole("link", { name: requestLink, exact: true }).click();

async function pressAndSave(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await section(page).getByRole("button", { name, exact: true }).click();
  return download;
}

const read = async (download: Download) => readFileSync(await download.path());

/** Everything that a page could leave on the machine or in the address. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length],
    state: JSON.stringify(history.state),
  }));

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("from the form to both files and the filled-in request, with nothing left behind", async ({
      page,
      context,
      baseURL,
    }) => {
      const errors = errorsOf(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
      await openAssembly(page, content);
      await fillInAssembly(page, assembly, YEAR);

      const pdf = await pressAndSave(page, pdfButton);
      expect(pdf.suggestedFilename()).toBe(`${NAME}.pdf`);
      await expect(section(page).getByText(`${NAME}.pdf`)).toBeVisible();
      const reader = openPdfReader();
      const { pages, info } = await reader.read(new Uint8Array(await read(pdf)).buffer);
      await reader.close();
      expect(pages.length).toBeLessThanOrEqual(3);
      expect(info.Title).toBe(`${assembly.fileTitle} – Résidence Les Tilleuls`);
      const text = pages.map(textOf).join("");
      for (const expected of [
        dayInFrench(`${YEAR}-02-28`),
        assembly.resolutionsHeading,
        "Résidence Les Tilleuls",
        settings.email,
      ])
        expect(text).toContain(withoutSpaces(expected));

      const calendar = await pressAndSave(page, calendarButton);
      expect(calendar.suggestedFilename()).toBe(`${NAME}.ics`);
      const { events } = readCalendar((await read(calendar)).toString("utf8"));
      const shown = await section(page)
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
      expect(events.map(({ start }) => start)).toEqual(shown);
      expect(shown).toContain(`${YEAR}-02-28`);
      expect(await outside(page)).toEqual([]);

      await follow(page);
      await expect(page).toHaveURL(/\/#contact$/);
      await formWorks(page);
      await expect(control(page, "nomCopropriete")).toHaveValue("Résidence Les Tilleuls");
      await expect(control(page, "nombreLots")).toHaveValue("100");
      await expect(control(page, "typeContrat")).toHaveValue("electricite-gaz");
      await expect(control(page, "message")).toHaveValue(/31\smai\s2027/);
      await expect(control(page, "message")).toBeVisible();
      await control(page, "message").fill("Une autre question");
      await expect(control(page, "nom")).toHaveValue("");

      expect(
        requests.filter(
          (request) => !request.startsWith(`GET ${baseURL}/`) && !/^GET (blob|data):/.test(request),
        ),
      ).toEqual([]);
      expect(requests.join()).not.toMatch(/tilleuls/i);
      expect(await context.cookies()).toEqual([]);
      const { stored, state } = await leftBehind(page);
      expect(stored).toEqual([0, 0, 0]);
      expect(state).not.toMatch(/tilleuls/i);
      expect(errors).toEqual([]);
    });
  });
}

test("the calendar appears with the first date, and not without any", async ({ page }) => {
  await openAssembly(page, content);
  const button = section(page).getByRole("button", { name: calendarButton, exact: true });
  await expect(button).toHaveCount(0);
  await field(page, assembly.meetingField).fill(`${YEAR}-03-01`);
  await expect(button).toBeVisible();
});

test("the model with its blanks can be downloaded, and again with what was typed since", async ({ page }) => {
  await openAssembly(page, content);
  expect((await pressAndSave(page, pdfButton)).suggestedFilename()).toBe("dossier-assemblee.pdf");
  await field(page, assembly.nameField).fill("L’Œuvre, 12/14");
  expect((await pressAndSave(page, pdfButton)).suggestedFilename()).toBe(
    "dossier-assemblee-l-oeuvre-12-14.pdf",
  );
});

test("after the files of the PDF have arrived, it is made with the network cut", async ({
  page,
  context,
}) => {
  await openAssembly(page, content);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  expect((await pressAndSave(page, pdfButton)).suggestedFilename()).toBe("dossier-assemblee.pdf");
});

test("a failure is said, and another click works", async ({ page }) => {
  await page.route("**/*.ttf", (route) => route.abort());
  await openAssembly(page, content);
  await section(page).getByRole("button", { name: pdfButton, exact: true }).click();
  const alert = section(page).getByRole("alert");
  await expect(alert).toBeVisible();
  await page.unroute("**/*.ttf");
  expect((await pressAndSave(page, pdfButton)).suggestedFilename()).toBe("dossier-assemblee.pdf");
  await expect(alert).toHaveCount(0);
});

test("the request is filled in when the form's code arrives late", async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(pageCode, async (route) => {
    await allowed;
    await route.continue();
  });
  await openAssembly(page, content);
  await field(page, assembly.lotsField).fill("40");
  await follow(page);
  await expect(form(page)).toHaveCount(0);
  letThrough();
  await expect(control(page, "nombreLots")).toHaveValue("40");
});

test("what was typed into the request stays, and elements that were only filled in are renewed", async ({
  page,
}) => {
  await page.goto("/");
  await formWorks(page);
  await control(page, "nomCopropriete").fill("Les Érables");
  const goToTool = () => page.getByRole("link", { name: settings.navWhitePaper }).first().click();
  const lots = field(page, assembly.lotsField);
  for (const count of ["40", "50"]) {
    await goToTool();
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByRole("button", { name: pdfButton, exact: true })).toBeVisible();
    await field(page, assembly.nameField).fill("Les Tilleuls");
    await lots.fill(count);
    await follow(page);
    await expect(control(page, "nombreLots")).toHaveValue(count);
    await expect(control(page, "nomCopropriete")).toHaveValue("Les Érables");
  }
});

test("elements are in the memory of the page alone: another document does not have them", async ({
  page,
}) => {
  await openAssembly(page, content);
  await field(page, assembly.lotsField).fill("40");
  await section(page)
    .getByRole("link", { name: requestLink, exact: true })
    .evaluate((link) => link.addEventListener("click", (event) => event.preventDefault(), { capture: true }));
  await follow(page);
  await page.goto("/#contact");
  await formWorks(page);
  await expect(control(page, "nombreLots")).toHaveValue("");
});
