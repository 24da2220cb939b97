/** Migrates a space of version 1.0.0, which a team has changed since, to the present model. */
import { checkSpace, migrateSpace } from "../scripts/contentful/migration/run";
import { linkTo } from "../src/content/contentful/format";
import { ManagedSpace, TOKEN } from "./contentful/managed-space";
import type { EntryFields } from "./contentful/management-entry-rules";
import { oldSpace } from "./contentful/old-space";

let managed: ManagedSpace;
let before: ReturnType<ManagedSpace["copy"]>;
let publishedBefore: ReturnType<ManagedSpace["copy"]>;
let plan: { isUpToDate: boolean; printed: string; isUnchanged: boolean };
let stopped: unknown;

/** Changes the space as a team does that uses it: other languages, types and fields, drafts, another order. */
function prepare(): void {
  const { space } = managed;
  space.put("locales/en", { code: "en-US", name: "English", optional: true, fallbackCode: null }, 0);
  const note = { id: "note", name: "Note", type: "RichText", required: false, localized: false };
  const localized = managed
    .fieldsOfType("faqItem")
    .map((field) => ({ ...field, localized: field.id === "question" }));
  managed.saveFields("faqItem", [...localized, note]);
  space.put("content_types/blogPost", { name: "Billet", fields: [{ ...note, id: "body" }] }, 0);
  space.put("content_types/blogPost/published", {}, 1);
  const { question } = managed.fieldsOf("faqItem-1");
  managed.edit("faqItem-1", { question: { ...question, "en-US": "How are you paid?" } }, true);
  managed.edit("faqItem-2", { answer: { fr: "Une réponse que personne n’a publiée." } }, false);
  managed.edit("faqItem-3", { order: { fr: 99 }, note: { fr: { nodeType: "document" } } }, true);
  space.put("entries/brouillon", { fields: { title: { fr: "Un brouillon" } } }, 0, "tender");
  space.put("entries/archive", { fields: { order: { fr: 50 } } }, 0, "tender").sys.archivedVersion = 1;
}

beforeAll(async () => {
  managed = await ManagedSpace.open(oldSpace());
  prepare();
  before = managed.copy();
  publishedBefore = structuredClone([...managed.space.published]);
  const isUpToDate = await checkSpace(managed.run());
  plan = {
    isUpToDate,
    printed: managed.printed,
    isUnchanged: JSON.stringify(before) === JSON.stringify(managed.copy()),
  };
  // A run that stops half way, and one that has to wait.
  managed.api.fail({ method: "PUT", path: "content_types/homePage/published", times: 1, status: 403 });
  stopped = await migrateSpace(managed.run()).catch((error: unknown) => error);
  const headers = { "x-contentful-ratelimit-reset": "0" };
  managed.api.fail({ method: "GET", path: "entries", times: 1, status: 429, headers });
  await migrateSpace(managed.run());
});

afterAll(() => managed.close());

it("is behind the model, and --check only says so", () => {
  expect(plan).toMatchObject({ isUpToDate: false, isUnchanged: true });
  expect(plan.printed).toContain("Page légale (legalPage)\n  • ajouter ce type, avec");
  expect(plan.printed).toContain("(processLegend), obligatoire");
  expect(plan.printed).toContain("--allow-loss=homePage.contactPromises");
});

it("stops with what to check if Contentful refuses a change, and the next run continues", async () => {
  expect(String(stopped)).toContain("Contentful refuse cette action à ce jeton (réponse 403)");
  expect(String(stopped)).toContain("content_types/homePage/published");
  expect(String(stopped)).not.toContain(TOKEN);
  expect(await checkSpace(managed.run())).toBe(true);
  expect(managed.printed).toContain("Le modèle de l’espace a tout ce que le site demande.");
});

it("keeps every value of every draft", () => {
  for (const [path, old] of before) {
    const { type } = old.sys;
    if (type === "Entry") expect(managed.entity(path).fields).toMatchObject(old.fields as EntryFields);
    if (type === "Asset" || type === "Locale") expect(managed.entity(path)).toEqual(old);
  }
  expect(managed.fieldsOf("faqItem-1").question?.["en-US"]).toBe("How are you paid?");
});

