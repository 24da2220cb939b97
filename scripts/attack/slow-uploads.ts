import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { chromium } from "@playwright/test";

import { giveEndpoint, Receiver } from "../../e2e/testing/receiver";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  invoice,
  problem,
  send,
} from "../../e2e/testing/study-request";
import type { Row } from "../bench/table";
import { needChromium } from "../find-chromium";
import { ownBuild } from "../nginx";
import { siteHandler } from "../site-handler";

/** In bytes per second. */
const RATE = 60_000;
const FILES = 6;
const FILE_SIZE = 5_000_000;
/** The delivery takes 500 s. In milliseconds. */
const PATIENCE = 15 * 60_000;

const invoices = Array.from({ length: FILES }, (_, index) => ({
  ...invoice(`facture-${index}.pdf`),
  buffer: randomBytes(FILE_SIZE),
}));

/** Sends 30 MB of invoices from the built site to a service that reads 60 kB/s. */
export async function attack(): Promise<Row[]> {
  const receiver = new Receiver();
  await receiver.start();
  receiver.rate = RATE;
  const site = createServer(siteHandler(ownBuild.site)).listen(0);
  const browser = await chromium.launch({ executablePath: needChromium() });
  const page = await browser.newPage({ bypassCSP: true, permissions: ["local-network-access"] });
  try {
    await giveEndpoint(page, receiver.endpoint);
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/#contact`);
    await formWorks(page);
    await fillInTexts(page);
    await control(page, "factures").setInputFiles(invoices);
    // From here on, nothing stands between the page and the service.
    await page.unrouteAll();
    const start = Date.now();
    await send(page).click();
    const bar = form(page).getByRole("progressbar");
    await bar.evaluate((element) => {
      new MutationObserver((changes) => {
        const { dataset } = document.documentElement;
        dataset.shown = String(Number(dataset.shown ?? 0) + changes.length);
      }).observe(element, { attributeFilter: ["value"] });
    });
    await confirmation(page).or(problem(page, "demande")).first().waitFor({ timeout: PATIENCE });
    if (!(await confirmation(page).count())) console.error(await form(page).getByRole("alert").innerText());
    const seconds = (Date.now() - start) / 1000;
    const body = receiver.bodies[0] ?? "";
    const whole = invoices.filter(({ buffer }) => body.includes(buffer.toString("latin1"))).length;
    return [
      { what: "requests received", measured: receiver.bodies.length, unit: "", budget: 1 },
      { what: `of ${FILES} files, arrived whole`, measured: whole, unit: "", budget: FILES, atLeast: true },
      {
        what: "confirmed to the visitor",
        measured: await confirmation(page).count(),
        unit: "",
        budget: 1,
        atLeast: true,
      },
      {
        what: "changes of the progress bar",
        measured: Number(await page.locator("html").getAttribute("data-shown")),
        unit: "",
        budget: 10,
        atLeast: true,
      },
      { what: "received", measured: body.length, unit: "bytes" },
      { what: "time", measured: Math.round(seconds), unit: "s" },
      { what: "rate", measured: body.length / seconds / 1000, unit: "kB/s" },
    ];
  } finally {
    await browser.close();
    receiver.stop();
    site.close();
  }
}
