import type { ContentType } from "./content-type";
import { text } from "./field";
import { validateContent } from "./validate";

const page: ContentType = {
  id: "page",
  interfaceName: "Page",
  label: "Page",
  help: "La page.",
  titleField: "name",
  entries: "single",
  fields: { name: text({ label: "Nom", help: "Le nom.", formerly: "title" }) },
};

it("reports a value under the former name of a field with the present one", () => {
  const entry = { typeId: "page", id: "page", place: "content/page.json", values: { title: "Accueil" } };
  expect(validateContent([page], [entry], [])).toContainEqual({
    place: "content/page.json",
    field: "title",
    expected: "cette valeur dans le champ « name »",
    found: "l’ancien nom du champ",
  });
});
