/** A good build publishes every page from the current content. A failed, killed or refused build changes nothing. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT } from "../src/testing/content";
import { Build } from "./testing/build";

// A build takes a minute, and several on a busy machine.
jest.setTimeout(60 * 60_000);

const NOT_PUBLISHED = "Le site n’est pas publié ; la version précédente reste en place.";

const folder = mkdtempSync(resolve(".build", "edited-"));
const content = join(folder, "content");
const site = join(folder, "site");
cpSync(FROZEN_CONTENT, content, { recursive: true });

/** Signals to npm and its child processes, each after a step of Gatsby. */
const KILLS = [
  ["SIGKILL", "createPages"],
  ["SIGTERM", "Building production JavaScript"],
] as const;

const startBuild = () => new Build({ CONTENT_DIRECTORY: content, SITE_DIRECTORY: site });

/** Waits until a build has printed a text. @throws if the build ends first. */
async function printed(build: Build, text: string): Promise<void> {
  while (!build.output.includes(text)) {
    if (build.child.exitCode !== null) throw new Error(`No « ${text} » in:\n${build.output}`);
    await setTimeout(50);
  }
}

/** Replaces a text in a file of the content. @throws if the file does not contain it. */
function edit(file: string, replaced: string | RegExp, replacement: string): void {
  const path = join(content, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(replaced, replacement);
  if (edited === text) throw new Error(`${file} does not contain ${replaced}.`);
  writeFileSync(path, edited);
}

/** The HTML of the published pages by the names of their files. */
function pages(): Readonly<Record<string, string>> {
  const names = readdirSync(site).filter((name) => name.endsWith(".html"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name), "utf8")]));
}

/** The footer's last line in the current content; each edit gives it another text. */
let copyright = "© Cabinet Énergie Exemple. Tous droits réservés.";
let editions = 0;

function editFooter(): void {
  editions += 1;
  const next = `Édition ${editions}.`;
  edit("siteSettings.json", copyright, next);
  copyright = next;
}

/** Waits for the end of a build. @throws if it has failed. */
async function expectGood(build: Build): Promise<void> {
  const code = await build.ended;
  if (code !== 0) throw new Error(build.output);
  expect(build.output).not.toContain(NOT_PUBLISHED);
}

/** Expects that each published page has the footer of the current content. */
function expectCurrent(): void {
  const published = Object.entries(pages());
  expect(published.length).toBeGreaterThan(3);
  expect(readdirSync(folder)).toContain("site.headers.conf");
  for (const [name, html] of published) expect(`${name} ${html}`).toContain(copyright);
}

beforeAll(() => expectGood(startBuild()));
afterAll(() => rmSync(folder, { recursive: true }));

it("keeps the published site when the content has an error, and when a build is killed or starts beside another; the next build publishes everything", async () => {
  const before = pages();
  edit("tender.json", '"status": "Ouvert"', '"status": "Fermé"');
  const refused = startBuild();
  expect(await refused.ended).toBe(1);
  expect(refused.output.match(new RegExp(NOT_PUBLISHED, "g"))).toHaveLength(1);
  expect(pages()).toEqual(before);
  edit("tender.json", "Fermé", "Ouvert");

  for (const [signal, step] of KILLS) {
    editFooter();
    const build = startBuild();
    await printed(build, `success ${step}`);
    process.kill(-Number(build.child.pid), signal);
    await build.ended;
    expect(pages()).toEqual(before);
  }

  editFooter();
  expect(Object.keys(before)).toContain("cgv.html");
  edit("legalPage.json", /,\s*\{[^{}]*"kind": "CGV"[^{}]*\}/, "");
  const build = startBuild();
  await printed(build, "success load gatsby config");
  const beside = startBuild();
  expect(await beside.ended).toBe(1);
  expect(beside.output).toContain("« npm run build » (processus ");
  await expectGood(build);
  expectCurrent();
  expect(Object.keys(pages())).not.toContain("cgv.html");
});
