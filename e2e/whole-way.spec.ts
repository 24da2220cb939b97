/**
 * One whole visit on a phone: home page's answer, dossier, study request, e-mail. Without an endpoint, the
 * request is an e-mail.
 */
import { expect, type Page, test } from "@playwright/test";

import { requestPrefill } from "../src/assembly/rules/request";
import { fullTexts, sampleAnswer } from "../src/assembly/testing/sample-dossiers";
import { MAIL_SUBJECT } from "../src/theme/brand";
import { askForStudy, assemblySection, field, fillInAssembly, setDayOfSamples } from "./testing/assembly";
import { home, settings } from "./testing/site";
import { confirmation, control, form, invoice, request, sendButton, toast } from "./testing/study-request";
import { expectLanded, fillIn, phone } from "./testing/visit";

/** @returns the address that the browser passes to a mail program. */
async function followMailLink(page: Page): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const requested = new Promise<URL>((resolve) =>
    session.once("Page.frameRequestedNavigation", ({ url }) => resolve(new URL(url))),
  );
  await confirmation(page).getByRole("link", { name: "Envoyer par e-mail" }).click();
  return requested;
}

test.use({ viewport: phone });

test("a contract typed on the home page reaches the dossier, then the e-mail with the complete request", async ({
  page,
}) => {
  // The test does not wait for hydration: the first fields are filled in before the scripts run.
  await page.goto("/");
  const band = page.locator("#dossier");
  const { contractEnd = "", notice = "" } = fullTexts;
  await fillIn({ contractEnd, notice }, (name) => band.locator(`[name=${name}]`));
  await setDayOfSamples(page);
  await expect(band.locator("figure strong")).toBeInViewport({ ratio: 1 });
  await band.getByRole("link", { name: home.assemblyButton }).click();
  await expectLanded(assemblySection(page));
  await expect(field(page, "notice")).toHaveValue(notice);
  await fillInAssembly(page);
  await askForStudy(page);
  await expect(form(page)).toContainText("Vos dates sont dans le message");
  await expect(control(page, "typeContrat")).toHaveValue(fullTexts.energy ?? "");
  for (const name of ["nom", "email", "telephone", "adresse"] as const)
    await control(page, name).fill(request[name]);
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(confirmation(page)).toHaveAccessibleName(/Pour que nous/);

  const mail = await followMailLink(page);
  expect(mail.href).toMatch(new RegExp(`^mailto:${settings.email}\\?`));
  // Every mail program takes a link of this length (`LONGEST_LINK` in recap.ts).
  expect(mail.href.length).toBeLessThanOrEqual(1900);
  expect(mail.searchParams.get("subject")).toBe(
    `${MAIL_SUBJECT} – ${fullTexts.copropriete}, ${fullTexts.lots} lots`,
  );
  // Neither the message nor the file after it is truncated.
  const { message } = requestPrefill(sampleAnswer(fullTexts));
  expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(
    `${message}\nFactures\u00a0: 2024.pdf`,
  );
});
