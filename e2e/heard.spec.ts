/**
 * The accessibility tree of the tools in their main states: roles, names and states, in the order in which a
 * screen reader reads them.
 */
import { expect, type Page, test } from "@playwright/test";

import {
  assemblySection,
  fillInAssembly,
  openAssembly,
  openPortfolio,
  portfolioSection,
  setDayOfSamples,
} from "./testing/assembly";
import { visit } from "./testing/visit";

const homeTool = (page: Page) => page.locator("#dossier");

/** Asks the home page's tool about a contract, on the day of the samples. */
async function ask(page: Page, contractEnd: string, notice: string): Promise<void> {
  await visit(page, "/");
  await setDayOfSamples(page);
  await homeTool(page).getByLabel("Fin du contrat", { exact: true }).fill(contractEnd);
  await homeTool(page).getByRole("textbox", { name: "Préavis" }).fill(notice);
  await page.keyboard.press("Tab");
}

test("the home page's tool after an answer", { tag: "@nightly" }, async ({ page }) => {
  await ask(page, "2027-12-31", "3");
  await expect(homeTool(page).getByRole("form")).toMatchAriaSnapshot(`
    - form "Votre contrat":
      - textbox "Fin du contrat": 2027-12-31
      - textbox "Préavis": "3"
      - figure:
        - paragraph:
          - text: "À temps : lettre au plus tard le"
          - strong: jeudi 23 septembre 2027
        - paragraph: 1 fenêtre = 1 semaine
        - paragraph: /\\d+ semaines d’avance/
        - paragraph: 14 semaines pour nos étapes
        - paragraph: la semaine du dernier jour
      - paragraph: "Convoquez l’assemblée au plus tard le mardi 24 août 2027 (par lettre : le 17)."
      - link "Voir le calendrier"
      - link "Demander une étude"
      - group: Pourquoi ?
      - status
  `);
});

test("the assembly's tool, empty, then filled in", async ({ page }) => {
  await openAssembly(page);
  await expect(assemblySection(page)).toMatchAriaSnapshot(`
    - region "Préparez votre assemblée générale":
      - heading "Préparez votre assemblée générale" [level=2]
      - form "Vos dates":
        - group "Votre situation":
          - textbox "Fin du contrat"
          - checkbox "Mon contrat n’a pas de fin"
          - textbox "Préavis"
          - combobox "Compteur"
          - textbox "Assemblée générale"
          - checkbox "La question est à l’ordre du jour"
          - checkbox "Déjà votée"
        - paragraph: Votre calendrier s’affiche ici.
        - group: Plus de précisions
        - group:
          - heading "Les deux projets de résolution" [level=3]
          - group "Les deux projets de résolution":
            - article:
              - 'heading "Projet 1 : appel d’offres pour le contrat d’énergie" [level=4]'
              - paragraph:
                - text: L’assemblée générale des copropriétaires de «
                - img "à compléter"
              - 'button "Copier « Projet 1 : appel d’offres pour le contrat d’énergie »"'
        - group:
          - heading "Textes prêts à coller" [level=3]
        - status
  `);
  await fillInAssembly(page);
  await expect(assemblySection(page).getByRole("form")).toMatchAriaSnapshot(`
    - form "Vos dates":
      - paragraph:
        - text: "À temps : lettre au plus tard le"
        - strong: jeudi 23 septembre 2027
      - paragraph: "Convoquez l’assemblée au plus tard le lundi 24 mai 2027 (par lettre : le 14)."
      - group: Pourquoi ?
      - heading "Le calendrier" [level=3]
      - term: Demander l’étude
      - definition:
        - text: au plus tard le
        - time: lundi 12 avril 2027
      - term: Fin du contrat
      - definition:
        - time: vendredi 31 décembre 2027
      - button "Télécharger le dossier"
      - button "Ajouter ces dates à mon agenda"
      - heading "L’estimation" [level=3]
      - paragraph: "/^Environ 7 300 € par an en moyenne/"
  `);
});

test("the table of buildings, with its example", { tag: "@nightly" }, async ({ page }) => {
  await openPortfolio(page);
  await page.getByRole("button", { name: "Essayer avec un exemple" }).click();
  await expect(portfolioSection(page)).toMatchAriaSnapshot(`
    - region "Plusieurs immeubles ? Collez votre tableau":
      - paragraph: /9 lignes collées/
      - button "Changer le tableau, ou ajouter des factures"
      - paragraph: "/9 contrats : 7 avec leurs dates, 2 à corriger/"
      - paragraph: /Colonnes lues/
      - button "Changer les colonnes"
      - group "Cellules à corriger":
        - 'textbox "Ligne 7, Résidence du Belvédère, gaz : fin du contrat" [invalid]': 31/02/2027
        - paragraph: /« 31.02.2027 » n’existe pas dans le calendrier/
      - table:
        - caption
        - rowgroup:
          - row:
            - columnheader "Immeuble"
            - columnheader "À faire"
        - rowgroup:
          - row:
            - rowheader:
              - checkbox "Demander l’étude de Square des Charmilles Électricité"
            - cell:
              - button "Ouvrir le dossier de Square des Charmilles, électricité"
  `);
});

for (const path of ["/", "/livre-blanc"]) {
  test(
    `no two headings or regions of the content of ${path} have the same name`,
    { tag: "@nightly" },
    async ({ page }) => {
      await visit(page, path);
      const tree = await page.getByRole("main").ariaSnapshot();
      /**
       * Names in lines of the tree such as `- heading "Le calendrier" [level=3]`.
       * @param roles alternatives, as in "region|form".
       */
      const namesOf = (roles: string) => {
        const lines = tree.matchAll(new RegExp(`- '?(?:${roles}) "(?<name>.+?)"`, "g"));
        return Array.from(lines, ({ groups }) => groups?.name);
      };
      const headings = namesOf("heading");
      expect(headings.length).toBeGreaterThan(10);
      expect(headings).toEqual([...new Set(headings)]);
      // A group is named after its part of the form, never after the form or region around it.
      const regions = namesOf("region|form|navigation|group");
      expect(regions).toEqual([...new Set(regions)]);
    },
  );
}
