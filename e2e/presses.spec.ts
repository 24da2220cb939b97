import { expect, type Locator, test } from "@playwright/test";

import { dossierFields } from "../src/assembly/rules/fields";
import { FILE_NAME } from "../src/theme/brand";
import { openPortfolio, portfolioSection } from "./testing/assembly";
import { whitePaper } from "./testing/site";
import { pressAndSave, visit } from "./testing/visit";

/** Presses before, while and after the page hydrates on a slow processor, in ms after load. */
const DELAYS = [0, 800, 4000];

for (const delay of DELAYS)
  test(
    `a press on the guide's button ${delay} ms after load has its file`,
    { tag: "@nightly" },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto("/livre-blanc");
      await page.waitForTimeout(delay);
      const download = await pressAndSave(page.getByRole("button", { name: whitePaper.downloadButton }));
      expect(download.suggestedFilename()).toBe(FILE_NAME);
    },
  );

test.describe("in a webview that ignores downloads", { tag: "@nightly" }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLAnchorElement.prototype.click = () => undefined;
    }),
  );

  const status = "Le téléchargement est lancé.";

  /** Presses a button whose file is made in the browser alone. */
  async function expectWayOut(button: Locator): Promise<void> {
    await button.click();
    const answer = button.locator("xpath=..");
    await expect(answer).toContainText(status);
    await expect(answer).toContainText("Ouvrez cette page dans votre navigateur.");
  }

  test("the files of the assembly's tool lead out of the webview", async ({ page }) => {
    await visit(page, "/livre-blanc");
    const tool = page.locator("#assemblee");
    await tool.getByLabel(dossierFields.contractEnd.label, { exact: true }).fill("2037-12-31");
    await tool.getByLabel(dossierFields.notice.label, { exact: true }).fill("3");
    for (const name of ["Télécharger le dossier", "Ajouter ces dates à mon agenda"])
      await expectWayOut(tool.getByRole("button", { name }));
  });

  test("the files of the table of buildings lead out of the webview", async ({ page }) => {
    await openPortfolio(page);
    const tool = portfolioSection(page);
    await tool.getByRole("button", { name: "Essayer avec un exemple" }).click();
    for (const name of ["Enregistrer en CSV", "Ajouter les dates à mon agenda"])
      await expectWayOut(tool.getByRole("button", { name }));
  });
});
