/** Runs `npm run contentful:import` with the real contentful-import: one command fills an empty space. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contentTypes } from "../src/content";
import { contentfulSpace } from "../src/content/contentful";
import { readLocalContent } from "../src/content/sources/local";
import { makeCertificate } from "./contentful/certificate";
import { type ManagementApi, startManagementApi } from "./contentful/management-api";
import { runScript } from "./contentful/run-script";

jest.setTimeout(5 * 60_000);

const TOKEN = "jeton-de-gestion";
const space = contentfulSpace(contentTypes, readLocalContent("content").entries);
let directory: string;
let authorities: string;
let api: ManagementApi;

const runImport = (environment: Readonly<Record<string, string>> = {}, ...args: string[]) =>
  runScript(
    "contentful:import",
    args,
    { authorities, spaceId: "espace", token: TOKEN, host: api.host },
    environment,
  );

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "management-"));
  const certificate = makeCertificate(directory);
  authorities = certificate.authorities;
  api = await startManagementApi({ certificate, token: TOKEN, spaceId: "espace" });
  const { code, output } = await runImport();
  if (code !== 0) throw new Error(output);
});

afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

const entity = (path: string) => api.space.entities.get(path);

it("makes French the default locale of the empty space", () => {
  expect(entity("locales/premiere")).toMatchObject({ code: "fr", name: "Français", default: true });
});

it.each(space.contentTypes.map((type) => [type.sys.id, type] as const))(
  "imports and publishes the type %s, with its editor form",
  (id, type) => {
    expect(entity(`content_types/${id}`)).toMatchObject(type);
    const form = space.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id);
    expect(entity(`content_types/${id}/editor_interface`)?.controls).toEqual(form?.controls);
  },
);

it("imports and publishes every entry", () => {
  for (const { sys, fields } of space.entries) {
    const entry = entity(`entries/${sys.id}`);
    expect(entry?.fields).toEqual(fields);
    expect(entry?.sys).toMatchObject({ contentType: sys.contentType, publishedVersion: 1 });
  }
});

it("imports and publishes every picture with its bytes", () => {
  for (const { sys, fields } of space.assets) {
    const asset = entity(`assets/${sys.id}`);
    const { description, file } = asset?.fields as { description: unknown; file: { fr: { url: string } } };
    expect(description).toEqual(fields.description);
    expect(asset?.sys.publishedVersion).toBeGreaterThan(0);
    const [, upload = ""] = /images\.test\/([^/]+)\//.exec(file.fr.url) ?? [];
    const local = readFileSync(join("content", "images", String(fields.file.fr?.fileName)));
    expect(api.space.uploads.get(upload)?.equals(local)).toBe(true);
  }
});

it("changes nothing in a space that already has these types, and names the option that overwrites them", async () => {
  const versions = () => [...api.space.entities.values()].map(({ sys }) => sys.version);
  const before = versions();
  const { code, output } = await runImport();
  expect(code).toBe(1);
  expect(output).toContain(`a déjà ces types : ${contentTypes.map(({ id }) => id).join(", ")}.`);
  expect(output).toContain("--overwrite");
  expect(versions()).toEqual(before);
});

it.each([
  ["a wrong token", { CONTENTFUL_MANAGEMENT_TOKEN: "faux" }, "Contentful refuse le jeton (réponse 401)"],
  ["no token", { CONTENTFUL_MANAGEMENT_TOKEN: "" }, "Il manque CONTENTFUL_MANAGEMENT_TOKEN."],
  ["an unknown space", { CONTENTFUL_SPACE_ID: "ailleurs" }, "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"],
  [
    "a host that does not answer",
    { CONTENTFUL_MANAGEMENT_HOST: "localhost:65535" },
    "ne répond pas (ECONNREFUSED)",
  ],
])("explains the failure with %s", async (_case, environment, message) => {
  const { code, output } = await runImport(environment);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/jeton-de-gestion|faux/);
});
