import type { Node, SourceNodesArgs } from "gatsby";

import { toContentType } from "../../../scripts/contentful/model-export";
import { contentfulSpace } from "../../../scripts/contentful/space";
import { FROZEN_CONTENT } from "../../testing/content";
import { checkContent } from "../check/check";
import { problemReport } from "../check/problems";
import { contentTypes } from "../model/registry";
import { readEntries, withNode } from "./contentful";
import type { Connection } from "./contentful-api";
import { checkSpace, frenchAmong, readSpace } from "./contentful-checks";
import { type DeliveredAsset, type DeliveredEntry, toEntries } from "./contentful-entries";
import { readLocalContent } from "./local";

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

const types = contentTypes.map((type) => toContentType(type).contentType);
const collection = (items: readonly object[]) => Response.json({ total: items.length, items });
const fetching = jest.spyOn(globalThis, "fetch");

const answer = (answers: Readonly<Record<string, () => Response>>) =>
  fetching.mockImplementation((url) => {
    const path = Object.keys(answers).find((each) => (url as string).includes(each));
    return Promise.resolve(answers[path ?? ""]?.() ?? new Response("", { status: 404 }));
  });

const messageOf = (connection: Connection) =>
  checkSpace(connection).catch((error: unknown) => (error as Error).message);

const complete = { content_types: () => collection(types), locales: () => collection([{ code: "fr" }]) };

beforeEach(() => fetching.mockReset());

