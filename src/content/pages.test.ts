import { contentTypes } from "./index";
import { entryPages, fixedPages, pathOfEntry } from "./pages";
import { legalPage } from "./types/legalPage";

it("has the pages of the product specification, whatever the content is", () => {
  expect(fixedPages(contentTypes).map(({ path }) => path)).toEqual(["/", "/livre-blanc"]);
});

it.each([
  ["Politique de confidentialité", "/politique-de-confidentialite"],
  ["Cookies", undefined],
  [undefined, undefined],
])("the page of the kind %j has the path %s", (kind, path) => {
  expect(pathOfEntry(legalPage, { kind })).toBe(path);
});

it("makes a page of each listed entry, the first of each address", async () => {
  const legalPages = ["CGV", "CGV", "", "Mentions légales"].map((kind, index) => ({ id: `${index}`, kind }));
  const runQuery = jest.fn(() => Promise.resolve({ data: { siteSettings: { legalPages } } }));
  expect(await entryPages(contentTypes, runQuery)).toEqual([
    { path: "/cgv", template: "text-page", id: "0" },
    { path: "/mentions-legales", template: "text-page", id: "3" },
  ]);
  expect(runQuery).toHaveBeenCalledWith("{ siteSettings { legalPages { id kind } } }");
});

it("fails with the reason if the content cannot be queried", async () => {
  const runQuery = () => Promise.resolve({ errors: ["no such field"] });
  await expect(entryPages(contentTypes, runQuery)).rejects.toThrow("no such field");
});
