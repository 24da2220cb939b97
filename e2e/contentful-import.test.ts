/** `npm run contentful:import`, through the real contentful-import: an empty space has everything after one command. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contentTypes } from "../src/content-model";
import { contentfulSpace } from "../src/content-model/contentful-space";
import { readLocalContent } from "../src/content-model/sources/local";
import { makeCertificate } from "./contentful/certificate";
import { type ManagementApi, startManagementApi } from "./contentful/management-api";

jest.setTimeout(5 * 60_000);

const TOKEN = "jeton-de-gestion";
const space = contentfulSpace(contentTypes, readLocalContent("content").entries);
let directory: string;
let authorities: string;
let api: ManagementApi;

function runImport(environment: Readonly<Record<string, string>> = {}, ...words: string[]) {
  const child = spawn("npm", ["run", "--silent", "contentful:import", "--", ...words], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_EXTRA_CA_CERTS: authorities,
      CONTENTFUL_SPACE_ID: "espace",
      CONTENTFUL_ENVIRONMENT: "",
      CONTENTFUL_MANAGEMENT_TOKEN: TOKEN,
      CONTENTFUL_MANAGEMENT_HOST: api.host,
      ...environment,
    },
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on("close", (code) => done({ code, output })),
  );
}

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
  "brings the type %s, published, with its form",
  (id, type) => {
    expect(entity(`content_types/${id}`)).toMatchObject(type);
    const form = space.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id);
    expect(entity(`content_types/${id}/editor_interface`)?.controls).toEqual(form?.controls);
  },
);

it("brings every entry, published", () => {
  for (const { sys, fields } of space.entries) {
    const entry = entity(`entries/${sys.id}`);
    expect(entry?.fields).toEqual(fields);
    expect(entry?.sys).toMatchObject({ contentType: sys.contentType, publishedVersion: 1 });
  }
});

it("brings every picture with its bytes, published", () => {
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

it("leaves a space alone that has these types, and says how to insist", async () => {
  const versions = () => [...api.space.entities.values()].map(({ sys }) => sys.version);
  const before = versions();
  const { code, output } = await runImport();
  expect(code).toBe(1);
  expect(output).toContain("a déjà ces types : siteSettings, homePage");
  expect(output).toContain("--overwrite");
  expect(versions()).toEqual(before);
});

it.each([
  ["a wrong token", { CONTENTFUL_MANAGEMENT_TOKEN: "faux" }, "Contentful refuse le jeton (réponse 401)"],
  ["no token", { CONTENTFUL_MANAGEMENT_TOKEN: "" }, "Il manque CONTENTFUL_MANAGEMENT_TOKEN."],
  ["an unknown space", { CONTENTFUL_SPACE_ID: "ailleurs" }, "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"],
  ["a host that is dead", { CONTENTFUL_MANAGEMENT_HOST: "localhost:65535" }, "ne répond pas (ECONNREFUSED)"],
])("says what is wrong with %s", async (_case, environment, message) => {
  const { code, output } = await runImport(environment);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/jeton-de-gestion|faux/);
});
