/** Builds the site from a double of Contentful's API, with the real gatsby-source-contentful. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { ALIAS, SECOND_PAGE_OF_SYNC, startDeliveryApi, TOKEN } from "./contentful/delivery-api";
import { Command } from "./testing/command";

// Unit: ms. A build takes a minute, or many on a busy machine.
jest.setTimeout(60 * 60_000);

const PAGES = ["index", "livre-blanc", "mentions-legales", "404"];

const space = new TestSpace();
const folder = mkdtempSync(resolve(".build", "contentful-"));
const site = join(folder, "site");
let api: Awaited<ReturnType<typeof startDeliveryApi>>;

beforeAll(async () => {
  api = await startDeliveryApi(space);
});

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  code: number | null;
  output: string;
}

/** Builds the site from the double of Contentful. @param environment replaces variables. */
async function build(environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const running = new Command("build", {
    CONTENT_DIRECTORY: FROZEN_CONTENT,
    SITE_DIRECTORY: site,
    ...api.environment,
    CONTENTFUL_ACCESS_TOKEN: TOKEN,
    // Without it, Gatsby wraps the lines of a message.
    CI: "true",
    ...environment,
  });
  return { code: await running.ended, output: running.output };
}

/**
 * The HTML of each page, for comparisons. Scripts, styles and hashes of file names are removed: they differ
 * between the two sources.
 */
const shownPages = () =>
  PAGES.map((name) =>
    readFileSync(join(site, `${name}.html`), "utf8")
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\//g, "/static/")
      .replace(/-[0-9a-f]{8,}\.(js|css)/g, ".$1"),
  );

let pagesFromFiles: readonly string[];

// The other tests compare their builds with this one.
it("builds the site from the local content", async () => {
  const { code, output } = await build({
    CONTENTFUL_SPACE_ID: "",
    CONTENTFUL_ACCESS_TOKEN: "",
    CONTENTFUL_HOST: "",
  });
  if (code !== 0) throw new Error(output);
  pagesFromFiles = shownPages();
  expect(pagesFromFiles[0]).toMatch(/<h1/);
});

it("builds the same site as from the local content through an environment alias, and downloads only its own pictures", async () => {
  const ownPictures = space.assets.size;
  space.upload("foreign-picture", Buffer.from("no picture"), "", "etranger.png");
  // Invisible characters that a paste can leave: a BOM, a soft hyphen, a zero-width space.
  const { label } = space.valuesOf("stat-1");
  space.publish("stat-1", { label: `\uFEFF${String(label)}\u00AD\u200B` });
  // Types of another project, with names that the plugin refuses.
  const foreignTypes = ["reference", "entity", "asset"].map((id) => ({
    ...space.types[0],
    sys: { id, type: "ContentType" },
  }));
  space.types.push(...(foreignTypes as typeof space.types));
  // The build leaves out a link to an unpublished entry, and reports it.
  const tenders = space.valuesOf("referencesSection").tenders as readonly object[];
  const draft = { sys: { type: "Link", linkType: "Entry", id: "tender-draft" } };
  space.publish("referencesSection", { tenders: [...tenders, draft] });
  api.requests.length = 0;

  const { code, output } = await build({ CONTENTFUL_ENVIRONMENT: ALIAS });
  if (code !== 0) throw new Error(output);

  expect(output).toContain("Le site paraît, avec 1 point à revoir.");
  expect(shownPages()).toEqual(pagesFromFiles);
  expect(shownPages().join()).not.toContain("ctfassets");
  const isDownload = (path: string) => path.startsWith("/files/");
  const downloads = new Set(api.requests.filter(isDownload));
  expect(downloads.size).toBe(ownPictures);
  const readings = api.requests.filter((path) => !isDownload(path));
  console.info(`Requests of a build, without pictures:\n${readings.join("\n")}`);
});

it("stops a build, and keeps the published site, if the second response of a synchronisation is truncated", async () => {
  const pagesBefore = shownPages();
  // The plugin treats a truncated response as an empty one.
  api.faults.set(SECOND_PAGE_OF_SYNC, "truncated");
  const { code, output } = await build();
  api.faults.clear();
  expect(code).toBe(1);
  expect(output).toMatch(/Le contenu a \d+ problèmes à corriger/);
  // The advice that follows Gatsby's own errors.
  expect(output).not.toContain("L’erreur ci-dessus");
  expect(shownPages()).toEqual(pagesBefore);
});

it("stops a build with a French message after a failure of Contentful, and keeps the published site", async () => {
  const pagesBefore = shownPages();
  api.faults.set("/sync", 500);
  const { code, output } = await build();
  api.faults.clear();
  expect(code).toBe(1);
  expect(output).toContain("Si elle nomme Contentful, le contenu n’y est pour rien");
  expect(output).not.toContain(TOKEN);
  expect(shownPages()).toEqual(pagesBefore);
});
