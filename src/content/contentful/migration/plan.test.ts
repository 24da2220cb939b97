import type { ContentType } from "../../content-type";
import { entryList, integer, text } from "../../field";
import { contentTypes } from "../../index";
import { contentfulModel } from "../index";
import { lossName } from "./losses";
import { planMigration } from "./plan";
import { isBehind, planInWords, refusedLosses } from "./report";
import type { StoredControl, StoredField, StoredModel, StoredType } from "./stored-space";

const question: ContentType = {
  id: "question",
  interfaceName: "Question",
  label: "Question",
  help: "Les questions.",
  titleField: "title",
  entries: "listed",
  fields: { title: text("Titre", "Le titre.", { formerly: "heading" }) },
};

const page: ContentType = {
  id: "page",
  interfaceName: "Page",
  label: "Page",
  help: "La page.",
  titleField: "name",
  entries: "single",
  fields: {
    name: text("Nom", "Le nom.", { max: 40 }),
    questions: entryList(question, "Liste", "La liste.", { min: 1, max: 9 }),
    count: integer("Nombre", "Un nombre.", { min: 1, max: 9 }),
  },
};

const model = [page, question];

/** A space that has all of the model. */
const upToDate = (): StoredModel => contentfulModel(model);

/** A space with other fields in a type. */
const withFields = (
  typeId: string,
  change: (fields: readonly StoredField[]) => StoredField[],
): StoredModel => {
  const space = upToDate();
  const changed = (type: StoredType) => ({ ...type, fields: change(type.fields) });
  return {
    ...space,
    contentTypes: space.contentTypes.map((type) => (type.sys.id === typeId ? changed(type) : type)),
  };
};

const fieldOf = (id: string, type: string, others: Partial<StoredField> = {}): StoredField => ({
  id,
  name: id,
  type,
  required: false,
  localized: false,
  ...others,
});

/** The steps of a plan, after the id of their type. */
const stepsOf = (space: StoredModel) =>
  planMigration(model, space).types.flatMap(({ type, steps }) => steps.map((step) => `${type.id}: ${step}`));

const fieldsOf = (space: StoredModel, typeId: string) =>
  planMigration(model, space).types.find(({ type }) => type.id === typeId)?.target.fields ?? [];

describe("a space that has all of the model", () => {
  it("needs no step", () => {
    const plan = planMigration(contentTypes, contentfulModel(contentTypes));
    expect(plan).toEqual({ types: [], losses: [] });
    expect(isBehind(plan)).toBe(false);
    expect(planInWords(plan, new Set())).toBe("Le modèle de l’espace a tout ce que le site demande.");
  });

  it("may write rules in another way", () => {
    const space = withFields("page", (fields) =>
      fields.map((field) => ({
        ...field,
        validations: field.validations?.map((rule) => ({ flags: null, ...rule })) ?? [],
      })),
    );
    expect(stepsOf(space)).toEqual([]);
  });

  it("may have types, fields, languages and inputs of its own", () => {
    const { contentTypes: types, editorInterfaces } = withFields("page", ([name, ...others]) => [
      ...(name ? [{ ...name, localized: true }] : []),
      fieldOf("slug", "RichText"),
      ...others,
    ]);
    const blogPost = { sys: { id: "blogPost" }, name: "Billet", fields: [fieldOf("body", "RichText")] };
    const own: StoredControl = { fieldId: "name", widgetNamespace: "app", widgetId: "colour" };
    const plan = planMigration(model, {
      contentTypes: [...types, blogPost],
      editorInterfaces: editorInterfaces.map((form) => ({
        ...form,
        controls: form.controls?.map((control) => (control.fieldId === "name" ? own : control)) ?? [],
      })),
    });
    expect(plan.types).toEqual([]);
    expect(plan.losses.map(lossName)).toEqual(["page.slug"]);
    expect(isBehind(plan)).toBe(false);
  });
});

