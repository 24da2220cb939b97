import type { Node, SourceNodesArgs } from "gatsby";

import { TestSpace } from "../../testing/contentful-space";
import { checkContent, problemReport } from "../check/check";
import { readEntries, withNode } from "./contentful";
import type { Connection } from "./contentful-api";
import { checkSpace, frenchAmong, readSpace } from "./contentful-checks";
import { type DeliveredAsset, type DeliveredEntry, toEntries } from "./contentful-entries";

jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));
jest.mock("gatsby-source-filesystem", () => ({
  createFileNodeFromBuffer: () => Promise.resolve({ absolutePath: "/a.png" }),
}));

const published: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton",
  api: "delivery",
};
const drafts: Connection = { ...published, api: "preview" };

const { types } = new TestSpace();
const collection = (items: readonly object[]) => Response.json({ total: items.length, items });
const fetching = jest.spyOn(globalThis, "fetch");

/** Answers by a part of the URL. */
const answer = (
  answers: Readonly<Record<string, () => Response>>,
  others: (url: URL) => Response = () => new Response("", { status: 404 }),
) =>
  fetching.mockImplementation((url) => {
    const path = Object.keys(answers).find((each) => (url as string).includes(each));
    return Promise.resolve(answers[path ?? ""]?.() ?? others(new URL(url as string)));
  });

const messageOf = (connection: Connection) =>
  checkSpace(connection).then(String, (error: unknown) => (error as Error).message);

const complete = { content_types: () => collection(types), locales: () => collection([{ code: "fr" }]) };

beforeEach(() => fetching.mockReset());

describe("before the site is built, the space", () => {
  const accessToken = "le jeton d’accès (access token)";

  it.each([
    [401, published, "refuse ce jeton (réponse 401)", `CONTENTFUL_ACCESS_TOKEN, ${accessToken}`],
    [401, drafts, "refuse ce jeton (réponse 401)", `CONTENTFUL_PREVIEW_TOKEN, ${accessToken}`],
    [404, published, "ne connaît pas cet espace", "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"],
    [429, published, "trop de demandes (réponse 429)", "relancez dans quelques minutes"],
    [503, published, "en panne (réponse 503)", "https://www.contentfulstatus.com"],
  ])("may answer %i, and the message says what to check", async (status, connection, happened, check) => {
    answer({ "": () => new Response("", { status }) });
    const message = await messageOf(connection);
    expect(message).toContain(happened);
    expect(message).toMatch(/\n {2}à vérifier : /);
    expect(message).toContain(check);
    expect(message).not.toContain("jeton\n");
    expect(fetching).toHaveBeenCalledTimes(status < 429 ? 1 : 5);
  });

  it("may be unreachable", async () => {
    fetching.mockRejectedValue(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }));
    await expect(checkSpace(published)).rejects.toThrow("Contentful ne répond pas (ECONNREFUSED)");
  });

  it("is read after retries of truncated and failed responses", async () => {
    const broken = [new Response("{"), new Response("", { status: 500 }), Response.json({})];
    answer({ ...complete, content_types: () => broken.pop() ?? collection(types) });
    expect(await checkSpace(published)).toMatchObject({ french: "fr" });
  });

  it("may have no French", async () => {
    answer({ ...complete, locales: () => collection([{ code: "de" }, { code: "en-US" }]) });
    await expect(checkSpace(published)).rejects.toThrow("ses langues sont « de », « en-US »");
  });

  it("may lack types and fields that a build needs, which are all named with the command that adds them", async () => {
    const missing = ["siteSettings", "faqItem", "status", "glossaryTerm", "sources"];
    const left = types
      .filter(({ sys }) => !missing.includes(sys.id))
      .map((type) => ({ ...type, fields: type.fields.filter(({ id }) => !missing.includes(id)) }));
    answer({ ...complete, content_types: () => collection(left) });
    const message = await messageOf(published);
    expect(message.match(/• .*/g)).toEqual([
      "• le type « Réglages du site » (siteSettings)",
      "• le champ « Statut » (tender.status)",
      "• le type « Question fréquente » (faqItem)",
    ]);
    expect(message).toContain("npm run contentful:import");
  });
});

