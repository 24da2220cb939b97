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
import { ALIAS, startDeliveryApi, TOKEN } from "./contentful/delivery-api";
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

interface Outcome {
  code: number;
  /** Texts of both standard streams. */
  output: string;
}

/** Runs a script of `scripts/contentful/` on the copied content. */
function run(
  script: "pull" | "import",
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<Outcome> {
  const args = ["--import", "tsx", `scripts/contentful/${script}.ts`, ...options];
  const env = { ...process.env, CONTENT_DIRECTORY: content, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_, standardOutput, standardError) =>
      resolve({ code: child.exitCode ?? 1, output: standardOutput + standardError }),
    );
  });
}

/** The bytes of all files, by their path in the directory. */
function filesOf(directory: string): Readonly<Record<string, string>> {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => /\.\w+$/.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(directory, path), "latin1")]));
}

describe("content:pull", () => {
  const space = new TestSpace();
  let api: Awaited<ReturnType<typeof startDeliveryApi>>;
  const pull = (environment = "master") =>
    run("pull", { ...api.environment, CONTENTFUL_ACCESS_TOKEN: TOKEN, CONTENTFUL_ENVIRONMENT: environment });

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

  it("prints what it leaves out, with the links of a build, also through an environment alias", async () => {
    const publishAgain = space.unpublish("tender-2");
    const { code, output } = await pull(ALIAS);
    publishAgain();
    expect(code).toBe(0);
    expect(output).toContain("Le site paraît, avec 1 point à revoir.");
    expect(output).toContain(`/environments/${ALIAS}/entries/homePage?focusedField=tenders`);
    const tenders = JSON.parse(readFileSync(join(content, "tender.json"), "utf8")) as unknown[];
    expect(tenders).toHaveLength(space.listed("homePage", "tenders").length - 1);
  });

  it("names a home page that is not published, and two of them, and writes nothing", async () => {
    const publishAgain = space.unpublish("homePage");
    const withoutHome = await pull();
    publishAgain();
    expect(withoutHome.code).toBe(1);
    expect(withoutHome.output).toMatch(/trouvé : aucune entrée publiée/);
    expect(withoutHome.output).toContain("/entries?contentTypeId=homePage");

    const home = space.entries.get("homePage");
    if (home) space.entries.set("second-home", { ...home, sys: { ...home.sys, id: "second-home" } });
    const withTwoHomes = await pull();
    space.entries.delete("second-home");
    expect(withTwoHomes.code).toBe(1);
    expect(withTwoHomes.output).toMatch(/attendu : une seule entrée de ce type/);
    for (const id of ["homePage", "second-home"])
      expect(withTwoHomes.output).toContain(`/environments/master/entries/${id}\n`);
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
    const withoutPictures = await pull();
    api.faults.clear();
    expect(withoutPictures.output).toContain(
      "L’image « facade.png » ne peut pas être téléchargée (réponse 404).",
    );
    const unknownStatus = "Fermé";
    space.publish("tender-1", { status: unknownStatus });
    const withError = await pull();
    expect(withError.code).toBe(1);
    expect(withError.output).toContain("Rien n’a été écrit.");
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });
});

/** A content type as the double of the Management API stores it. */
interface StoredType {
  fields: { id: string; type: string; validations: object[] }[];
}

