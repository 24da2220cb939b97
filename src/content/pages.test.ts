import type { ContentEntry } from "./content-entry";
import { pagesOf } from "./pages";

const entry = (
  typeId: string,
  id: string,
  values: ContentEntry["values"],
  lists: ContentEntry["lists"] = {},
): ContentEntry => {
  return { typeId, id, location: "ici", values, lists, pictures: {} };
};

it("each listed legal page has a page, and of two with one address only the first", () => {
  // Of the six legal pages, the second has the first one's address, and the next three have no valid kind.
  const kinds = ["CGV", "CGV", "", undefined, "Cookies", "Politique de confidentialité"];
  const ids = kinds.map((_, index) => `${index}`);
  const pages = [
    entry("siteSettings", "settings", {}, { legalPages: ids }),
    ...kinds.map((kind, index) => entry("legalPage", `${index}`, { kind })),
    entry("homePage", "home", {}),
    entry("whitePaperPage", "guide", {}),
  ];
  expect(pagesOf(pages)).toEqual([
    { path: "/cgv", template: "text-page", id: "0" },
    { path: "/politique-de-confidentialite", template: "text-page", id: "5" },
    { path: "/", template: "home", id: "home" },
    { path: "/livre-blanc", template: "livre-blanc", id: "guide" },
  ]);
});
