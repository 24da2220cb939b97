import { expect, type Page, test } from "@playwright/test";

import { dossierFields } from "../src/assembly/rules/fields";
import { field, section } from "./testing/assembly";
import { advantages, assembly, contact, home, sections } from "./testing/site";
import { control } from "./testing/study-request";
import { expectLanded, visit } from "./testing/visit";

const windows = [
  { width: 1280, height: 800, tag: "@nightly" },
  { width: 1366, height: 768, tag: "@nightly" },
  { width: 1440, height: 900, tag: "@nightly" },
  { width: 768, height: 1024, tag: "@nightly" },
  { width: 390, height: 844, tag: "@nightly" },
  { width: 375, height: 812, tag: [] },
];

for (const { width, height, tag } of windows) {
  const name = `a window of ${width} × ${height} starts with the offer, its button, its picture and the latest negotiations`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const hero = page.locator("#accueil");
    const button = hero.getByRole("link", { name: home.heroPrimaryButton });
    const offer = page.getByRole("heading", { level: 1 });
    const negotiations = hero.getByRole("heading", { level: 2 });
    const lastNegotiation = hero.getByRole("listitem").nth(2);
    for (const part of [offer, button, negotiations, lastNegotiation])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute("href", "#contact");
    await expect(hero.locator('[href="#services"]')).toHaveText(home.heroSecondaryButton);
    const picture = hero.getByRole("img", { name: home.heroImage.alt });
    await expect(picture).not.toHaveAttribute("loading", "lazy");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

test("sections are in the menu's order, lists in the content's, and each figure precedes its label", async ({
  page,
}) => {
  await page.goto("/");
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  const linked: readonly string[] = sections.map(({ id }) => id);
  expect(ids.filter((id) => linked.includes(id))).toEqual(linked);
  for (const { value, label } of home.stats) {
    const items = page.getByRole("main").getByRole("listitem");
    await expect(items.filter({ hasText: label }).first()).toContainText(`${value} ${label}`);
  }
  const titlesIn = (name: string) =>
    page.getByRole("region", { name, exact: true }).getByRole("heading", { level: 3 });
  const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
  await expect(titlesIn(home.servicesHeading)).toHaveText(titles(home.services));
  await expect(titlesIn(home.processHeading)).toHaveText(titles(home.steps));
  const [firstAdvantage = "", ...otherAdvantages] = titles(advantages.advantages);
  await expect(titlesIn(advantages.heading)).toHaveText([
    firstAdvantage,
    advantages.feeHeading,
    ...otherAdvantages,
  ]);
  await expect(titlesIn(contact.heading)).toHaveText([contact.nextStepsHeading, contact.commitmentsHeading]);
});

test("on a phone, two taps lead from the home page to the calendar file of a contract that ends in October", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/");
  const band = page.locator("#dossier");
  await band
    .getByLabel(dossierFields.contractEnd.label, { exact: true })
    .fill(`${new Date().getFullYear() + 1}-10-31`);
  await band.getByLabel(dossierFields.notice.label, { exact: true }).fill("3");
  await expect(band.locator("figure strong")).toBeInViewport({ ratio: 1 });
  await band.getByRole("link", { name: home.assemblyButton }).click();
  await expectLanded(section(page));
  await expect(field(page, "notice")).toHaveValue("3");
  const file = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Ajouter ces dates à mon agenda" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
});

test(
  "the dates of the contract are copied to the form on the same page",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page, "/");
    const band = page.locator("#dossier");
    await band.getByLabel(dossierFields.contractEnd.label, { exact: true }).fill("2037-10-31");
    await band.getByLabel(dossierFields.notice.label, { exact: true }).fill("3");
    await band.getByRole("link", { name: assembly.studyButton }).click();
    await expectLanded(page.locator("#contact"));
    await expect(page.locator("#contact")).toBeFocused();
    await expect(control(page, "message")).toHaveValue(/31\soctobre\s2037/);
  },
);

test(
  "a strip leads managers of several buildings to the table's own section",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("link", { name: home.buildingsLink }).click();
    await expect(page).toHaveURL("/livre-blanc#immeubles");
    await expectLanded(page.locator("#immeubles"));
  },
);

/** Names of the fields that something covers when they stand at the window's bottom. */
const coveredFields = (page: Page) =>
  page
    .locator("#dossier input:visible, #contact input:visible, #contact select:visible")
    .evaluateAll((fields) => {
      const isCovered = (field: Element) => {
        field.scrollIntoView({ block: "end", behavior: "instant" });
        const { left, bottom } = field.getBoundingClientRect();
        // A point just inside the field's lower left corner, or just above the window's edge.
        const y = Math.min(bottom, window.innerHeight) - 2;
        return !field.contains(document.elementFromPoint(left + 2, y));
      };
      return fields.filter(isCovered).map((field) => field.getAttribute("name"));
    });

test(
  "on a phone, two links stay at the window's bottom between the services and the form, and cover no field",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto("/");
    const call = page.getByRole("link", { name: "Appeler", exact: true });
    const scrollTo = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    for (const id of ["accueil", "dossier"]) {
      await scrollTo(id);
      await expect(call).not.toBeInViewport();
    }
    for (const id of ["methode", "references", "faq"]) {
      await scrollTo(id);
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    expect(await coveredFields(page)).toEqual([]);
    // The window is at the form now, where the links are not needed.
    await expect(call).not.toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollTo("services");
    await expect(call).toBeHidden();
  },
);
