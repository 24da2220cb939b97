/**
 * `npm run content:pull` writes Contentful's entries to content files. It reads a double of Contentful's
 * Delivery API.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { ALIAS, startDeliveryApi, TOKEN } from "./contentful/delivery-api";

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

/** Runs the command of `content:pull` on the copied content. */
function run(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const args = ["--import", "tsx", "scripts/contentful/pull.ts"];
  const env = { ...process.env, CONTENT_DIRECTORY: content, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_, standardOutput, standardError) =>
      resolve({ code: child.exitCode ?? 1, output: standardOutput + standardError }),
    );
  });
}

/** Pulls a space. @param faults statuses with which the API answers, by a part of the request's address. */
async function pull(space: TestSpace, faults: readonly [string, number][] = [], environment = "master") {
  const api = await startDeliveryApi(space);
  for (const [part, status] of faults) api.faults.set(part, status);
  const variables = { CONTENTFUL_ACCESS_TOKEN: TOKEN, CONTENTFUL_ENVIRONMENT: environment };
  const outcome = await run({ ...api.environment, ...variables });
  api.close();
  return outcome;
}

/** The bytes of all files, by their path in the directory. */
function filesOf(directory: string): Readonly<Record<string, string>> {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => /\.\w+$/.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(directory, path), "latin1")]));
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
  expect((await pull(new TestSpace())).code).toBe(0);
  expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
});

it("prints links to the fields that it leaves out, also through an environment alias", async () => {
  const space = new TestSpace();
  space.unpublish("tender-2");
  const { code, output } = await pull(space, [], ALIAS);
  expect(code).toBe(0);
  expect(output).toContain("Le site paraît, avec 1 point à revoir.");
  expect(output).toContain(`/environments/${ALIAS}/entries/referencesSection?focusedField=tenders`);
  const tenders = JSON.parse(readFileSync(join(content, "tender.json"), "utf8")) as unknown[];
  expect(tenders).toHaveLength(space.listed("referencesSection", "tenders").length - 1);
});

it.each<
  [reason: string, change: (space: TestSpace) => unknown, faults: [string, number][], sentence: string]
>([
  [
    "the space has an error",
    (space) => space.publish("tender-1", { status: "Fermé" }),
    [],
    "/entries/tender-1?focusedField=status",
  ],
  [
    "the download of a picture fails",
    () => undefined,
    [["/files", 404]],
    "l’image « facade.png », que Contentful ne livre pas (Request failed with status code 404)",
  ],
])("changes no file if %s", async (_, change, faults, sentence) => {
  const space = new TestSpace();
  change(space);
  const { code, output } = await pull(space, faults);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).toContain("Rien n’a été écrit.");
  expect(filesOf(content)).toEqual(filesOf(FROZEN_CONTENT));
});