describe("contentful:import", () => {
  const local = contentfulSpace(readLocalContent(FROZEN_CONTENT));
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  const runImport = (...options: readonly string[]) => run("import", api.environment, options);

  beforeAll(async () => {
    api = await startManagementApi();
  });

  afterAll(() => {
    api.close();
  });

  const itemAt = (path: string) => {
    const item = api.items.get(path);
    if (!item) throw new Error(`The space has no ${path}.`);
    return item;
  };

  const storedType = (typeId: string) => itemAt(`content_types/${typeId}`) as unknown as StoredType;

  const editedText = { fr: "Écrit par un éditeur" };

  /** Fails to write at this path. @returns what the import prints about the failure. */
  async function importRefusedAt(path: string): Promise<string> {
    api.refused.set(path, { status: 422, id: "InvalidEntry" });
    const { code, output } = await runImport();
    api.refused.clear();
    expect(code).toBe(1);
    const [, afterFailure = ""] = output.split("L’import s’est arrêté");
    return afterFailure;
  }

  function expectModel(): void {
    for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
      const { sys, fields } = contentType;
      const { controls, editorLayout } = editorInterface;
      expect(itemAt(`content_types/${sys.id}`)).toMatchObject({ fields });
      const stored = itemAt(`content_types/${sys.id}/editor_interface`);
      expect(stored.controls).toEqual(controls);
      expect(stored.editorLayout).toEqual(editorLayout);
    }
  }

  it("lists the missing items of an empty space, and changes nothing with --check", async () => {
    const [onlyItem] = api.items.keys();
    const { code, output } = await runImport("--check");
    expect(code).toBe(1);
    expect(output).toContain("Il manque le type « Réglages du site » (siteSettings).");
    expect([...api.items.keys()]).toEqual([onlyItem]);
  });

  it("fills an empty space, lists the missing items after a failure, and resumes there", async () => {
    await importRefusedAt("content_types/tender/published");
    await importRefusedAt("assets/homePage-heroImage/files/fr/process");
    const afterFailure = await importRefusedAt("entries/faqItem-2/published");
    // The first question is published. The import goes on with the second one.
    const questions = local.entries.filter(({ sys }) => sys.contentType.sys.id === "faqItem");
    expect(afterFailure).toContain(`Il manque ${questions.length - 1} × « Question fréquente ».`);
    expect(api.items.has("entries/homePage")).toBe(false);

    // An editor changes a published entry, and the draft of the refused one.
    const editedIds = ["stat-1", "faqItem-2"];
    for (const id of editedIds) Object.assign(itemAt(`entries/${id}`), { fields: { label: editedText } });
    const { code, output } = await runImport();
    if (code !== 0) throw new Error(output);

    for (const { sys } of local.assets) expect(itemAt(`assets/${sys.id}`).sys.publishedVersion).toBeDefined();
    for (const { sys, fields } of local.entries) {
      const item = itemAt(`entries/${sys.id}`);
      expect(item.sys.publishedVersion).toBeDefined();
      expect(item.fields).toEqual(editedIds.includes(sys.id) ? { label: editedText } : fields);
    }
    expectModel();
    const check = await runImport("--check");
    expect(check.code).toBe(0);
  });

  it("updates validations, help texts and groups, and changes no entry of a complete space", async () => {
    // Type: a validation is missing, and the other project of the space has added a field. Form: the groups are missing.
    const tender = storedType("tender");
    const [firstField] = tender.fields;
    if (!firstField) throw new Error("The type has no field.");
    const fieldsWithoutChoice = tender.fields.map((field) =>
      field.id === "status" ? { ...field, validations: [] } : field,
    );
    tender.fields = [...fieldsWithoutChoice, { ...firstField, id: "note", validations: [] }];
    Object.assign(itemAt("content_types/homePage/editor_interface"), { editorLayout: [] });
    // Entries: an editor has changed the home page, and has deleted a tender.
    const home = itemAt("entries/homePage");
    home.fields = { ...(home.fields as object), heroTitle: editedText };
    api.items.delete("entries/tender-2");
    const entries = () => JSON.stringify([...api.items].filter(([path]) => path.startsWith("entries/")));
    const entriesBefore = entries();

    const check = await runImport("--check");
    expect(check.code).toBe(1);
    expect(check.output.match(/À mettre à jour : .*/g)).toEqual([
      "À mettre à jour : les groupes du type « Page d’accueil » (homePage).",
      "À mettre à jour : le champ « Statut » (tender.status).",
    ]);

    const { code, output } = await runImport();
    if (code !== 0) throw new Error(output);
    const checkAfter = await runImport("--check");
    expect(checkAfter.code).toBe(0);
    expect(storedType("tender").fields.map(({ id }) => id)).toContain("note");
    expect(entries()).toBe(entriesBefore);
  });

  it("says what a role without rights on types may not do, without the request", async () => {
    api.items.delete("content_types/tender");
    api.refused.set("content_types/tender", { status: 403, id: "AccessDenied" });
    const refused = await runImport();
    api.refused.clear();
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /n’autorise pas ce jeton à écrire le type « .+ » \(tender\) \(réponse 403\)/,
    );
    expect(refused.output).not.toMatch(/"status"|headers|payload|Warning/);
    const allowed = await runImport();
    expect(allowed.code).toBe(0);
  });

  it("needs no content with --model-only", async () => {
    writeFileSync(join(content, "stat.json"), "[{ ");
    api.items.delete("content_types/tender");
    const { code, output } = await runImport("--model-only");
    expect(output).toContain("Type publié : Appel d’offres");
    expect(code).toBe(0);
  });

  it("names a field of another kind, which it cannot change, with --check", async () => {
    const question = storedType("faqItem");
    const fieldsBefore = question.fields;
    question.fields = fieldsBefore.map((field) =>
      field.id === "answer" ? { ...field, type: "RichText" } : field,
    );
    const { code, output } = await runImport("--check");
    question.fields = fieldsBefore;
    expect(code).toBe(1);
    expect(output).toContain("(faqItem.answer) : du texte enrichi, le modèle a du texte");
    expect(output).not.toContain("L’espace a tous les types");
  });
});