describe("a step", () => {
  it("adds what an empty space lacks, listed types first", () => {
    expect(stepsOf({ contentTypes: [], editorInterfaces: [] })).toEqual([
      "question: ajouter ce type, avec 1 champ",
      "page: ajouter ce type, avec 3 champs",
    ]);
  });

  it("adds a field where the model has it, and keeps a field of the space where it is", () => {
    const space = withFields("page", (fields) => [
      ...fields.filter(({ id }) => id !== "questions"),
      fieldOf("slug", "Symbol"),
    ]);
    expect(stepsOf(space)).toEqual(["page: ajouter le champ « Liste » (questions), obligatoire"]);
    expect(fieldsOf(space, "page").map(({ id }) => id)).toEqual(["name", "questions", "count", "slug"]);
  });

  it("names all that changes in a field, and keeps its languages", () => {
    const space = withFields("page", (fields) =>
      fields.map((field) =>
        field.id === "name"
          ? { ...field, name: "Nom court", required: false, localized: true, omitted: true, validations: [] }
          : field,
      ),
    );
    expect(stepsOf(space)).toEqual([
      "page: changer le champ « Nom » (name) : son nom (avant : « Nom court »), obligatoire, ses règles de saisie, de nouveau livré au site",
    ]);
    expect(fieldsOf(space, "page")[0]).toMatchObject({ localized: true, omitted: false, required: true });
  });

  it("changes help texts and inputs, and keeps the settings that the space has added", () => {
    const { contentTypes: types, editorInterfaces } = upToDate();
    const other = { widgetId: "urlEditor", settings: { helpText: "Avant.", own: true } };
    const space: StoredModel = {
      contentTypes: types,
      editorInterfaces: editorInterfaces.map(({ sys, controls = [] }) => ({
        sys,
        controls: controls.map((control) => ({ ...control, ...(control.fieldId === "name" && other) })),
      })),
    };
    expect(stepsOf(space)).toEqual([
      "page: changer le champ « Nom » (name) : son texte d’aide, son champ de saisie",
    ]);
    expect(planMigration(model, space).types[0]?.controls[0]).toMatchObject({
      widgetId: "singleLine",
      settings: { helpText: "Le nom.", own: true },
    });
  });

  it("changes name, description, title and order of a type", () => {
    const space = withFields("page", (fields) => fields.toReversed());
    const contentTypesBefore = space.contentTypes.map((type) =>
      type.sys.id === "page" ? { ...type, name: "Feuille", description: "", displayField: "count" } : type,
    );
    expect(stepsOf({ ...space, contentTypes: contentTypesBefore })).toEqual([
      "page: changer le nom du type (avant : « Feuille »)",
      "page: changer la description du type",
      "page: prendre le champ name comme titre des entrées",
      "page: ranger les champs dans l’ordre du modèle",
    ]);
  });

  it("activates a type that a run before has only saved", () => {
    const { contentTypes: types, editorInterfaces } = upToDate();
    const saved = (sys: object) =>
      stepsOf({
        contentTypes: types.map((type) => ({ ...type, sys: { ...type.sys, ...sys } })),
        editorInterfaces,
      });
    expect(saved({ version: 4, publishedVersion: 3 })).toEqual([]);
    expect(saved({ version: 5, publishedVersion: 3 })).toHaveLength(2);
    expect(saved({ version: 1, publishedVersion: undefined })).toHaveLength(2);
  });

  it("renames a field that has a former name in the space, and does not lose it", () => {
    const space = withFields("question", (fields) => fields.map((field) => ({ ...field, id: "heading" })));
    const { types, losses } = planMigration(model, space);
    expect(types[0]?.renames).toEqual([{ from: "heading", to: "title" }]);
    expect(types[0]?.steps[0]).toBe("renommer le champ heading en title, avec toutes ses valeurs");
    expect(types[0]?.target.fields.map(({ id }) => id)).toEqual(["title"]);
    expect(losses).toEqual([]);
  });

  it("gives a renamed field the input and the place in the form's tabs that it had", () => {
    const own: StoredControl = { fieldId: "heading", widgetNamespace: "app", widgetId: "colour" };
    const space = withFields("question", (fields) => fields.map((field) => ({ ...field, id: "heading" })));
    const forms = space.editorInterfaces.map((form) => ({ ...form, controls: [own, { fieldId: "title" }] }));
    const [migration] = planMigration(model, { ...space, editorInterfaces: forms }).types;
    expect(migration?.controls).toEqual([{ ...own, fieldId: "title" }]);
    // A run before has renamed the field, and stopped before it changed the form.
    const stopped = planMigration([question], { ...upToDate(), editorInterfaces: forms }).types;
    expect(stopped.map(({ steps }) => steps)).toEqual([
      ["donner aux champs renommés leur place dans le formulaire"],
    ]);
    expect(stopped[0]?.controls).toEqual([{ ...own, fieldId: "title" }]);
  });

  it("names a renamed field whose type has changed too, because its values would be lost", () => {
    const space = withFields("question", () => [fieldOf("heading", "Text", { name: "Titre" })]);
    const plan = planMigration(model, space);
    expect(isBehind(plan)).toBe(true);
    expect(planInWords(plan, new Set())).toContain("refusé, sauf avec --allow-loss=question.title");
  });

  it("copies the values of a field that the space has under both names, until the former one is hidden", () => {
    const space = (former: Partial<StoredField>) =>
      withFields("question", (fields) => [...fields, fieldOf("heading", "Symbol", former)]);
    expect(stepsOf(space({}))).toEqual([
      "question: mettre les valeurs du champ heading dans title là où il est vide, puis masquer heading : ses valeurs restent",
    ]);
    expect(stepsOf(space({ omitted: true }))).toEqual([]);
    expect(stepsOf(space({ type: "Text" }))).toEqual([]);
    expect(planMigration(model, space({})).losses.map(lossName)).toEqual(["question.heading"]);
  });

  it("moves the former rank of entries into the page's list, until it is hidden", () => {
    const space = (rank: Partial<StoredField>) =>
      withFields("question", (fields) => [fieldOf("order", "Integer", rank), ...fields]);
    expect(stepsOf(space({ required: true }))).toEqual([
      expect.stringContaining("question: mettre ses entrées dans la liste « Liste » de « Page »"),
    ]);
    expect(stepsOf(space({ omitted: true }))).toEqual([]);
    expect(planMigration(model, space({ omitted: true })).losses.map(lossName)).toEqual(["question.order"]);
  });
});

describe("a change that loses values", () => {
  const retyped = withFields("page", (fields) => [
    ...fields.filter(({ id }) => id !== "count"),
    fieldOf("count", "Symbol", { name: "Nombre" }),
    fieldOf("old", "Text", { name: "Ancien" }),
  ]);

  it("is refused without its own option", () => {
    const plan = planMigration(model, retyped);
    expect(isBehind(plan)).toBe(true);
    expect(refusedLosses(plan, new Set()).map(lossName)).toEqual(["page.count", "page.old"]);
    expect(refusedLosses(plan, new Set(["page.count"])).map(lossName)).toEqual(["page.old"]);
    const words = planInWords(plan, new Set(["page.old"]));
    expect(words).toContain("page.count : « Nombre » est de type Symbol et le modèle veut Integer");
    expect(words).toContain("refusé, sauf avec --allow-loss=page.count");
    expect(words).toContain(
      "page.old : « Ancien » n’est pas dans le modèle. Il est supprimé avec ses valeurs",
    );
  });

  it("leaves the field as it is", () => {
    expect(stepsOf(retyped)).toEqual([]);
  });
});
