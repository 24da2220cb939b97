import { expect, test } from "@playwright/test";

import { advantage } from "../src/content/types/advantage";
import { clientReference } from "../src/content/types/clientReference";
import { negotiation } from "../src/content/types/negotiation";
import { processStep } from "../src/content/types/processStep";
import { service } from "../src/content/types/service";
import { stat } from "../src/content/types/stat";
import { tender } from "../src/content/types/tender";
import { entriesOf } from "../src/testing/content";
import { home } from "./testing/frozen-content";
import { windows } from "./testing/pages";
import { visit } from "./testing/visit";

for (const { name, viewport } of windows) {
  test.describe(`the home page, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });
    test.beforeEach(({ page }) => visit(page, "/"));

    test("starts with the offer, the latest negotiations, the picture and the figures", async ({ page }) => {
      const hero = page.locator("#accueil");
      await expect(hero.getByRole("heading", { level: 1 })).toHaveText(home.heroTitle);
      await expect(hero.getByText(home.heroText)).toBeVisible();
      await expect(hero.getByRole("heading", { name: home.negotiationsHeading })).toBeVisible();
      for (const { building, saving } of entriesOf(negotiation)) {
        await expect(hero.getByRole("listitem").filter({ hasText: building })).toContainText(saving);
      }
      const picture = hero.getByRole("img", { name: home.heroImage.alt });
      await expect(picture).toHaveAttribute("fetchpriority", "low");
      await expect(picture).not.toHaveAttribute("loading", "lazy");
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      // Read as one phrase: « + de 500 copropriétés accompagnées ».
      for (const { value, label } of entriesOf(stat)) {
        await expect(hero.getByRole("listitem").filter({ hasText: label })).toContainText(
          `${value} ${label}`,
        );
      }
    });

    test("shows the offer and its main button without scrolling", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: home.heroPrimaryButton }).first()).toBeInViewport({
        ratio: 1,
      });
    });

    test("lists the services with their points", async ({ page }) => {
      const region = page.getByRole("region", { name: home.servicesHeading, exact: true });
      for (const { title, points } of entriesOf(service)) {
        const item = region.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
        for (const point of points) await expect(item.getByText(point, { exact: true })).toBeVisible();
      }
    });

    test("shows the steps in order, with their durations", async ({ page }) => {
      const steps = page.getByRole("region", { name: home.processHeading }).getByRole("listitem");
      const expected = entriesOf(processStep);
      await expect(steps).toHaveCount(expected.length);
      for (const [index, { title, duration }] of expected.entries()) {
        await expect(steps.nth(index).getByRole("heading", { level: 3 })).toHaveText(title);
        await expect(steps.nth(index)).toContainText(duration);
      }
      await expect(page.getByText(home.processTotal)).toBeVisible();
    });

    test("says what a window of the drawings counts", async ({ page }) => {
      for (const [heading, legend] of [
        [home.processHeading, home.processLegend],
        [home.referencesHeading, home.referencesLegend],
      ] as const) {
        await expect(page.getByRole("region", { name: heading }).getByText(legend)).toBeVisible();
      }
    });

    test("gives the reasons to choose us", async ({ page }) => {
      const region = page.getByRole("region", { name: home.advantagesHeading });
      const titles = entriesOf(advantage).map(({ title }) => title);
      await expect(region.getByRole("heading", { level: 3 })).toHaveText(titles);
    });

    test("shows the references, and states that their names are anonymised", async ({ page }) => {
      const region = page.getByRole("region", { name: home.referencesHeading });
      for (const { name: building, lots, location, saving, service: what } of entriesOf(clientReference)) {
        const item = region.getByRole("listitem").filter({ hasText: building });
        for (const text of [String(lots), location, saving, what]) await expect(item).toContainText(text);
      }
      await expect(region.getByText(home.referencesNote)).toBeVisible();
    });

    test("shows each tender with a machine-readable date, and a status in text and shape", async ({
      page,
    }) => {
      const region = page.getByRole("region", { name: home.referencesHeading });
      const shapes = new Set<string>();
      for (const { title, deadline, type, status } of entriesOf(tender)) {
        const item = region.getByRole("listitem").filter({ hasText: title });
        await expect(item.getByRole("time")).toHaveAttribute("datetime", deadline);
        await expect(item.getByRole("time")).toHaveText(/^\d{1,2}(er)?\s\S+\s\d{4}$/);
        await expect(item).toContainText(type);
        const mark = item.getByText(status, { exact: true });
        await expect(mark).toBeVisible();
        shapes.add(await mark.locator("svg").innerHTML());
      }
      expect(shapes.size).toBe(3);
      // Product specification, section 4.
      const statuses = entriesOf(tender).map(({ status }) => status);
      expect(statuses.sort()).toEqual(["En cours", "Négociation", "Ouvert"]);
    });

    test("shows beside the form what happens next, in its order", async ({ page }) => {
      const region = page.getByRole("region", { name: home.contactHeading });
      await expect(region.getByRole("heading", { name: home.nextStepsHeading })).toBeVisible();
      const steps = region.getByRole("list").filter({ hasText: home.nextSteps[0] ?? "no step" });
      await expect(steps.getByRole("listitem")).toHaveText([...home.nextSteps]);
    });
  });
}
