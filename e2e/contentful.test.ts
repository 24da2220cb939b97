/** Builds the site from a double of Contentful's API, with the real gatsby-source-contentful. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { SPACE_ID, startDeliveryApi, TOKEN } from "./contentful/delivery-api";
import { Build } from "./testing/build";

// A build takes a minute, and many on a busy machine.
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

async function build(environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const running = new Build({
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

/** The visible texts, and the addresses of links and pictures, without build hashes. */
const visible = () =>
  PAGES.map((page) =>
    readFileSync(join(site, `${page}.html`), "utf8")
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\//g, "/static/")
      .replace(/-[0-9a-f]{8,}\.(js|css)/g, ".$1"),
  );

const whitePaper = () => readFileSync(join(site, "page-data/livre-blanc/page-data.json"), "utf8");

const linkTo = (what: "entries" | "assets", id: string) =>
  `https://app.contentful.com/spaces/${SPACE_ID}/environments/master/${what}/${id}`;

it("builds the same site as the local content once all entries are published, and downloads only its own pictures", async () => {
  space.upload("etranger", Buffer.from("no picture"), "", "etranger.png");
  const local = await build({ CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "", CONTENTFUL_HOST: "" });
  if (local.code !== 0) throw new Error(local.output);
  const fromFiles = visible();
  // Paste artefacts: BOM, soft hyphen, zero-width space.
  const { label } = space.valuesOf("stat-1");
  space.publish("stat-1", { label: `\uFEFF${String(label)}\u00AD\u200B` });
  const chapter = space.listed("whitePaperPage", "chapters")[2] ?? "";
  const { title } = space.valuesOf(chapter);
  const publish = space.unpublish(chapter);
  const before = await build();
  expect(before.output).toContain("Le site paraît, avec 1 point à revoir.");
  expect(before.output).toContain(linkTo("entries", chapter));
  expect(whitePaper()).not.toContain(title);
  publish();
  api.requests.length = 0;
  const { code, output } = await build();
  if (code !== 0) throw new Error(output);
  expect(visible()).toEqual(fromFiles);
  expect(whitePaper()).toContain(title);
  expect(fromFiles[0]).toMatch(/<h1/);
  expect(fromFiles.join()).not.toContain("ctfassets");
  const [pictures, others] = [true, false].map((isPicture) =>
    api.requests.filter((path) => path.startsWith("/files/") === isPicture),
  );
  expect(new Set(pictures).size).toBe(3);
  console.info(`Requests of a build, without pictures:\n${others?.join("\n") ?? ""}`);
});

it.each<[string, () => unknown]>([
  // The plugin treats a truncated response as empty.
  ["nothing", () => api.faults.set("sync_token=20", "JSON")],
  ["half", () => [...space.entries.keys()].forEach((id, index) => index % 2 && api.withheld.add(id))],
])("stops a build if the plugin delivers %s of the entries", async (_case, withhold) => {
  const before = visible();
  withhold();
  const { code, output } = await build();
  api.faults.clear();
  api.withheld.clear();
  expect(code).toBe(1);
  expect(output).toMatch(/Contentful n’a livré que \d+ des \d+ entrées du site/);
  expect(output).not.toContain("L’erreur ci-dessus");
  expect(visible()).toEqual(before);
});

it("stops a build with a French message after a failure of Contentful, and keeps the published site", async () => {
  const before = visible();
  api.faults.set("/sync", 500);
  const { code, output } = await build();
  api.faults.clear();
  expect(code).toBe(1);
  expect(output).toContain("Si elle nomme Contentful : vérifiez CONTENTFUL_HOST");
  expect(output).not.toContain(TOKEN);
  expect(visible()).toEqual(before);
});
