import { sharedAddressProblems } from "./addresses";
import { defineContentType } from "./content-type";
import { entryList, text } from "./field";
import { contentTypes } from "./index";
import { entryPages, fixedPages, pathOfEntry } from "./pages";
import type { EntryInput } from "./validate";

const guide = defineContentType({
  id: "guide",
  label: "Guide",
  help: "Un guide.",
  titleField: "title",
  entries: "listed",
  page: { template: "guide", pathFrom: "title" },
  fields: { title: text({ label: "Titre", help: "Un titre.", max: 40 }) },
});

const library = defineContentType({
  id: "library",
  label: "Bibliothèque",
  help: "Les guides.",
  titleField: "name",
  entries: "single",
  page: { template: "library", path: "/livre-blanc" },
  fields: {
    name: text({ label: "Nom", help: "Un nom." }),
    guides: entryList({ type: guide, label: "Guides", help: "Les guides.", items: { min: 0, max: 9 } }),
  },
});

const types = [library, guide];

const entry = (rank: number, title: unknown): EntryInput => ({
  typeId: "guide",
  id: `guide ${rank}`,
  place: `content/guide.json, entrée n° ${rank}`,
  values: { title },
});

describe("the path of an entry", () => {
  it("is that of its type, or comes from the text of a field", () => {
    expect(pathOfEntry(library, {})).toBe("/livre-blanc");
    expect(pathOfEntry(guide, { title: "Été : l’arrêt du chauffage" })).toBe("/ete-l-arret-du-chauffage");
  });

  it.each([undefined, "", " ", 3, "x".repeat(41)])("is unknown if that field has the value %j", (title) => {
    expect(pathOfEntry(guide, { title })).toBeUndefined();
  });
});

describe("two pages with one address", () => {
  it.each([
    ["two titles that differ only in accents and signs", ["L’été", "L’ete !"], "/l-ete", "entrée n° 1"],
    ["a title that names a page of the site", ["Livre blanc"], "/livre-blanc", "une autre page"],
    ["a title that names the not-found page", ["404"], "/404", "une autre page"],
  ])("are reported: %s", (_case, titles, path, owner) => {
    const problems = sharedAddressProblems(
      types,
      titles.map((title, index) => entry(index + 1, title)),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.place).toBe(`content/guide.json, entrée n° ${titles.length}`);
    expect(problems[0]?.field).toBe("Titre (title)");
    expect(problems[0]?.found).toContain(`${path}, déjà celle de`);
    expect(problems[0]?.found).toContain(owner);
  });

  it("are none if each title gives another address", () => {
    expect(sharedAddressProblems(types, [entry(1, "Été"), entry(2, "Hiver"), entry(3, undefined)])).toEqual(
      [],
    );
  });
});

describe("the pages of a build", () => {
  it("are those of the product specification, whatever the content is", () => {
    expect(fixedPages(contentTypes)).toEqual([
      { path: "/", template: "home" },
      { path: "/livre-blanc", template: "livre-blanc" },
    ]);
  });

  it("are also those of listed entries, the first of each address", async () => {
    const guides = [
      { id: "a", title: "Été" },
      { id: "b", title: "ete" },
      { id: "c", title: "" },
      { id: "d", title: "Hiver" },
    ];
    const runQuery = jest.fn(() => Promise.resolve({ data: { library: { guides } } }));
    expect(await entryPages(types, runQuery)).toEqual([
      { path: "/ete", template: "guide", id: "a" },
      { path: "/hiver", template: "guide", id: "d" },
    ]);
    expect(runQuery).toHaveBeenCalledWith("{ library { guides { id title } } }");
  });

  it("fail with the reason if the content cannot be queried", async () => {
    const runQuery = () => Promise.resolve({ errors: ["no such field"] });
    await expect(entryPages(types, runQuery)).rejects.toThrow("no such field");
  });
});
