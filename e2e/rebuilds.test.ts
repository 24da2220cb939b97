/** A good build publishes every page from the current content, whatever happened before; another one changes nothing. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT } from "../src/testing/content";
import { Build } from "./testing/build";

// A build takes a minute, and several on a busy machine.
jest.setTimeout(60 * 60_000);

const NOT_PUBLISHED = "Le site n’est pas publié ; la version précédente reste en place.";

const folder = mkdtempSync(resolve(".build", "edited-"));
/** A copy of the frozen content, which the tests edit, and the site that is built from it. */
const [content, site] = [join(folder, "content"), join(folder, "site")];
cpSync(FROZEN_CONTENT, content, { recursive: true });

const startBuild = () => new Build({ CONTENT_DIRECTORY: content, SITE_DIRECTORY: site });

/** Waits until a build has printed a text. @throws when it ends before. */
async function printed(build: Build, text: string): Promise<void> {
  while (!build.output.includes(text)) {
    if (build.child.exitCode !== null) throw new Error(`No « ${text} » in:\n${build.output}`);
    await setTimeout(50);
  }
}

/** Replaces a text in a file of the content, which must contain it. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(content, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(path, edited);
}

/** The text of each page, by file name. */
function pages(): Readonly<Record<string, string>> {
  const names = readdirSync(site).filter((name) => name.endsWith(".html"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name), "utf8")]));
}

/** The sentence of the footer, which every page shows. */
let copyright = "© Cabinet Énergie Exemple. Tous droits réservés.";
let editions = 0;

/** Changes a text of every page, as an editor would. */
function editFooter(): void {
  editions += 1;
  const next = `Édition ${editions}.`;
  edit("siteSettings.json", copyright, next);
  copyright = next;
}

async function expectGood(build: Build): Promise<void> {
  const code = await build.end();
  if (code !== 0) throw new Error(build.output);
  expect(build.output).not.toContain(NOT_PUBLISHED);
}

/** Every page shows the last edition, in its text and in the data that its scripts read. */
function expectCurrent(): void {
  const published = Object.entries(pages());
  expect(published.length).toBeGreaterThan(3);
  // Beside its site: those of another site stay.
  expect(readdirSync(folder)).toContain("site.headers.conf");
  for (const [name, html] of published) expect(`${name} ${html}`).toContain(copyright);
}

beforeAll(() => expectGood(startBuild()));
afterAll(() => rmSync(folder, { recursive: true }));

it("leaves the published site as it is when content is wrong, and then publishes what was corrected", async () => {
  const before = pages();
  editFooter();
  edit("tender.json", '"status": "Ouvert"', '"status": "Fermé"');
  const build = startBuild();
  expect(await build.end()).toBe(1);
  expect(build.output.split(NOT_PUBLISHED)).toHaveLength(2);
  expect(pages()).toEqual(before);

  edit("tender.json", "Fermé", "Ouvert");
  await expectGood(startBuild());
  expectCurrent();
});

it.each([
  ["SIGKILL", "createPages"],
  ["SIGTERM", "Building production JavaScript"],
] as const)(
  "a build ends with its npm, by %s at %s, and the next one publishes everything",
  async (signal, step) => {
    const before = pages();
    editFooter();
    const killed = startBuild();
    await printed(killed, `success ${step}`);
    killed.child.kill(signal);
    await killed.end();
    expect(pages()).toEqual(before);

    editFooter();
    await expectGood(startBuild());
    expectCurrent();
  },
);

it("builds one after the other when two start at once, and removes the page of a removed entry", async () => {
  editFooter();
  const one = startBuild();
  await printed(one, "success load gatsby config");
  editFooter();
  expect(Object.keys(pages())).toContain("cgv.html");
  edit("legalPage.json", /,\s*\{[^{}]*"kind": "CGV"[^{}]*\}/, "");
  const two = startBuild();
  await printed(two, "attente de sa fin");
  await expectGood(one);
  await expectGood(two);
  expectCurrent();
  expect(Object.keys(pages())).not.toContain("cgv.html");
});
