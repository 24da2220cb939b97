/** One visit from the answer to the e-mail, where no endpoint is set. */
import { expect, type Page, test } from "@playwright/test";

import { requestElements } from "../src/assembly/rules/request";
import { everything, sampleAnswer } from "../src/assembly/testing/sample-dossiers";
import { sentHeadings } from "../src/study-request/recap";
import { MAIL_SUBJECT } from "../src/theme/brand";
import { askForStudy, fillInAssembly, openAssembly } from "./testing/assembly";
import { settings } from "./testing/site";
import { confirmation, control, form, invoice, request, send, toast } from "./testing/study-request";
import { windows } from "./testing/visit";

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

test("on a phone, the dates of an assembly lead to an e-mail with the whole request", async ({ page }) => {
  await openAssembly(page);
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