describe("a space that another project uses", () => {
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  const runImport = (...options: readonly string[]) => run("import", api.environment, options);

  /** A type of another project, with entries that are published. */
  function addForeignType(typeId: string, entryIds: readonly string[]): void {
    const version = { version: 2, publishedVersion: 1 };
    const title = {
      id: "title",
      name: "Title",
      type: "Symbol",
      localized: true,
      required: true,
      validations: [],
    };
    const type = { sys: { ...version, id: typeId }, name: "Theirs", fields: [title] };
    api.items.set(`content_types/${typeId}`, type);
    for (const id of entryIds) {
      const sys = { ...version, id, firstPublishedAt: "2025", contentType: { sys: { id: typeId } } };
      api.items.set(`entries/${id}`, { sys, fields: { title: { fr: "Theirs" } } });
    }
  }

  const foreignServices = ["a", "b", "c"];
  const foreignEntries = () =>
    JSON.stringify([...foreignServices, "homePage"].map((id) => api.items.get(`entries/${id}`)));

  beforeAll(async () => {
    api = await startManagementApi();
    // Two types have the ids of ours.
    addForeignType("service", foreignServices);
    addForeignType("homePage", ["homePage"]);
    // A type of their own, whose entry has the id of one of ours.
    addForeignType("page", ["stat-1"]);
  });

  afterAll(() => {
    api.close();
  });

  it.each([{ options: [] }, { options: ["--check"] }, { options: ["--reprendre"] }])(
    "names what is not this site's, and writes nothing with $options as long as an entry has the id of ours",
    async ({ options }) => {
      const { code, output } = await runImport(...options);
      expect(code).toBe(1);
      expect(output).toContain("Cet espace a déjà, d’un autre projet :");
      expect(output).toMatch(
        /le type « Theirs » \(service, « .+ » sur ce site\), qui a 3 entrées : \d+ changements, dont \d+ champs obligatoires en plus/,
      );
      expect(output).toMatch(/l’entrée \S+\/entries\/homePage, publiée avec le type homePage/);
      expect(output).toMatch(/l’entrée \S+\/entries\/stat-1, du type page, dont l’identifiant/);
      expect(output).toContain("--reprendre n’y change rien");
      expect(api.written).toEqual([]);
    },
  );

  it("knows no other option", async () => {
    const { code, output } = await runImport("--chek");
    expect(code).toBe(1);
    expect(output).toMatch(/ne connaît que les options --check, --model-only, --reprendre\.\n$/);
  });

  it("takes the types over with --reprendre, changes no entry of the other project, and says what remains", async () => {
    // Only the removal of this entry frees its id, which an entry to import needs.
    api.items.delete("entries/stat-1");
    const entriesBefore = foreignEntries();
    const takeover = await runImport("--reprendre");
    expect(takeover.output).toContain("Type publié : ");
    expect(foreignEntries()).toBe(entriesBefore);
    expect(api.items.has("entries/stat-1")).toBe(true);
    // Their home page has the id of ours, so it is left for a person to remove.
    expect(takeover.code).toBe(1);
    const [, atTheEnd = ""] = takeover.output.split("L’import est fini.");
    expect(atTheEnd).toMatch(
      /l’entrée \S+\/entries\/homePage, .+ elle a l’identifiant de la page à importer/,
    );
    const check = await runImport("--check");
    expect(check.output).toMatch(/l’entrée \S+\/entries\/homePage, publiée avec le type homePage/);
    api.items.delete("entries/homePage");
    const resumed = await runImport();
    expect(resumed.code).toBe(0);
    const checkAfter = await runImport("--check");
    expect(checkAfter.code).toBe(0);
  });
});
