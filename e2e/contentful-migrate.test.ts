/** Migrates spaces on the tests' Management API, which checks what Contentful checks, and runs the command itself. */

import { migrateSpace } from "../scripts/contentful/migration/run";
import { contentTypes } from "../src/content";
import type { ContentType } from "../src/content/content-type";
import { contentfulSpace } from "../src/content/contentful";
import { longText, optional, text } from "../src/content/field";
import { readLocalContent } from "../src/content/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { ManagedSpace, SPACE_ID, TOKEN } from "./contentful/managed-space";
import { oldSpace } from "./contentful/old-space";
import { runScript } from "./contentful/run-script";

let managed: ManagedSpace;

describe("a space of the present model", () => {
  const [faqItem] = contentTypes.filter(({ id }) => id === "faqItem");
  const [tender] = contentTypes.filter(({ id }) => id === "tender");
  if (!faqItem || !tender) throw new Error("These tests change two types that the model no longer has.");
  const withType = (changed: ContentType) =>
    contentTypes.map((type) => (type.id === changed.id ? changed : type));

  beforeEach(async () => {
    const { entries } = readLocalContent(FROZEN_CONTENT);
    managed = await ManagedSpace.open(contentfulSpace(contentTypes, entries));
  });
  afterEach(() => managed.close());

  it("needs no change after an import", async () => {
    const before = JSON.stringify(managed.copy());
    expect(await migrateSpace(managed.run())).toBe(true);
    expect(managed.printed).toContain("Rien à faire dans Contentful.");
    expect(JSON.stringify(managed.copy())).toBe(before);
  });

  it("keeps all values of a renamed field, published and not, and every state", async () => {
    const { question } = faqItem.fields;
    const reply = longText("Réponse", "La réponse.", { max: 1200, formerly: "answer" });
    const renamed = withType({ ...faqItem, fields: { ...(question && { question }), reply } });
    managed.edit("faqItem-2", { answer: { fr: "Un brouillon." } }, false);
    const states = managed.copy().filter(([path]) => path.startsWith("entries/"));
    const { answer } = managed.fieldsOf("faqItem-1");
    const published = managed.publishedFieldsOf("faqItem-2");
    expect(await migrateSpace(managed.run(renamed))).toBe(true);
    expect(managed.fieldIds("faqItem")).toEqual(["question", "reply"]);
    expect(managed.fieldsOf("faqItem-1").reply).toEqual(answer);
    expect(managed.fieldsOf("faqItem-2").reply).toEqual({ fr: "Un brouillon." });
    expect(managed.publishedFieldsOf("faqItem-2")).toMatchObject({ reply: published?.answer });
    for (const [path, { sys }] of states) expect(managed.entity(path).sys).toEqual(sys);
    expect(managed.entity("content_types/faqItem/editor_interface").controls).toContainEqual(
      expect.objectContaining({ fieldId: "reply", settings: { helpText: "La réponse." } }),
    );
  });

  it("keeps the input and the tab of a renamed field, also if it stops before it changes the form", async () => {
    const { question } = faqItem.fields;
    const reply = longText("Réponse", "La réponse.", { max: 1200, formerly: "answer" });
    const renamed = withType({ ...faqItem, fields: { ...(question && { question }), reply } });
    const form = managed.entity("content_types/faqItem/editor_interface");
    const own = { fieldId: "answer", widgetNamespace: "app", widgetId: "relecture" };
    form.controls = [{ fieldId: "question", widgetId: "singleLine" }, own];
    const tab = (...fields: string[]) => [
      { groupId: "texte", name: "Texte", items: fields.map((fieldId) => ({ fieldId })) },
    ];
    form.editorLayout = tab("question", "answer");
    const path = "content_types/faqItem/editor_interface";
    managed.api.fail({ method: "PUT", path, times: 1, status: 403 });
    await expect(migrateSpace(managed.run(renamed))).rejects.toThrow("403");
    expect(managed.fieldIds("faqItem")).toEqual(["question", "reply"]);
    expect(await migrateSpace(managed.run(renamed))).toBe(true);
    const { controls, editorLayout } = managed.entity(path);
    expect(controls).toContainEqual({ ...own, fieldId: "reply" });
    expect(editorLayout).toEqual(tab("question", "reply"));
  });

  it("leaves no input and no place in a tab of a field that it deletes", async () => {
    const path = "content_types/faqItem/editor_interface";
    const note = { id: "note", name: "Note", type: "Text", required: false, localized: false };
    managed.saveFields("faqItem", [...managed.fieldsOfType("faqItem"), note]);
    const form = managed.entity(path);
    form.controls = [...(form.controls as object[]), { fieldId: "note", widgetId: "multipleLine" }];
    form.editorLayout = [{ groupId: "a", name: "A", items: [{ fieldId: "question" }, { fieldId: "note" }] }];
    expect(await migrateSpace(managed.run(), new Set(["faqItem.note"]))).toBe(true);
    expect(JSON.stringify(managed.entity(path))).not.toContain("note");
    expect(managed.entity(path).editorLayout).toEqual([
      { groupId: "a", name: "A", items: [{ fieldId: "question" }] },
    ]);
  });

  it("deletes and adds again the title of entries, if its type changes and the command allows it", async () => {
    const question = longText("Question", "La question.", { max: 200, formerly: "title" });
    const retyped = withType({ ...faqItem, fields: { ...faqItem.fields, question } });
    expect(await migrateSpace(managed.run(retyped), new Set(["faqItem.question"]))).toBe(true);
    expect(managed.fieldsOfType("faqItem")).toContainEqual(
      expect.objectContaining({ id: "question", type: "Text", omitted: false }),
    );
    expect(managed.entity("content_types/faqItem").displayField).toBe("question");
  });

  it("says which entries to publish, because what the site shows lacks the copied value", async () => {
    const { question } = faqItem.fields;
    const reply = (former: { formerly?: string }) =>
      longText("Réaction", "La réponse.", { max: 1200, ...former });
    const added = withType({ ...faqItem, fields: { ...faqItem.fields, reply: optional(reply({})) } });
    const fields = { ...(question && { question }), reply: reply({ formerly: "answer" }) };
    const renamed = withType({ ...faqItem, fields });
    await migrateSpace(managed.run(added));
    managed.edit("faqItem-2", { answer: { fr: "Un brouillon." } }, false);
    // An editor saves the first entry between the change and the publication.
    managed.api.fail({ method: "PUT", path: "entries/faqItem-1/published", times: 1, status: 409 });
    await expect(migrateSpace(managed.run(renamed))).rejects.toThrow("entries/faqItem-1");
    expect(await migrateSpace(managed.run(renamed))).toBe(true);
    const tasks = managed.printed.split("À faire dans Contentful :")[1] ?? "";
    const { fr } = managed.fieldsOf("faqItem-1").question ?? {};
    expect(tasks).toContain(`Question fréquente « ${String(fr)} » : publier\n`);
    expect(tasks).toContain("/entries/faqItem-2");
    expect(tasks).not.toContain("/entries/faqItem-3");
  });

  it("copies the values of a field that was added under its new name before, and publishes no draft", async () => {
    const { question } = faqItem.fields;
    const reply = (former: { formerly?: string }) =>
      optional(longText("Réaction", "La réponse.", { max: 1200, ...former }));
    const added = withType({ ...faqItem, fields: { ...faqItem.fields, reply: reply({}) } });
    const renamed = withType({
      ...faqItem,
      fields: { ...(question && { question }), reply: reply({ formerly: "answer" }) },
    });
    await migrateSpace(managed.run(added));
    managed.edit("faqItem-1", { reply: { fr: "Déjà là." } }, true);
    managed.edit("faqItem-2", { answer: { fr: "Un brouillon." } }, false);
    expect(await migrateSpace(managed.run(renamed))).toBe(true);
    expect(managed.fieldsOf("faqItem-1").reply).toEqual({ fr: "Déjà là." });
    expect(managed.fieldsOf("faqItem-2").reply).toEqual({ fr: "Un brouillon." });
    expect(managed.publishedFieldsOf("faqItem-2")?.reply).toBeUndefined();
    const third = managed.publishedFieldsOf("faqItem-3");
    expect(third?.reply?.fr).toMatch(/\S/);
    expect(third?.reply).toEqual(third?.answer);
    expect(managed.fieldsOfType("faqItem")).toContainEqual(
      expect.objectContaining({ id: "answer", omitted: true }),
    );
  });

  it("loses the values of a field whose type changes only if the command allows it", async () => {
    const deadline = text("Échéance", "En toutes lettres.");
    const retyped = withType({ ...tender, fields: { ...tender.fields, deadline } });
    const { title } = managed.fieldsOf("tender-1");
    expect(await migrateSpace(managed.run(retyped))).toBe(false);
    expect(managed.printed).toContain("refusé, sauf avec --allow-loss=tender.deadline");
    expect(managed.fieldsOf("tender-1")).toHaveProperty("deadline");
    expect(await migrateSpace(managed.run(retyped), new Set(["tender.deadline"]))).toBe(true);
    expect(managed.fieldsOfType("tender")).toContainEqual(
      expect.objectContaining({ id: "deadline", type: "Symbol" }),
    );
    expect(managed.fieldsOf("tender-1")).not.toHaveProperty("deadline");
    expect(managed.fieldsOf("tender-1").title).toEqual(title);
    expect(managed.printed).toContain("Échéance (deadline), puis publier");
  });

  it("publishes a page again whose list was filled, if it is complete and had no draft", async () => {
    const order = { id: "order", name: "Ordre", type: "Integer", required: false, localized: false };
    managed.saveFields("faqItem", [order, ...managed.fieldsOfType("faqItem")]);
    const homePage = managed.entity("entries/homePage");
    homePage.fields = { ...managed.fieldsOf("homePage"), questions: { fr: [] } };
    expect(await migrateSpace(managed.run())).toBe(true);
    const { questions } = managed.publishedFieldsOf("homePage") ?? {};
    expect(questions).toEqual(managed.fieldsOf("homePage").questions);
    expect((questions?.fr as object[]).length).toBeGreaterThan(1);
  });

  it.each([
    [409, "Quelqu’un d’autre vient de changer ce que la commande change"],
    [422, "Contentful refuse la demande (réponse 422 : A fault that a test requested.)"],
  ])("explains an answer %d", async (status, message) => {
    const [removed] = contentTypes.filter(({ id }) => id === "legalPage");
    const added = { ...removed, id: "ajout" } as ContentType;
    managed.api.fail({ method: "PUT", path: "content_types/ajout", times: 1, status });
    await expect(migrateSpace(managed.run([...contentTypes, added]))).rejects.toThrow(message);
  });
});

