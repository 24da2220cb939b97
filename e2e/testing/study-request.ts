import type { Page } from "@playwright/test";

/** A request's texts, by label. */
export const texts = {
  "Nom / Société": "Syndic Martin",
  "E-mail": "syndic@example.com",
  Téléphone: "01 99 00 12 34",
  "Nom de la copropriété": "Les Tilleuls",
  "Adresse de la copropriété": "1 rue des Lilas, 75020 Paris",
  "Nombre de lots": "40",
};

export const form = (page: Page) => page.getByRole("form", { name: "Demande d’étude" });
export const send = (page: Page) => form(page).getByRole("button", { name: /^Envo/ });
export const confirmation = (page: Page) => page.getByRole("group", { name: /^Merci/ });

/** The file of the form's own code. */
export const formCode = /\/study-request-[^/]+\.js$/;

/** Resolves when the form's code has taken the HTML over: React then marks the elements as its own. */
export const formWorks = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );

export async function fillInTexts(page: Page) {
  for (const [label, text] of Object.entries(texts)) await form(page).getByLabel(label).fill(text);
}
