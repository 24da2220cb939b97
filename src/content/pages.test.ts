import { pagesOf } from "./pages";

const page = (kind: unknown, index: number) => ({
  typeId: "legalPage",
  id: `${index}`,
  place: "ici",
  values: { kind },
  lists: {},
  pictures: {},
});

it("the site has the pages of the product specification, and one of each listed entry, the first of each address", () => {
  const kinds = ["CGV", "CGV", "", undefined, "Cookies", "Politique de confidentialité"];
  expect(pagesOf(kinds.map(page))).toEqual([
    { path: "/cgv", template: "text-page", id: "0" },
    { path: "/politique-de-confidentialite", template: "text-page", id: "5" },
    { path: "/", template: "home" },
    { path: "/livre-blanc", template: "livre-blanc" },
  ]);
});
