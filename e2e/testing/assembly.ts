import { expect, type Page } from "@playwright/test";

import type { SiteContent } from "./site-content";
import { visit } from "./visit";

type Assembly = SiteContent["assembly"];

export const section = (page: Page) => page.locator("#assemblee");

/** A field of the form, by its texts in the content: label, hint. */
export const field = (page: Page, [label = ""]: readonly string[]) =>
  section(page).getByLabel(label, { exact: true });

export const copyButtons = (page: Page, { buttons }: Assembly) =>
  section(page).getByRole("button", { name: buttons[4] ?? "", exact: true });

/** Opens the section and waits for its code, without which its buttons are hidden. */
export async function openAssembly(page: Page, { assembly }: Pick<SiteContent, "assembly">): Promise<void> {
  await visit(page, "/livre-blanc#assemblee");
  await expect(copyButtons(page, assembly).first()).toBeVisible();
}

/** Fills in the whole form. @param year the year in which the contract ends. */
export async function fillInAssembly(page: Page, assembly: Assembly, year: number): Promise<void> {
  await field(page, assembly.nameField).fill("Résidence Les Tilleuls");
  await field(page, assembly.energyField).selectOption({ label: assembly.energyField[5] ?? "" });
  await field(page, assembly.lotsField).fill("100");
  await field(page, assembly.costField).fill("20 000");
  await field(page, assembly.contractEndField).fill(`${year}-05-31`);
  await field(page, assembly.noticeField).fill("3");
  await field(page, assembly.meetingField).fill(`${year}-03-01`);
  await field(page, assembly.delegateField).selectOption({ label: assembly.delegateField[3] ?? "" });
  await field(page, assembly.ceilingField).fill("25 000");
  await field(page, assembly.durationField).fill("36");
}
