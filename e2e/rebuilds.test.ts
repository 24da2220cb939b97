/** A good build publishes every page from the current content. A failed or killed build changes nothing. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { Command } from "./testing/command";

// Unit: ms. A build takes a minute, or several on a busy machine.
jest.setTimeout(60 * 60_000);

const NOT_PUBLISHED = "Le site n’est pas publié ; la version précédente reste en place.";

/** The footer's last line. */
const COPYRIGHT = "© Cabinet Énergie Exemple. Tous droits réservés.";

const folder = mkdtempSync(resolve(".build", "edited-"));
const content = join(folder, "content");
const site = join(folder, "site");
cpSync(FROZEN_CONTENT, content, { recursive: true });

const startBuild = () => new Command("build", { CONTENT_DIRECTORY: content, SITE_DIRECTORY: site });

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

/** Waits for the end of a build. @throws if it has failed. */
async function expectGood(build: Command): Promise<void> {
  const code = await build.ended;
  if (code !== 0) throw new Error(build.output);
  expect(build.output).not.toContain(NOT_PUBLISHED);
}

beforeAll(() => expectGood(startBuild()));
afterAll(() => rmSync(folder, { recursive: true }));

it("a refused or killed build leaves the published site as it was, and the next build publishes everything", async () => {
  const before = pages();
  edit("tender.json", '"status": "Ouvert"', '"status": "Fermé"');
  const refused = startBuild();
  expect(await refused.ended).toBe(1);
  expect(refused.output.match(new RegExp(NOT_PUBLISHED, "g"))).toHaveLength(1);
  expect(pages()).toEqual(before);
  edit("tender.json", "Fermé", "Ouvert");

  edit("siteSettings.json", COPYRIGHT, "Édition nouvelle.");
  const killed = startBuild();
  await killed.printed("success Building production JavaScript");
  await killed.end("SIGKILL");
  expect(pages()).toEqual(before);

  expect(Object.keys(before)).toContain("cgv.html");
  // Removes the entry of the page « CGV »: the next build must remove the page too.
  edit("legalPage.json", /,\s*\{[^{}]*"kind": "CGV"[^{}]*\}/, "");
  await expectGood(startBuild());
  const published = Object.entries(pages());
  expect(published.length).toBeGreaterThan(3);
  expect(readdirSync(folder)).toContain("site.headers.conf");
  for (const [name, html] of published) expect(`${name} ${html}`).toContain("Édition nouvelle.");
  expect(Object.keys(pages())).not.toContain("cgv.html");
});
