/** `contentful:import` and `content:pull`, with doubles of Contentful's Management and Delivery APIs. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { contentTypes } from "../src/content/model/registry";
import { toContentType } from "../src/content/sources/contentful/model-export";
import { contentfulSpace } from "../src/content/sources/contentful/space";
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
  async function pull(space: TestSpace, faults: readonly [string, number][] = [], environment = "master") {
    const api = await startDeliveryApi(space);
    for (const [part, status] of faults) api.faults.set(part, status);
    const variables = { CONTENTFUL_ACCESS_TOKEN: TOKEN, CONTENTFUL_ENVIRONMENT: environment };
    const outcome = await run("pull", { ...api.environment, ...variables });
    api.close();
    return outcome;
  }

  it("restores the imported content byte for byte, also over local changes", async () => {
    rmSync(join(content, "images", "facade.png"));
    writeFileSync(join(content, "stat.json"), "[]");
    const { code, output } = await pull(new TestSpace());
    expect(output).toMatch(/entrées reprises de Contentful\.\n$/);
    expect(code).toBe(0);
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("replaces local files that cannot be read", async () => {
    writeFileSync(join(content, "stat.json"), "[{ ");
    const { code, output } = await pull(new TestSpace());
    expect(output).toContain("ses anciennes images restent");
    expect(code).toBe(0);
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("prints what it leaves out, with the links of a build, also through an environment alias", async () => {
    const space = new TestSpace();
    space.unpublish("tender-2");
    const { code, output } = await pull(space, [], ALIAS);
    expect(code).toBe(0);
    expect(output).toContain("Le site paraît, avec 1 point à revoir.");
    expect(output).toContain(`/environments/${ALIAS}/entries/homePage?focusedField=tenders`);
    const tenders = JSON.parse(readFileSync(join(content, "tender.json"), "utf8")) as unknown[];
    expect(tenders).toHaveLength(space.listed("homePage", "tenders").length - 1);
  });

  it("changes no file if the space has an error", async () => {
    const space = new TestSpace();
    space.publish("tender-1", { status: "Fermé" });
    const { code, output } = await pull(space);
    expect(code).toBe(1);
    expect(output).toContain("/entries/tender-1?focusedField=status");
    expect(output).toContain("Rien n’a été écrit.");
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });

  it("changes no file if the download of a picture fails", async () => {
    const { code, output } = await pull(new TestSpace(), [["/files", 404]]);
    expect(code).toBe(1);
    expect(output).toContain("L’image « facade.png » ne peut pas être téléchargée (réponse 404).");
    expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
  });
});

describe("contentful:import", () => {
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  const runImport = (...options: readonly string[]) => run("import", api.environment, options);

  beforeEach(async () => {
    api = await startManagementApi();
  });

  afterEach(() => {
    api.close();
  });

  const itemAt = (path: string) => {
    const item = api.items.get(path);
    if (!item) throw new Error(`The space has no ${path}.`);
    return item;
  };

  /** Changes a field of a stored type. */
  function changeField(typeId: string, fieldId: string, changes: object): void {
    const type = itemAt(`content_types/${typeId}`);
    const fields = type.fields as { id: string }[];
    type.fields = fields.map((field) => (field.id === fieldId ? { ...field, ...changes } : field));
  }

  const editedText = { fr: "Écrit par un éditeur" };

  it("lists the missing items of an empty space, and changes nothing with --check", async () => {
    const { code, output } = await runImport("--check");
    expect(code).toBe(1);
    expect(output).toContain("Il manque le type « Réglages du site » (siteSettings).");
    expect(api.written).toEqual([]);
  });

  it("fills an empty space, says what is left after a refusal, and resumes there", async () => {
    api.refused.set("entries/faqItem-2/published", { status: 422, id: "InvalidEntry" });
    const refused = await runImport();
    expect(refused.code).toBe(1);
    // The first question is published. The import goes on with the second one.
    const { entries, assets } = contentfulSpace(readLocalContent(FROZEN_CONTENT));
    const questions = entries.filter(({ sys }) => sys.contentType.sys.id === "faqItem");
    const [, afterFailure = ""] = refused.output.split("L’import s’est arrêté");
    expect(afterFailure).toContain(`Il manque ${questions.length - 1} × « Question fréquente ».`);
    expect(afterFailure).toContain("Contentful refuse l’entrée faqItem-2 (faqItem)");
    expect(refused.output).not.toMatch(/"status"|headers|payload|Warning/);
    expect(api.items.has("entries/homePage")).toBe(false);

    // An editor changes a published entry, and the draft of the refused one.
    api.refused.clear();
    const editedIds = ["faqItem-1", "faqItem-2"];
    for (const id of editedIds) itemAt(`entries/${id}`).fields = { answer: editedText };
    const { code, output } = await runImport();
    if (code !== 0) throw new Error(output);
    for (const { sys } of assets) expect(itemAt(`assets/${sys.id}`).sys.publishedVersion).toBeDefined();
    for (const { sys, fields } of entries) {
      const item = itemAt(`entries/${sys.id}`);
      expect(item.sys.publishedVersion).toBeDefined();
      expect(item.fields).toEqual(editedIds.includes(sys.id) ? { answer: editedText } : fields);
    }
    for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
      const path = `content_types/${contentType.sys.id}`;
      expect(itemAt(path)).toMatchObject({ fields: contentType.fields });
      expect(itemAt(`${path}/editor_interface`)).toMatchObject(editorInterface);
    }
  });

  it("updates validations, help texts and groups, and changes no entry of a complete space", async () => {
    api.fill();
    changeField("tender", "status", { validations: [] });
    itemAt("content_types/homePage/editor_interface").editorLayout = [];
    // Another project has added a field, and an editor has changed the home page, and deleted a tender.
    const tender = itemAt("content_types/tender");
    tender.fields = [...(tender.fields as object[]), { id: "note", type: "Symbol", validations: [] }];
    itemAt("entries/homePage").fields = { heroTitle: editedText };
    api.items.delete("entries/tender-2");
    const entries = () => JSON.stringify([...api.items].filter(([path]) => path.startsWith("entries/")));
    const entriesBefore = entries();

    const { code, output } = await runImport();
    expect(output.match(/À mettre à jour : .*/g)).toEqual([
      "À mettre à jour : les groupes du type « Page d’accueil » (homePage).",
      "À mettre à jour : le champ « Statut » (tender.status).",
    ]);
    expect(code).toBe(0);
    expect(itemAt("content_types/tender").fields).toContainEqual(expect.objectContaining({ id: "note" }));
    expect(entries()).toBe(entriesBefore);
    expect(await runImport("--check")).toMatchObject({ code: 0 });
  });

  it("needs no content with --model-only", async () => {
    writeFileSync(join(content, "stat.json"), "[{ ");
    const { code, output } = await runImport("--model-only");
    expect(output).toContain("Type publié : Appel d’offres");
    expect(code).toBe(0);
  });

  it("names a field of another kind, which it cannot change, with --check", async () => {
    api.fill();
    changeField("faqItem", "answer", { type: "RichText" });
    const { code, output } = await runImport("--check");
    expect(code).toBe(1);
    expect(output).toContain("(faqItem.answer) : du texte enrichi, le modèle a du texte");
    expect(output).not.toContain("L’espace a tous les types");
  });

  it("writes nothing into a space where another project has a type or an entry with an id of ours: it names them", async () => {
    const sys = { version: 2, publishedVersion: 1 };
    const title = { id: "title", name: "Title", type: "Symbol" };
    for (const id of ["service", "page"])
      api.items.set(`content_types/${id}`, { sys: { ...sys, id }, name: "Theirs", fields: [title] });
    const contentType = { sys: { id: "page" } };
    for (const id of ["stat-1", "page-1"])
      api.items.set(`entries/${id}`, { sys: { ...sys, id, contentType } });
    const { code, output } = await runImport();
    expect(code).toBe(1);
    const space = "https://app.contentful.com/spaces/espace/environments/master";
    expect(output.match(/ {2}• .*/g)).toEqual([
      `  • le type « Theirs » (${space}/content_types/service/fields)`,
      `  • une entrée du type page (${space}/entries/stat-1)`,
    ]);
    expect(output).toContain("prenez un environnement vide");
    expect(api.written).toEqual([]);
  });

  it("knows no other option", async () => {
    const { code, output } = await runImport("--chek");
    expect(code).toBe(1);
    expect(output).toMatch(/ne connaît que les options --check, --model-only\.\n$/);
  });
});