describe("the command", () => {
  beforeAll(async () => {
    managed = await ManagedSpace.open(oldSpace());
  });
  afterAll(() => managed.close());

  /** Runs it with the options of a person at a terminal. */
  const command = (token: string, ...options: string[]) =>
    runScript("contentful:migrate", options, {
      authorities: managed.authorities,
      spaceId: SPACE_ID,
      token,
      host: managed.api.host,
    });

  it("exits with 1 from --check until the space follows the model", async () => {
    expect(await command(TOKEN, "--check")).toMatchObject({ code: 1 });
    const { code, output } = await command(TOKEN, "--allow-loss=tender.order", "--allow-loss=stat.order");
    expect(code).toBe(0);
    expect(output).toContain("tender.order : supprimé\n");
    expect(output).toContain("stat.order : supprimé\n");
    expect(output).not.toContain("Warning");
    expect(await command(TOKEN, "--check")).toMatchObject({ code: 0 });
  });

  it("names its options if one is misspelt, and changes nothing", async () => {
    const requests = managed.api.requests.length;
    const { code, output } = await command(TOKEN, "--chek");
    expect(code).toBe(1);
    expect(output).toContain("--check, --allow-loss=<type>.<champ>");
    expect(managed.api.requests).toHaveLength(requests);
  });

  it("says which variable to check if the token is wrong", async () => {
    const { code, output } = await command("faux", "--check");
    expect(code).toBe(1);
    expect(output).toContain("CONTENTFUL_MANAGEMENT_TOKEN");
    expect(output).not.toContain("faux");
  });
});
