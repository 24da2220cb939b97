/** Steps and locators of the study-request form, and values to fill in. */
import { writeFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { requestFields, type StudyRequest } from "../../src/study-request/request-fields";
import { sampleTexts } from "../../src/testing/content";
import { fillIn, visit } from "./visit";

/** The texts that tests type into the form. */
export const request = sampleTexts;

export const form = (page: Page) => page.getByRole("form", { name: "Demande d’étude" });
export const control = (page: Page, name: keyof StudyRequest) =>
  form(page).getByLabel(requestFields.find((field) => field.name === name)?.label ?? name);
export const sendButton = (page: Page) => form(page).getByRole("button", { name: /^Envo/ });
export const confirmation = (page: Page) =>
  page.getByRole("group", { name: /^Votre demande «|^Pour que nous/ });
/** The heading takes the focus after a submission. */
export const confirmationHeading = (page: Page) => confirmation(page).getByRole("heading");
export const toast = (page: Page) => page.getByText("Demande d'étude envoyée !");

/** A file for the field of invoices. Its content does not matter. */
export const invoice = (name: string, bytes = 1000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(bytes, name),
});

/** Writes a photo above the 5 Mo that the page states. @returns its path, because Playwright takes seconds to pass so many bytes. */
export function heavyInvoice(): string {
  const path = test.info().outputPath("lourde.jpg");
  writeFileSync(path, Buffer.alloc(6_000_000));
  return path;
}

/** JavaScript chunk of the home page, which contains the form. */
export const pageCode = /\/component---src-templates-home-tsx-[^/]+\.js$/;

export const openForm = (page: Page) => visit(page, "/#contact");

export const fillInTexts = (page: Page) => fillIn(request, (name) => control(page, name));

/** Expects the form to hold all texts, and no confirmation. */
export async function expectTextsKept(page: Page) {
  for (const [name, text] of Object.entries(request))
    await expect(control(page, name as keyof typeof request)).toHaveValue(text);
  await expect(confirmation(page)).toHaveCount(0);
}
