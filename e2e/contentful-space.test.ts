/** `contentful:import` and `content:pull`, with doubles of Contentful's Management and Delivery APIs. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { toContentType } from "../scripts/contentful/model-export";
import { contentfulSpace } from "../scripts/contentful/space";
import { contentTypes } from "../src/content/model/registry";
import { readLocalContent } from "../src/content/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { startDeliveryApi, TOKEN } from "./contentful/delivery-api";
import { startManagementApi } from "./contentful/management-api";

jest.setTimeout(10 * 60_000);

mkdirSync(".build", { recursive: true });
const folder = mkdtempSync(resolve(".build", "space-"));
const content = join(folder, "content");

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  cpSync(FROZEN_CONTENT, content, { recursive: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (script: string, environment: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, CONTENT_DIRECTORY: content, ...environment };
    const child = execFile(
      process.execPath,
      ["--import", "tsx", `scripts/contentful/${script}.ts`, ...args],
      { env },
      (_, out, error) => resolve({ code: child.exitCode ?? 1, output: out + error }),
    );
  });

const filesOf = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [name, readFileSync(join(directory, name), "latin1")]),
  );

describe("content:pull", () => {
  const space = new TestSpace();
  let api: Awaited<ReturnType<typeof startDeliveryApi>>;
  const pull = () => run("pull", { ...api.environment, CONTENTFUL_ACCESS_TOKEN: TOKEN });

  beforeAll(async () => {
    api = await startDeliveryApi(space);
  });

  afterAll(() => {
    api.close();
  });

  it("restores the imported content byte for byte, also over local changes", async () => {
    rmSync(join(content, "images", "facade.png"));
    writeFileSync(join(content, "stat.json"), "[]");
    const { code, output } = await pull();
    expect(output).toMatch(/entrées reprises de Contentful\.\n$/);
    expect(code).toBe(0);
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("prints what it leaves out, with the links of a build", async () => {
    const publish = space.unpublish("tender-2");
    const { code, output } = await pull();
    publish();
    expect(code).toBe(0);
    expect(output).toContain("Le site paraît, avec 1 point à revoir.");
    expect(output).toContain("/environments/master/entries/homePage?focusedField=tenders");
    const tenders = JSON.parse(readFileSync(join(content, "tender.json"), "utf8")) as unknown[];
    expect(tenders).toHaveLength(space.listed("homePage", "tenders").length - 1);
  });

  it("names a home page that is not published, and two of them, and writes nothing", async () => {
    const publish = space.unpublish("homePage");
    const none = await pull();
    publish();
    expect(none.code).toBe(1);
    expect(none.output).toMatch(/trouvé : aucune entrée publiée/);
    expect(none.output).toContain("/entries?contentTypeId=homePage");
    const home = space.entries.get("homePage");
    if (home) space.entries.set("autre", { ...home, sys: { ...home.sys, id: "autre" } });
    const two = await pull();
    space.entries.delete("autre");
    expect(two.code).toBe(1);
    expect(two.output).toMatch(/attendu : une seule entrée de ce type/);
    for (const id of ["homePage", "autre"])
      expect(two.output).toContain(`/environments/master/entries/${id}\n`);
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("replaces local files that cannot be read", async () => {
    writeFileSync(join(content, "stat.json"), "[{ ");
    const { code, output } = await pull();
    expect(output).toContain("ses anciennes images restent");
    expect(code).toBe(0);
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("changes no file if the space has an error, or the download of a picture fails", async () => {
    api.faults.set("/files", 404);
    expect((await pull()).output).toContain(
      "L’image « facade.png » ne peut pas être téléchargée (réponse 404).",
    );
    api.faults.clear();
    space.publish("tender-1", { status: "Fermé" });
    const { code, output } = await pull();
    expect(code).toBe(1);
    expect(output).toContain("Rien n’a été écrit.");
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });
});

describe("contentful:import", () => {
  const local = contentfulSpace(readLocalContent(FROZEN_CONTENT));
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  const load = (...args: readonly string[]) => run("import", api.environment, ...args);

  beforeAll(async () => {
    api = await startManagementApi();
  });

  afterAll(() => {
    api.close();
  });

  it("lists the missing items of an empty space, and changes nothing with --check", async () => {
    const { code, output } = await load("--check");
    expect(code).toBe(1);
    expect(output).toContain("Il manque le type « Réglages du site » (siteSettings).");
    expect(api.items.size).toBe(1);
  });

  const itemAt = (path: string) => {
    const item = api.items.get(path);
    if (!item) throw new Error(`The space has no ${path}.`);
    return item;
  };
  const written = { fr: "Écrit par un éditeur" };

  it("fills an empty space, lists the missing items after a failure, and resumes there", async () => {
    const loadWithout = async (path: string) => {
      api.refused.set(path, { status: 422, id: "InvalidEntry" });
      const broken = await load();
      api.refused.clear();
      expect(broken.code).toBe(1);
      return broken.output.split("L’import s’est arrêté")[1];
    };
    await loadWithout("content_types/tender/published");
    await loadWithout("assets/homePage-heroImage/files/fr/process");
    const after = await loadWithout("entries/faqItem-2/published");
    const questions = local.entries.filter(({ sys }) => sys.contentType.sys.id === "faqItem");
    expect(after).toContain(`Il manque ${questions.length - 1} × « Question fréquente ».`);
    expect(api.items.has("entries/homePage")).toBe(false);
    const edited = ["stat-1", "faqItem-2"];
    for (const id of edited) Object.assign(itemAt(`entries/${id}`), { fields: { label: written } });
    const { code, output } = await load();
    if (code !== 0) throw new Error(output);
    for (const { sys } of local.assets) expect(itemAt(`assets/${sys.id}`).sys.publishedVersion).toBeDefined();
    for (const { sys, fields } of local.entries) {
      const item = itemAt(`entries/${sys.id}`);
      expect(item.sys.publishedVersion).toBeDefined();
      expect(item.fields).toEqual(edited.includes(sys.id) ? { label: written } : fields);
    }
    for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
      const { sys, fields } = contentType;
      expect(itemAt(`content_types/${sys.id}`)).toMatchObject({ fields });
      const { controls, editorLayout } = itemAt(`content_types/${sys.id}/editor_interface`);
      expect([controls, editorLayout]).toEqual([editorInterface.controls, editorInterface.editorLayout]);
    }
    expect((await load("--check")).code).toBe(0);
  });

  it("updates validations, help texts and groups, and changes no entry of a complete space", async () => {
    const type = itemAt("content_types/tender") as unknown as {
      fields: { id: string; validations: object[] }[];
    };
    type.fields = type.fields.map((field) => (field.id === "status" ? { ...field, validations: [] } : field));
    type.fields.push({ ...type.fields[0], id: "note", validations: [] });
    Object.assign(itemAt("content_types/homePage/editor_interface"), { editorLayout: [] });
    const { fields } = itemAt("entries/homePage");
    Object.assign(itemAt("entries/homePage"), { fields: { ...(fields as object), heroTitle: written } });
    api.items.delete("entries/tender-2");
    const entries = () => JSON.stringify([...api.items].filter(([path]) => path.startsWith("entries/")));
    const before = entries();
    const check = await load("--check");
    expect(check.code).toBe(1);
    expect(check.output.match(/À mettre à jour : .*/g)).toEqual([
      "À mettre à jour : les groupes du type « Page d’accueil » (homePage).",
      "À mettre à jour : le champ « Statut » (tender.status).",
    ]);
    const { code, output } = await load();
    if (code !== 0) throw new Error(output);
    expect((await load("--check")).code).toBe(0);
    expect(JSON.stringify(itemAt("content_types/tender"))).toContain('"note"');
    expect(entries()).toBe(before);
  });

  it("says what a role without rights on types may not do, without the request", async () => {
    api.items.delete("content_types/tender");
    api.refused.set("content_types/tender", { status: 403, id: "AccessDenied" });
    const { code, output } = await load();
    api.refused.clear();
    expect(code).toBe(1);
    expect(output).toMatch(/n’autorise pas ce jeton à écrire le type « .+ » \(tender\) \(réponse 403\)/);
    expect(output).not.toMatch(/"status"|headers|payload|Warning/);
    expect((await load()).code).toBe(0);
  });

  it("names a field of another kind, which it cannot change, with --check and after an import", async () => {
    const type = itemAt("content_types/faqItem") as unknown as { fields: { id: string; type: string }[] };
    const before = type.fields;
    type.fields = before.map((field) => (field.id === "answer" ? { ...field, type: "RichText" } : field));
    const { code, output } = await load("--check");
    type.fields = before;
    expect(code).toBe(1);
    expect(output).toContain("(faqItem.answer) : du texte enrichi, le modèle a du texte");
    expect(output).not.toContain("L’espace a tous les types");
  });
});

