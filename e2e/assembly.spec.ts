import { expect, type Page, test } from "@playwright/test";

import { copyButtons, field, fillInAssembly, openAssembly, section } from "./testing/assembly";
import { errorsOf } from "./testing/errors";
import { assembly, home } from "./testing/frozen-content";
import { outside } from "./testing/layout";
import { expectLanded, hydrated, visit } from "./testing/visit";

const content = { assembly };

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
/** The texts that the section shows, on one line. */
const shown = async (page: Page) => oneLine(await section(page).innerText());
const projects = (page: Page) => section(page).getByRole("article");
/** The last status: each download has one of its own. */
const announced = (page: Page) => section(page).getByRole("status").last();

/** A text that only the section's code contains: the prefix of its fields. */
const TOOL_CODE = "dossier-";

const windows = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the results follow what is typed, and nothing leaves the browser", async ({ page, context }) => {
      const errors = errorsOf(page);
      await page.clock.setFixedTime("2026-11-21T12:00:00Z");
      await openAssembly(page, content);
      // The PDF's code is prefetched, and the page of a link that is in view.
      await section(page)
        .getByRole("link", { name: assembly.buttons[2] ?? "" })
        .scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const address = page.url();
      const requests: string[] = [];
      page.on("request", (request) => {
        // The page of a link in view may be prefetched late.
        if (!request.url().endsWith("/page-data/index/page-data.json")) requests.push(request.url());
      });

      await field(page, assembly.lotsField).fill("100");
      await expect(section(page)).toContainText(/3\s000\s€ par an/);
      await fillInAssembly(page, assembly, 2027);
      await expect(section(page)).toContainText(/3\s000\s€ par an en moyenne, jusqu’à 5\s000\s€/);
      await expect(section(page)).toContainText(/20\s000\s€ × 15\s%/);
      const text = await shown(page);
      expect(text).toContain("31 mai 2027 − 3 mois");
      expect(text).toContain("28 février 2027 − 14 semaines");
      expect(text).toContain("21 jours entiers");
      await expect(section(page).locator("time")).toHaveText([
        /28\sfévrier\s2027/,
        /22\snovembre\s2026/,
        /7\sfévrier\s2027/,
        /28\sfévrier\s2027/,
      ]);
      // The assembly is one day too late for the notice.
      expect(text).toContain("trop tard pour le préavis");
      await expect(projects(page).nth(1)).toContainText("délègue au conseil syndical");
      await expect(projects(page).nth(1)).toContainText(/25\s000\s€ par an/);
      await expect(projects(page).nth(1)).toContainText("Résidence Les Tilleuls");
      expect(await projects(page).nth(1).innerText()).not.toContain("………");
      expect(await outside(page)).toEqual([]);

      expect(requests).toEqual([]);
      expect(page.url()).toBe(address);
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(() => [
        localStorage.length,
        sessionStorage.length,
        history.state as unknown,
      ]);
      expect(JSON.stringify(kept)).not.toContain("Tilleuls");
      expect(kept.slice(0, 2)).toEqual([0, 0]);
      expect(errors).toEqual([]);
    });

    test("a wrong value gets a message at its field, and changes nothing else", async ({ page }) => {
      await openAssembly(page, content);
      const lots = field(page, assembly.lotsField);
      await lots.fill("100");
      await expect(section(page)).toContainText(/3\s000\s€ par an/);
      const before = await shown(page);
      await lots.fill("cent");
      await field(page, assembly.nameField).focus();
      await expect(lots).toHaveAttribute("aria-invalid", "true");
      await expect(lots).toHaveAccessibleDescription(/Écrivez un nombre entier de 1\sà\s99\s999/);
      const message = section(page).locator('[id$="-erreur"]');
      await expect(message).toHaveCount(1);
      expect((await shown(page)).replace(`${oneLine(await message.innerText())} `, "")).toBe(before);
      await lots.fill("200");
      await expect(lots).not.toHaveAttribute("aria-invalid");
      await expect(message).toHaveCount(0);
      await expect(section(page)).toContainText(/6\s000\s€ par an/);
    });

    test("a date that is typed in part gets a message, which is announced", async ({ page }) => {
      await openAssembly(page, content);
      const end = field(page, assembly.contractEndField);
      await end.focus();
      await page.keyboard.type("31");
      await field(page, assembly.nameField).focus();
      await expect(end).toHaveAttribute("aria-invalid", "true");
      const message = section(page).locator('[id$="-erreur"]');
      await expect(message).toHaveCount(1);
      await expect(section(page).locator("p[role=status]").last()).toContainText(await message.innerText());
    });
  });
}

