/** `contentful:import` and `content:pull`, with doubles of Contentful's Management and Delivery APIs. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

import { toContentType } from "../scripts/contentful/model-export";
import { contentfulSpace } from "../scripts/contentful/space";
import { contentTypes } from "../src/content/model/registry";
import { readLocalContent } from "../src/content/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { startHttps } from "../src/testing/local-server";
import { startDeliveryApi, TOKEN } from "./contentful/delivery-api";

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

interface Item {
  sys: { id: string; version: number; publishedVersion?: number };
  [name: string]: unknown;
}

/** A double of the Management API with the endpoints that the import needs. */
async function startManagementApi() {
  const items = new Map<string, Item>();
  /** Paths whose PUT fails. */
  const refused = new Set<string>();

  function put(path: string, body: object, request: IncomingMessage): Item | undefined {
    const [kind = "", id = "", action = ""] = path.split("/");
    const before = items.get(path) ?? items.get(`${kind}/${id}`);
    const version = (before?.sys.version ?? 0) + 1;
    if (before && action === "published") {
      Object.assign(before.sys, { publishedVersion: version - 1, firstPublishedAt: "2026", version });
      return before;
    }
    if (before && action === "files") {
      // Contentful sets a file's URL once it is processed.
      Object.assign((before.fields as { file: { fr: object } }).file.fr, { url: "//files/a.png" });
      before.sys.version = version;
      return before;
    }
    // Version conflict: Contentful refuses a PUT without the current version.
    if (!action && Number(request.headers["x-contentful-version"] ?? 0) !== version - 1) return undefined;
    const typeId = request.headers["x-contentful-content-type"];
    const owner = action ? id : typeId;
    const contentType = typeof owner === "string" && { contentType: { sys: { id: owner } } };
    const item = { ...body, sys: { ...before?.sys, id, version, ...contentType } };
    items.set(path, item);
    return item;
  }

  function find(path: string): object | undefined {
    if (path.endsWith("/editor_interface")) {
      const type = items.get(path.replace("/editor_interface", ""));
      return (
        items.get(path) ?? (type?.sys.publishedVersion ? { sys: { version: 1 }, controls: [] } : undefined)
      );
    }
    const all = [...items].flatMap(([key, item]) =>
      key.split("/").length === 2 && key.startsWith(`${path}/`) ? item : [],
    );
    const page = { sys: { type: "Array" }, total: all.length, skip: 0, limit: 1000, items: all };
    return items.get(path) ?? (path.includes("/") ? undefined : page);
  }

  const server = await startHttps((request, response) => {
    void text(request).then((sent) => {
      const path =
        (request.url ?? "").split("?")[0]?.replace(/^\/spaces\/espace(\/environments\/master)?\/?/, "") ?? "";
      const isFile = request.headers["content-type"] === "application/octet-stream";
      const body = (sent && !isFile ? JSON.parse(sent) : {}) as object;
      const answerTo = () => {
        if (request.method === "GET") return find(path);
        if (request.method === "POST") return { sys: { id: "upload", type: "Upload" } };
        return refused.has(path) ? undefined : put(path, body, request);
      };
      const answer = answerTo();
      const failure = request.method === "GET" ? 404 : 422;
      const status = answer ? 200 : failure;
      const fault = { sys: { type: "Error", id: status === 404 ? "NotFound" : "InvalidEntry" } };
      response
        .writeHead(status, { "content-type": "application/vnd.contentful.management.v1+json" })
        .end(JSON.stringify(status === 200 ? answer : fault));
    });
  });
  items.set("locales/fr", { sys: { id: "fr", version: 1 }, code: "fr", name: "Français", default: true });
  return {
    items,
    refused,
    environment: {
      CONTENTFUL_SPACE_ID: "espace",
      CONTENTFUL_MANAGEMENT_TOKEN: "jeton",
      CONTENTFUL_MANAGEMENT_HOST: server.host,
      ...server.trust,
    },
    close: server.close,
  };
}

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
      api.refused.add(path);
      const broken = await load();
      api.refused.clear();
      expect(broken.code).toBe(1);
      return broken.output.split("relancez la même commande")[1];
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
    Object.assign(itemAt("entries/homePage"), { fields: { heroTitle: written } });
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
});