describe("a space that another project uses", () => {
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  const load = (...args: readonly string[]) => run("import", api.environment, ...args);

  /** A type of another project, with entries that are published. */
  const addForeign = (typeId: string, entryIds: readonly string[]) => {
    const sys = { version: 2, publishedVersion: 1 };
    const fields = [
      { id: "title", name: "Title", type: "Symbol", localized: true, required: true, validations: [] },
    ];
    api.items.set(`content_types/${typeId}`, { sys: { ...sys, id: typeId }, name: "Theirs", fields });
    for (const id of entryIds) {
      const contentType = { sys: { id: typeId } };
      const entry = { ...sys, id, firstPublishedAt: "2025", contentType };
      api.items.set(`entries/${id}`, { sys: entry, fields: { title: { fr: "Theirs" } } });
    }
  };
  const foreign = () =>
    JSON.stringify(["a", "b", "c", "homePage"].map((id) => api.items.get(`entries/${id}`)));

  beforeAll(async () => {
    api = await startManagementApi();
    addForeign("service", ["a", "b", "c"]);
    addForeign("homePage", ["homePage"]);
    addForeign("page", ["stat-1"]);
  });

  afterAll(() => {
    api.close();
  });

  it.each([[[]], [["--check"]], [["--model-only"]]])(
    "names what is not this site's, and writes nothing with %j",
    async (args) => {
      const { code, output } = await load(...args);
      expect(code).toBe(1);
      expect(output).toContain("Cet espace a déjà, d’un autre projet :");
      expect(output).toMatch(
        /le type « Theirs » \(service, « .+ » sur ce site\), qui a 3 entrées : \d+ changements, dont \d+ champs obligatoires en plus/,
      );
      expect(output).toMatch(/l’entrée \S+\/entries\/homePage, publiée avec le type homePage/);
      expect(output).toMatch(/l’entrée \S+\/entries\/stat-1, du type page, dont l’identifiant/);
      expect(api.written).toEqual([]);
    },
  );

  it("takes the types over with --reprendre, changes no entry of the other project, and says what remains", async () => {
    // The name of an entry to import is taken, which nothing but its removal solves.
    api.items.delete("entries/stat-1");
    const before = foreign();
    const { code, output } = await load("--reprendre");
    expect(output).toContain("Type publié : ");
    expect(foreign()).toBe(before);
    expect(api.items.has("entries/stat-1")).toBe(true);
    // Their home page has the id of ours.
    expect(code).toBe(1);
    expect((await load("--check")).output).toMatch(
      /l’entrée \S+\/entries\/homePage, publiée avec le type homePage/,
    );
    api.items.delete("entries/homePage");
    expect((await load()).code).toBe(0);
    expect((await load("--check")).code).toBe(0);
  });
});