test("the results are announced once, when the visitor pauses", async ({ page }) => {
  await openAssembly(page, content);
  await expect(announced(page)).toHaveText("");
  await announced(page).evaluate((region) => {
    const texts: (string | null)[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await field(page, assembly.lotsField).pressSequentially("1000");
  await expect(announced(page)).toHaveText(/^30\s000\s€/);
  const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
  expect(new Set(texts).size).toBe(1);
});

test("the code is fetched when the section is near, and what was typed before is kept", async ({ page }) => {
  const codes: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes(TOOL_CODE)) {
      codes.push(route.request().url());
      await held;
    }
    await route.fulfill({ response });
  });
  await visit(page, "/livre-blanc");
  await page.waitForLoadState("networkidle");
  expect(codes).toEqual([]);
  await field(page, assembly.lotsField).scrollIntoViewIfNeeded();
  await expect.poll(() => codes.length).toBe(1);
  await field(page, assembly.lotsField).fill("50");
  await field(page, assembly.meetingField).fill("2027-06-15");
  release();
  await expect(section(page)).toContainText(/1\s500\s€ par an/);
  await expect(section(page).locator("time")).toHaveText(/24\smai\s2027/);
  await expect(field(page, assembly.lotsField)).toHaveValue("50");
});

test("the section can be read without its code, and the next press fetches it again", async ({ page }) => {
  const errors = errorsOf(page);
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(TOOL_CODE)) await route.abort();
    else await route.fulfill({ response });
  });
  const failed = page.waitForEvent("requestfailed");
  await visit(page, "/livre-blanc#assemblee");
  await failed;
  await expect(projects(page).first()).toContainText("………");
  await page.unroute(/\.js$/);
  await expect(async () => {
    await field(page, assembly.lotsField).click();
    await expect(copyButtons(page, assembly).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(errors).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are the model with its blanks, the rules and the table, and no form", async ({ page }) => {
    await page.goto("/livre-blanc#assemblee");
    // Playwright finds no text inside `noscript`.
    await expect(section(page).locator("noscript p")).toBeVisible();
    await expect(section(page).getByRole("form")).toBeHidden();
    await expect(section(page).getByRole("button")).toHaveCount(0);
    const rows = section(page).getByRole("row");
    await expect(rows.nth(1)).toHaveText(/50.*1\s500\s€/);
    await expect(rows.nth(2)).toHaveText(/100.*3\s000\s€/);
    await expect(rows.nth(3)).toHaveText(/200.*6\s000\s€/);
    for (const [title = "", rule = ""] of [assembly.noticeDeadline, assembly.convocationDeadline]) {
      await expect(section(page).getByText(title, { exact: true })).toBeVisible();
      await expect(section(page).getByText(rule, { exact: true })).toBeVisible();
    }
    await expect(projects(page)).toHaveCount(2);
    await expect(projects(page).nth(1)).toContainText("……… mois");
  });
});

test("a project is copied with its formatting, or without", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAssembly(page, content);
  await field(page, assembly.nameField).fill("Les <b>Tilleuls</b>");
  const project = projects(page).nth(1);
  const read = (type: string) =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(wanted) ? (await item.getType(wanted)).text() : undefined;
    }, type);
  const [, , , , formatted = "", plain = ""] = assembly.buttons;

  await project.getByRole("button", { name: formatted, exact: true }).click();
  await expect(project).toContainText(assembly.liveCopyMessages[0] ?? "");
  await expect(announced(page)).toHaveText(assembly.liveCopyMessages[0] ?? "");
  expect(await read("text/html")).toContain("<strong>Montant maximal</strong>");
  expect(await read("text/html")).not.toContain("<b>");
  expect(await read("text/plain")).toContain("Les <b>Tilleuls</b>");

  await project.getByRole("button", { name: plain, exact: true }).click();
  await expect.poll(() => read("text/html")).toBeUndefined();
  expect(await read("text/plain")).toContain("Les <b>Tilleuls</b>");
});

test("the section prints alone, and the page whole afterwards", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printing", "");
  });
  await openAssembly(page, content);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(
    (name) => [...document.querySelectorAll("button")].find((button) => button.textContent === name)?.click(),
    assembly.buttons[3],
  );
  await expect(page.locator("html")).toHaveAttribute("data-printing");
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(projects(page).nth(1)).toBeVisible();
  await expect(section(page).getByRole("form")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const title of [
  home.advantages.find(({ link }) => link)?.title ?? "",
  home.steps.find(({ link }) => link)?.title ?? "",
]) {
  test(`« ${title} » on the home page leads to the section`, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/livre-blanc#assemblee$/);
    await hydrated(page);
    await expectLanded(section(page));
    await expect(copyButtons(page, assembly).first()).toBeVisible();
    await field(page, assembly.lotsField).fill("100");
    await expect(section(page)).toContainText(/3\s000\s€ par an/);
  });
}

// At this moment it is 20 November at one end of the world and 22 November at the other.
for (const { timezoneId, past } of [
  { timezoneId: "Pacific/Pago_Pago", past: 0 },
  { timezoneId: "Pacific/Kiritimati", past: 1 },
]) {
  test(`what is gone depends on the visitor's own day: ${timezoneId}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-11-21T10:30:00Z");
    await openAssembly(page, content);
    await field(page, assembly.meetingField).fill("2026-12-13");
    await expect(section(page).locator("time")).toHaveText(/21\snovembre\s2026/);
    await expect(section(page).getByText(assembly.livePast, { exact: true })).toHaveCount(past);
    await context.close();
  });
}
