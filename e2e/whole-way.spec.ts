/** One visit on a phone, from the home page's answer by the dossier and the request to the e-mail, where no endpoint is set. */
import { expect, type Page, test } from "@playwright/test";

import { requestElements } from "../src/assembly/rules/request";
import { everything, sampleAnswer } from "../src/assembly/testing/sample-dossiers";
import { sentHeadings } from "../src/study-request/recap";
import { MAIL_SUBJECT } from "../src/theme/brand";
import { askForStudy, field, fillInAssembly, section, setDayOfSamples } from "./testing/assembly";
import { home, settings } from "./testing/site";
import { confirmation, control, form, invoice, request, send, toast } from "./testing/study-request";
import { expectLanded, fillIn, windows } from "./testing/visit";

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

test.use({ viewport: windows[0].viewport });

test("on a phone, an answer of the home page leads to the dossier, and that to an e-mail with the whole request", async ({
  page,
}) => {
  // Before the scripts run.
  await page.goto("/");
  const band = page.locator("#dossier");
  const { contractEnd = "", notice = "" } = everything;
  await fillIn({ contractEnd, notice }, (name) => band.locator(`[name=${name}]`));
  await setDayOfSamples(page);
  await expect(band.locator("figure strong")).toBeInViewport({ ratio: 1 });
  await band.getByRole("link", { name: home.assemblyButton }).click();
  await expectLanded(section(page));
  await expect(field(page, "notice")).toHaveValue(notice);
  await fillInAssembly(page);
  await askForStudy(page);
  await expect(form(page)).toContainText("Vos dates sont dans le message");
  await expect(control(page, "typeContrat")).toHaveValue(everything.energy ?? "");
  for (const name of ["nom", "email", "telephone", "adresse"] as const)
    await control(page, name).fill(request[name]);
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(confirmation(page)).toHaveAccessibleName(sentHeadings.toSend);

  const mail = await followMailLink(page);
  expect(mail.href).toMatch(new RegExp(`^mailto:${settings.email}\\?`));
  expect(mail.href.length).toBeLessThanOrEqual(1900);
  expect(mail.searchParams.get("subject")).toBe(
    `${MAIL_SUBJECT} – ${everything.copropriete}, ${everything.lots} lots`,
  );
  // Neither the message nor the file after it is truncated.
  const { message } = requestElements(sampleAnswer(everything));
  expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(
    `${message}\nFactures\u00a0: 2024.pdf`,
  );
});
