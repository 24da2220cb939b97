/** Builds the site from a double of Contentful's API, with the real gatsby-source-contentful. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import sharp from "sharp";

import { FROZEN_CONTENT } from "../src/testing/content";
import { SPACE_ID, startDeliveryApi, TOKEN } from "./contentful/delivery-api";
import { TestSpace } from "./contentful/test-space";
import { Build } from "./testing/build";

// A build takes about a minute, and many minutes on a busy machine.
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
    // Gatsby wraps the lines of a message otherwise.
    CI: "true",
    ...environment,
  });
  return { code: await running.end(), output: running.output };
}

/** The texts that a visitor reads, with the addresses of links and pictures, without hashes of the build. */
const visible = () =>
  PAGES.map((page) =>
    readFileSync(join(site, `${page}.html`), "utf8")
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\//g, "/static/")
      .replace(/-[0-9a-f]{8,}\.(js|css)/g, ".$1"),
  );

const linkTo = (what: "entries" | "assets", id: string) =>
  `https://app.contentful.com/spaces/${SPACE_ID}/environments/master/${what}/${id}`;

it("gives the same site as the local content, with its own pictures, and downloads no others", async () => {
  space.upload("etranger", Buffer.from("no picture"), "", "etranger.png");
  const local = await build({ CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "", CONTENTFUL_HOST: "" });
  if (local.code !== 0) throw new Error(local.output);
  const fromFiles = visible();
  // Pasting brings such characters.
  const { label } = space.valuesOf("stat-1");
  space.publish("stat-1", { label: `\uFEFF${String(label)}\u00AD\u200B` });
  // An entry of a list is not published.
  const tenders = [...space.listed("homePage", "tenders"), "archive"];
  space.publish("homePage", {
    tenders: tenders.map((id) => ({ sys: { type: "Link", linkType: "Entry", id } })),
  });
  // The plugin takes an answer that was cut off for an empty one.
  api.faults.set("sync_token=20", "JSON");
  const { code, output } = await build();
  api.faults.clear();
  if (code !== 0) throw new Error(output);
  expect(output).toContain("Le site paraît sans 1 entrée de ses listes.");
  expect(output).toContain(linkTo("entries", "archive"));
  expect(visible()).toEqual(fromFiles);
  expect(fromFiles[0]).toMatch(/<h1/);
  expect(fromFiles.join()).not.toContain("ctfassets");
  expect(new Set(api.requests.filter((path) => path.startsWith("/files/"))).size).toBe(3);
});

describe("content with mistakes", () => {
  let outcome: Outcome;
  let before: string[];

  beforeAll(async () => {
    before = visible();
    space.publish("tender-1", { status: "Fermé" });
    space.publish("faqItem-1", { answer: undefined });
    space.publish("service-1", { points: "Un\n\nDeux" });
    space.publish("advantage-1", { link: "/page-absente" });
    space.publish("advantage-2", { description: "Un conseil **indépendant**" });
    space.publish("tender-3", { title: "Gaz \u202Eerialos" });
    space.publish("stat-2", { label: space.valuesOf("stat-1").label });
    space.publish("homePage", {
      references: [],
      questions: [...space.listed("homePage", "questions"), "tender-2"].map((id) => ({
        sys: { type: "Link", linkType: "Entry", id },
      })),
    });
    const small = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    space.upload("homePage-heroImage", small, "Une façade", "petite.png");
    space.upload("whitePaperPage-coverImage", undefined, "La couverture", "sans.png");
    outcome = await build();
  });

  it("stops the build, and leaves the published site as it is", () => {
    expect(outcome.code).toBe(1);
    expect(outcome.output).toContain("Le contenu a 11 problèmes à corriger.");
    expect(outcome.output).toContain("la version précédente reste en place");
    expect(visible()).toEqual(before);
  });

  it.each([
    ["a status outside the list", "tender-1", "(status)", "trouvé : le texte « Fermé » (5 caractères)"],
    ["a required field left empty", "faqItem-1", "(answer)", "trouvé : rien"],
    ["a list with too few lines", "service-1", "(points)", "trouvé : une liste de 2 éléments"],
    ["a link to no page", "advantage-1", "(link)", "trouvé : « /page-absente », qui ne mène nulle part"],
    [
      "visible Markdown",
      "advantage-2",
      "(description)",
      "trouvé : du gras, dans « …n conseil **indépendant** »",
    ],
    ["an invisible character", "tender-3", "(title)", "trouvé : le caractère invisible U+202E"],
    ["two entries with the same title", "stat-", "(label)", "comme Contentful, Chiffre clé"],
    ["a list without entries", "homePage", "(references)", "trouvé : aucune entrée"],
    ["an entry of another type in a list", "homePage", "(questions)", "d’un autre type"],
    [
      "a picture that is too small",
      "homePage",
      "(heroImage)",
      "l’image « petite.png », de 320 pixels de large",
    ],
    ["an asset without a file", "whitePaperPage", "(coverImage)", "trouvé : une image sans fichier"],
  ])("names %s, with a link to the entry", (_case, id, field, found) => {
    const paragraphs = outcome.output.split("•").filter((each) => each.includes(linkTo("entries", id)));
    const paragraph = paragraphs.find((each) => each.includes(field));
    expect(paragraph).toContain(found);
    expect(paragraph).toContain("attendu : ");
  });
});

describe("a failure of Contentful after the first check", () => {
  afterEach(() => api.faults.clear());

  it.each([
    ["/entries", "JSON", "Contentful ne répond pas (réponse incomplète)"],
    ["/entries", 500, "Contentful est en panne (réponse 500)"],
    ["/files", 503, "Contentful ne livre pas l’image"],
  ] as const)(
    "stops the build in French, and leaves the published site as it is: %s, %s",
    async (path, fault, message) => {
      const before = visible();
      api.faults.set(path, fault);
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toContain(TOKEN);
      expect(visible()).toEqual(before);
    },
  );
});