it.each([
  [["fr", "en-US", "fr-FR"], "fr"],
  [["en-US", "fr-FR"], "fr-FR"],
  [["fr-CA", "fr-FR"], "fr-FR"],
  [["en-US", "fr-CA"], "fr-CA"],
  [["en-US"], undefined],
])("of the locales %j, %j is read", (codes, read) => {
  expect(frenchAmong(codes.map((code) => ({ code })))?.code).toBe(read);
});

/** All entries and assets of a space, as the Delivery API returns them. */
const content = ({ entries, assets } = new TestSpace()) => ({
  entries: [...entries.values()] as unknown as DeliveredEntry[],
  assets: [...assets.values()] as unknown as DeliveredAsset[],
});

const picture = "homePage-heroImage";
const linkToEntry = (id: string) => ({ sys: { type: "Link", linkType: "Entry", id } });

const containing = (text: string) => expect.stringContaining(text) as string;
const link = (path: string) => `https://app.contentful.com/spaces/espace/environments/master/${path}`;

describe("the content of a space", () => {
  const problemsAfter = (change: (space: TestSpace) => unknown, connection = published) => {
    const space = new TestSpace();
    change(space);
    const { entries, assets } = content(space);
    return checkContent(toEntries(connection, entries, assets));
  };

  it("may have a dangling link to an unpublished entry: the site is built, and the link is reported with its list", async () => {
    const problems = await problemsAfter((space) => space.unpublish("tender-2"));
    expect(problems).toMatchObject([
      {
        isTolerated: true,
        field: "Appels d’offres : liste (tenders)",
        url: link("entries/homePage?focusedField=tenders"),
        other: { url: link("entries/tender-2") },
      },
    ]);
    const report = problemReport(problems);
    expect(report).toContain("Le site paraît, avec 1 point à revoir.");
    expect(report).toContain(`  ouvrir : ${link("entries/homePage?focusedField=tenders")}\n`);
  });

  it("may have a link to a draft, which a preview names by its title", async () => {
    const found = `au point n° 2, une entrée qui n’est pas publiée : « ${String(new TestSpace().valuesOf("tender-2").title)} »`;
    const draft = ({ entries }: TestSpace) => delete entries.get("tender-2")?.sys.publishedVersion;
    expect(await problemsAfter(draft, drafts)).toMatchObject([{ isTolerated: true, found }]);
  });

  it.each<[string, (space: TestSpace) => unknown, object]>([
    [
      "a listed entry of another type",
      (space) => space.publish("homePage", { tenders: [linkToEntry("stat-1")] }),
      { found: containing("au point n° 1, une entrée d’un autre type : Contentful, Chiffre") },
    ],
    [
      "one entry twice in a list",
      (space) => space.publish("homePage", { tenders: ["tender-1", "tender-1"].map(linkToEntry) }),
      { found: "deux fois la même entrée", url: link("entries/homePage?focusedField=tenders") },
    ],
    [
      "too few lines in a list of texts",
      (space) => space.publish("service-1", { points: "Un\n\nDeux" }),
      { found: "une liste de 2 éléments", url: link("entries/service-1?focusedField=points") },
    ],
    [
      "two entries with one name",
      (space) => space.publish("stat-1", { label: space.valuesOf("stat-2").label }),
      {
        url: link("entries/stat-2?focusedField=label"),
        other: expect.objectContaining({ url: link("entries/stat-1?focusedField=label") }) as object,
      },
    ],
    [
      "no settings that are published",
      (space) => space.unpublish("siteSettings"),
      { found: "aucune entrée publiée", url: link("entries?contentTypeId=siteSettings") },
    ],
    [
      "an alternative text that is too long",
      (space) => space.upload(picture, Buffer.of(), "Une façade ".repeat(30), "facade.png"),
      { found: containing("texte de remplacement le texte « Une façade Une") },
    ],
    [
      "an asset without a file",
      (space) => space.upload(picture, undefined, "Une façade", "facade.png"),
      {
        found: "une image sans fichier",
        other: { location: "l’image", url: link(`assets/${picture}`) },
      },
    ],
    [
      "an asset that is not processed",
      (space) => content(space).assets.forEach(({ fields }) => delete fields.file?.url),
      { found: "l’image « facade.png », que Contentful n’a pas encore traitée : publiez-la de nouveau" },
    ],
    [
      "a picture that is not published",
      ({ assets }) => assets.clear(),
      {
        found: "une image qui n’est pas publiée",
        other: { location: "l’image", url: link(`assets/${picture}`) },
      },
    ],
  ])("may have %s, which is reported with the item to open", async (_case, change, expected) => {
    const problems = await problemsAfter(change);
    expect(problems).toContainEqual(expect.objectContaining(expected));
    expect(problems.filter(({ isTolerated }) => isTolerated)).toEqual([]);
  });

  const read = (connection: Connection, status: number) => {
    const { entries, assets } = content();
    answer({
      ...complete,
      "/entries": () => collection(entries),
      "/assets": () => collection(assets),
      "/files/": () => new Response("", { status }),
    });
    return readEntries(connection, { actions: {}, getNodesByType: () => [] } as unknown as SourceNodesArgs);
  };

  it("is read in pages, and without another project's entries", async () => {
    const { entries, assets } = content();
    const pages: URLSearchParams[] = [];
    answer({ ...complete, "/assets": () => collection(assets) }, ({ searchParams }) => {
      pages.push(searchParams);
      const skip = Number(searchParams.get("skip"));
      return Response.json({ total: entries.length, items: entries.slice(skip, skip + 30) });
    });
    expect((await readSpace(published)).entries).toEqual(entries);
    for (const page of pages) expect(page.get("sys.contentType.sys.id[in]")).toMatch(/^siteSettings,/);
  });

  it("has the values of fields that are not localized under its default language", async () => {
    const { entries, assets } = content();
    const untranslated = entries.map(({ sys }) => ({ sys, fields: {} }));
    answer({
      content_types: () => collection(types),
      "/locales": () => collection([{ code: "fr" }, { code: "en-US", default: true }]),
      "/entries?locale=fr": () => collection(untranslated),
      "/entries?locale=en-US": () => collection(entries),
      "/assets": () => collection(assets),
    });
    expect(await readSpace(published)).toEqual({ entries, assets });
  });

  it("stops the build if the delivery of pictures fails, which is no mistake of an editor", async () => {
    const message =
      "Contentful ne livre pas l’image « facade.png », qui ne peut pas être téléchargée (réponse 503)";
    await expect(read(published, 503)).rejects.toThrow(message);
  });

  it.each([
    [published, 404],
    [drafts, 503],
  ])("names a picture that cannot be downloaded: %j, %i", async (connection, status) => {
    const pictures = (await read(connection, status)).flatMap((each) => Object.values(each.pictures));
    const fault = `l’image « facade.png », qui ne peut pas être téléchargée (réponse ${status})`;
    expect(pictures).toContainEqual(expect.objectContaining({ name: "facade.png", fault }));
  });

  it("is never read in part", async () => {
    answer({ ...complete, "/entries": () => Response.json({ total: 2, items: [] }) });
    const reading = readEntries(published, {} as SourceNodesArgs);
    await expect(reading).rejects.toThrow("Contentful interrompt sa réponse (réponse interrompue)");
  });
});

describe("an entry that gatsby-source-contentful has read", () => {
  const delivered = {
    sys: { id: "faqItem-1", contentType: { sys: { id: "faqItem" } }, updatedAt: "2026-01-02" },
    fields: { question: "Q", answer: "R" },
  };
  const nodeOf = (updatedAt: string) =>
    ({
      contentful_id: "faqItem-1",
      updatedAt,
      question: "Du plugin",
      answer___NODE: "texte",
    }) as unknown as Node;
  const getNode = () => ({ answer: "Long" }) as unknown as Node;

  it("has the texts of the plugin's nodes", () => {
    expect(withNode(delivered, nodeOf("2026-01-02"), getNode).fields).toEqual({
      question: "Du plugin",
      answer: "Long",
    });
  });

  it.each([
    ["is missing", undefined],
    ["is an old copy", nodeOf("2026-01-01")],
  ])("falls back to Contentful's response if the node %s", (_case, node) =>
    expect(withNode(delivered, node, getNode)).toBe(delivered),
  );
});
