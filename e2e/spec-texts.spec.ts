/** Texts and facts that the product specification fixes word by word (docs/order.md). */
import { expect, type Page, test } from "@playwright/test";

import { readShippedContent } from "../src/pdf/testing/white-paper-content";
import { layOut } from "../src/pdf/white-paper/white-paper";
import { entryOf, SHIPPED_CONTENT } from "../src/testing/content";

/** The exact texts that the product specification quotes (sections 2, 3 and 8), by page. */
const texts = {
  "/": {
    link: [
      "Accueil",
      "Nos services",
      "Pourquoi nous choisir",
      "Références",
      "FAQ",
      "Contact",
      "Demande d'étude gratuite",
      "Découvrir nos services",
      "Mentions légales",
      "Politique de confidentialité",
      "CGV",
    ],
    text: ["-18%", "-22%", "-16%", "Nom / Société"],
  },
  "/livre-blanc": {
    heading: [
      "Livre Blanc",
      "Téléchargement Gratuit",
      "Pourquoi ce Guide est Essentiel ?",
      "Réduction des charges",
      "Conformité réglementaire",
      "Valorisation patrimoine",
      "Accompagnement complet",
      "Ce que Vous Découvrirez",
      "Table des Matières",
      "Prêt à Transformer Votre Copropriété ?",
    ],
    button: ["Télécharger le Livre Blanc", "Télécharger Maintenant"],
    link: ["Nous Contacter", "Mentions légales", "Politique de confidentialité", "CGV"],
    text: [
      "Ressource exclusive pour gestionnaires",
      "Guide de l'Efficacité Énergétique pour les Gestionnaires de Copropriété",
      "Guide complet de 25 pages avec études de cas et exemples concrets",
    ],
  },
  // A path without a page: the not-found page.
  "/nulle-part": {
    heading: ["404"],
    text: ["Oops! Page not found"],
    link: ["Return to Home"],
  },
} satisfies Record<string, Partial<Record<"button" | "heading" | "link" | "text", string[]>>>;

/**
 * A text for comparisons. French typography changes only spaces and the sign of negative numbers (U+2212).
 */
const letters = (text: string) => text.replace(/\s+/g, "").replace("−", "-");

const SELECTORS: Readonly<Record<string, string>> = {
  button: "button",
  heading: "h1, h2, h3, h4",
  link: "a[href]",
  text: "body *",
};

/** The texts of the elements of a kind. */
async function textsOf(page: Page, kind: string): Promise<string[]> {
  const texts = await page.locator(SELECTORS[kind] ?? "").allTextContents();
  return texts.map(letters);
}

for (const [path, kinds] of Object.entries(texts))
  test(`${path} has the exact texts of the product specification`, async ({ page }) => {
    await page.goto(path);
    for (const [kind, expected] of Object.entries(kinds)) {
      const found = await textsOf(page, kind);
      expect(
        expected.filter((text) => !found.includes(letters(text))),
        kind,
      ).toEqual([]);
    }
  });

test("the contact section states a 24h response", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#contact")).toContainText(/réponse sous 24h\./);
});

test("the white paper has six pages, of which pages 3 to 5 have its eight chapters", () => {
  const { pages, bookmarks } = layOut(readShippedContent());
  expect(pages).toHaveLength(6);
  // Cover, contents, eight chapters, contact.
  expect(bookmarks.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 6]);
});

test("the white paper states the mandatory audit of the product specification, and not in bold", () => {
  const blocks = readShippedContent().whitePaperPage.chapters.flatMap(({ text }) => text ?? []);
  const spans = blocks.flatMap((block) => (block.kind === "list" ? block.items.flat() : block.spans));
  const audit = spans.filter(({ text }) =>
    text.includes("Depuis 2022, un audit énergétique est obligatoire"),
  );
  expect(audit.map(({ bold }) => bold)).toEqual([false]);
});

test("the average rate of the estimate is not above the highest", () => {
  const { averageRate, highRate } = entryOf("assemblyDocuments", SHIPPED_CONTENT);
  expect(averageRate).toBeLessThanOrEqual(highRate);
});