describe("before the site is built, the space", () => {
  it.each([
    [
      401,
      published,
      "refuse ce jeton (réponse 401)",
      "CONTENTFUL_ACCESS_TOKEN, le jeton d’accès (access token)",
    ],
    [
      401,
      drafts,
      "refuse ce jeton (réponse 401)",
      "CONTENTFUL_PREVIEW_TOKEN, le jeton d’accès (access token)",
    ],
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

  it("may lack types and fields, which are all named with the command that adds them", async () => {
    const left = types.filter(({ sys }) => !["siteSettings", "faqItem"].includes(sys.id));
    answer({ ...complete, content_types: () => collection(left) });
    const message = await messageOf(published);
    expect(message).toContain("• le type « Réglages du site » (siteSettings)");
    expect(message).toContain("• le type « Question fréquente » (faqItem)");
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

const space = contentfulSpace(readLocalContent(FROZEN_CONTENT));
const inFrench = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, (value as { fr: unknown }).fr]));
const content = () => ({
  entries: space.entries.map(({ sys, fields }) => ({
    sys: { ...structuredClone(sys), publishedVersion: 1, updatedAt: "2026-01-01" },
    fields: inFrench(fields),
  })) as unknown as (DeliveredEntry & { fields: Record<string, unknown> })[],
  assets: space.assets.map(({ sys, fields }) => ({
    sys,
    fields: structuredClone(inFrench(fields)),
  })) as DeliveredAsset[],
});
type Content = ReturnType<typeof content>;
const entry = ({ entries }: Content, id: string) => {
  const found = entries.find(({ sys }) => sys.id === id);
  if (!found) throw new Error(`There is no entry ${id}.`);
  return found;
};
const remove = ({ entries }: Content, id: string) =>
  entries.splice(
    entries.findIndex(({ sys }) => sys.id === id),
    1,
  );

const linkToEntry = (id: string) => ({ sys: { type: "Link", linkType: "Entry", id } });

const link = (path: string) => `https://app.contentful.com/spaces/espace/environments/master/${path}`;

describe("the content of a space", () => {
  const problemsAfter = (change: (content: Content) => void, connection = published) => {
    const changed = content();
    change(changed);
    return checkContent(toEntries(connection, changed.entries, changed.assets));
  };

  it("has no problem as it was imported", async () => {
    expect(await problemsAfter(() => undefined)).toEqual([]);
  });

  it("may have a dangling link to an unpublished entry: the site is built, and the link is reported with its list", async () => {
    const problems = await problemsAfter((changed) => remove(changed, "tender-2"));
    expect(problems).toMatchObject([
      {
        isTolerated: true,
        field: "Appels d’offres : liste (tenders)",
        url: link("entries/homePage?focusedField=tenders"),
        other: { url: link("entries/tender-2") },
      },
    ]);
    expect(problemReport(problems)).toContain("Le site paraît, avec 1 point à revoir.");
  });

  it("may have a link to a draft, which a preview names by its title", async () => {
    const draft = (changed: Content) => delete entry(changed, "tender-2").sys.publishedVersion;
    const title = String(entry(content(), "tender-2").fields.title);
    expect(await problemsAfter(draft, drafts)).toMatchObject([
      { isTolerated: true, found: `au point n° 2, une entrée qui n’est pas publiée : « ${title} »` },
    ]);
  });

  it.each<[string, (content: Content) => unknown, object]>([
    [
      "a listed entry of a type that the site does not have",
      (changed) => (entry(changed, "tender-2").sys.contentType.sys.id = "blogPost"),
      {
        found: "au point n° 2, une entrée d’un type étranger au site : « blogPost »",
        other: { location: "cette entrée", url: link("entries/tender-2") },
      },
    ],
    [
      "a listed entry of another type",
      (changed) => (entry(changed, "homePage").fields.tenders = [linkToEntry("stat-1")]),
      {
        found: expect.stringContaining(
          "au point n° 1, une entrée d’un autre type : Contentful, Chiffre",
        ) as string,
      },
    ],
    [
      "one entry twice in a list",
      (changed) => (entry(changed, "homePage").fields.tenders = ["tender-1", "tender-1"].map(linkToEntry)),
      { found: "deux fois la même entrée", url: link("entries/homePage?focusedField=tenders") },
    ],
    [
      "too few lines in a list of texts",
      (changed) => (entry(changed, "service-1").fields.points = "Un\n\nDeux"),
      { found: "une liste de 2 éléments", url: link("entries/service-1?focusedField=points") },
    ],
    [
      "two entries with one name, of which the edited one comes first",
      (changed) => {
        const [first, second] = [entry(changed, "stat-1"), entry(changed, "stat-2")];
        first.sys.updatedAt = "2026-02-02";
        first.fields.label = second.fields.label;
      },
      {
        url: link("entries/stat-1?focusedField=label"),
        other: expect.objectContaining({ url: link("entries/stat-2?focusedField=label") }) as object,
      },
    ],
    [
      "no settings that are published",
      (changed) => remove(changed, "siteSettings"),
      { found: "aucune entrée publiée", url: link("entries?contentTypeId=siteSettings") },
    ],
    [
      "an alternative text that is too long",
      ({ assets }) => assets.forEach(({ fields }) => (fields.description = "Une façade ".repeat(30))),
      {
        found: expect.stringMatching(/texte de remplacement le texte « Une façade .*… » \(330 car/) as string,
      },
    ],
    [
      "an asset without a file",
      ({ assets }) => assets.forEach(({ fields }) => delete fields.file),
      {
        found: "une image sans fichier",
        other: { location: "l’image", url: link("assets/homePage-heroImage") },
      },
    ],
    [
      "an asset that is not processed",
      ({ assets }) => assets.forEach(({ fields }) => delete fields.file?.url),
      { found: "l’image « facade.png », que Contentful n’a pas encore traitée : publiez-la de nouveau" },
    ],
    [
      "a picture that is not published",
      ({ assets }) => assets.splice(0),
      {
        found: "une image qui n’est pas publiée",
        other: { location: "l’image", url: link("assets/homePage-heroImage") },
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
      images: () => new Response("", { status }),
    });
    return readEntries(connection, { actions: {}, getNodesByType: () => [] } as unknown as SourceNodesArgs);
  };

  it("is read in smaller pages if a response is too large, and without another project's entries", async () => {
    const { entries, assets } = content();
    const pages: string[] = [];
    fetching.mockImplementation((url) => {
      const address = new URL(url as string);
      const limit = Number(address.searchParams.get("limit"));
      if (!address.pathname.endsWith("/entries")) {
        const own = address.pathname.endsWith("/assets")
          ? assets
          : address.pathname.endsWith("/locales")
            ? [{ code: "fr" }]
            : types;
        return Promise.resolve(collection(own));
      }
      pages.push(address.search);
      const tooLarge = { message: "Response size too big. Maximum allowed response size: 7340032B." };
      if (limit > 60) return Promise.resolve(Response.json(tooLarge, { status: 400 }));
      const skip = Number(address.searchParams.get("skip"));
      return Promise.resolve(
        Response.json({ total: entries.length, items: entries.slice(skip, skip + limit) }),
      );
    });
    expect((await readSpace(published)).entries).toEqual(entries);
    expect(pages.every((page) => page.includes("sys.contentType.sys.id[in]=siteSettings,"))).toBe(true);
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
    sys: { ...entry(content(), "faqItem-1").sys, updatedAt: "2026-01-02" },
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