it("changes nothing that is published, and publishes no draft", () => {
  const entries = publishedBefore.filter(([path]) => path.startsWith("entries/"));
  for (const [path, { fields }] of entries) expect(managed.space.published.get(path)?.fields).toEqual(fields);
  expect(managed.publishedFieldsOf("brouillon")).toBeUndefined();
  expect(managed.publishedFieldsOf("faqItem-2")).not.toEqual(managed.fieldsOf("faqItem-2"));
});

it("fills the pages' lists in the order of the rank, entries without one last, without archived entries", () => {
  const { questions, tenders } = managed.fieldsOf("homePage");
  const faq = [1, 2, 4, 5, 6, 7, 8, 3].map((rank) => linkTo("Entry", `faqItem-${rank}`));
  expect(questions).toEqual({ fr: faq });
  expect(tenders?.fr).toHaveLength(4);
  expect(tenders?.fr).toContainEqual(linkTo("Entry", "brouillon"));
  expect((tenders?.fr as object[]).at(-1)).toEqual(linkTo("Entry", "brouillon"));
  expect((managed.fieldsOf("whitePaperPage").chapters?.fr as object[]).length).toBeGreaterThan(0);
});

it("hides the rank, so that editors need no number, and keeps its values", () => {
  const rank = managed.fieldsOfType("faqItem").find(({ id }) => id === "order");
  expect(rank).toMatchObject({ omitted: true, required: false, disabled: true });
  expect(managed.fieldsOf("faqItem-3").order).toEqual({ fr: 99 });
});

it("leaves the types, fields and locales alone that are not the site's", () => {
  expect(managed.entity("content_types/blogPost").fields).toEqual([expect.objectContaining({ id: "body" })]);
  expect(managed.fieldIds("faqItem")).toEqual(["order", "question", "answer", "note"]);
  expect(managed.fieldsOfType("faqItem")[1]).toMatchObject({ id: "question", localized: true });
  expect(managed.fieldIds("homePage")).toContain("contactPromises");
  expect(managed.entity("locales/en").code).toBe("en-US");
});

it("says which fields of which entries editors must fill in, and which entry they must create", async () => {
  await migrateSpace(managed.run());
  expect(managed.printed).toMatch(/• Page d’accueil : remplir .*\(processLegend\).*, puis publier/);
  expect(managed.printed).toContain("/environments/master/entries/homePage\n");
  expect(managed.printed).not.toContain("(questions)");
  expect(managed.printed).toContain("créer l’entrée de « Dossier d’assemblée » (assemblyFile)");
});

it("does not fill a list again that an editor has emptied", async () => {
  managed.edit("homePage", { tenders: { fr: [] } }, false);
  await migrateSpace(managed.run());
  expect(managed.fieldsOf("homePage").tenders).toEqual({ fr: [] });
});

it("deletes only what the command allows", async () => {
  await migrateSpace(managed.run(), new Set(["faqItem.order", "homePage.contactPromises"]));
  expect(managed.fieldIds("faqItem")).toEqual(["question", "answer", "note"]);
  expect(managed.fieldIds("homePage")).not.toContain("contactPromises");
  expect(managed.fieldIds("tender")).toContain("order");
  expect(managed.fieldsOf("faqItem-3")).not.toHaveProperty("order");
  expect(managed.fieldsOf("tender-1")).toHaveProperty("order");
});

it("says that it does not find a field, so that a slip does not pass for a deletion", async () => {
  await migrateSpace(managed.run(), new Set(["tender.ordre"]));
  expect(managed.printed).toContain("L’espace n’a pas ce champ : tender.ordre");
  expect(managed.fieldIds("tender")).toContain("order");
});

it("refuses to delete a field of the model", async () => {
  const versions = JSON.stringify(managed.copy());
  await expect(migrateSpace(managed.run(), new Set(["faqItem.answer"]))).rejects.toThrow(
    "Ce ne sont pas des champs à supprimer : faqItem.answer. Rien n’a été changé.",
  );
  expect(JSON.stringify(managed.copy())).toBe(versions);
});
