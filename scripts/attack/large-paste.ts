import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { chromium, type Page } from "@playwright/test";

import { control, formWorks } from "../../e2e/testing/study-request";
import { median, type Row } from "../bench/table";
import { needChromium } from "../find-chromium";
import { ownBuild } from "../nginx";
import { siteHandler } from "../site-handler";

/** Insertions into each text area, in turn. */
const RUNS = 7;
const SENTENCE = "Notre chaudière collective date de 1998, et le contrat finit en juin. ";
/** Without line feeds: Chromium's command for tests, unlike a paste, is slow with many. */
const TEXT = SENTENCE.repeat(Math.ceil(1_000_000 / Buffer.byteLength(SENTENCE)));

/** A text area without styles or scripts. */
const BARE =
  "data:text/html,<meta charset=utf-8><label>Message<textarea name=message rows=4></textarea></label>";

/**
 * Inserts `TEXT` into a page's text area as a paste does. The clipboard itself does not work in a headless browser.
 * @returns the time from the insertion until it is painted, in ms.
 */
async function timeInsertion(page: Page): Promise<number> {
  const field = page.locator("textarea[name=message]");
  await field.click();
  await field.evaluate((element) => {
    element.addEventListener(
      "beforeinput",
      () => {
        const start = performance.now();
        // The second frame begins after the first was painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            element.dataset.time = String(performance.now() - start);
          }),
        );
      },
      { once: true },
    );
  });
  await page.keyboard.insertText(TEXT);
  await page.locator("textarea[data-time]").waitFor();
  const inserted = (await field.inputValue()).length;
  if (inserted !== TEXT.length) throw new Error(`${inserted} of ${TEXT.length} characters were inserted`);
  return Number(await field.getAttribute("data-time"));
}

/** Pastes 1 MB into the message of the form, and into a bare text area of the same browser. */
export async function attack(): Promise<Row[]> {
  const site = createServer(siteHandler(ownBuild.site)).listen(0);
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: needChromium() });
  const times = { form: [] as number[], bare: [] as number[] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage();
      await page.goto(BARE);
      times.bare.push(await timeInsertion(page));
      await page.goto(origin);
      await control(page, "message").click();
      await formWorks(page);
      times.form.push(await timeInsertion(page));
      await page.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
  const [form, bare] = [median(times.form), median(times.bare)];
  return [
    { what: "1 MB pasted into the message of the form", measured: Math.round(form), unit: "ms" },
    { what: "1 MB pasted into a bare text area", measured: Math.round(bare), unit: "ms" },
    { what: "the form, relative to the bare text area", measured: form / bare, unit: "×", budget: 1.25 },
  ];
}
