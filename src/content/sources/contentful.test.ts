import { createClient } from "contentful";
import type { Node, SourceNodesArgs } from "gatsby";

import { clientError, clientOf, gatsbyWith, pluginNodes } from "../../testing/contentful-client";
import { TestSpace } from "../../testing/contentful-space";
import { checkContent, problemReport } from "../check/check";
import { readEntries } from "./contentful";
import { type Connection, contentfulFault } from "./contentful-api";
import { checkSpace, frenchAmong } from "./contentful-checks";
import { toEntries } from "./contentful-entries";
import { readNodes } from "./contentful-nodes";

jest.mock("contentful", () => ({ createClient: jest.fn() }));
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

type Client = ReturnType<typeof clientOf>;

/** contentful.js answers from this space, but for some requests. */
function answerFrom(space: TestSpace, others: Partial<Record<keyof Client, unknown>> = {}): void {
  const withoutLinkResolution = { ...clientOf(space), ...others };
  jest
    .mocked(createClient)
    .mockReturnValue({ withoutLinkResolution } as unknown as ReturnType<typeof createClient>);
}

const messageOf = (connection: Connection) =>
  checkSpace(connection).then(String, (error: unknown) => (error as Error).message);

describe("before the site is built, the space", () => {
  const accessToken = "le jeton d’accès (access token)";

  it.each([
    [401, published, "refuse ce jeton (réponse 401)", `CONTENTFUL_ACCESS_TOKEN, ${accessToken}`],
    [401, drafts, "refuse ce jeton (réponse 401)", `CONTENTFUL_PREVIEW_TOKEN, ${accessToken}`],
    [404, published, "ne connaît pas cet espace", "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"],
    [429, published, "trop de demandes (réponse 429)", "relancez dans quelques minutes"],
    [503, published, "en panne (réponse 503)", "https://www.contentfulstatus.com"],
  ])("may answer %i, and the message says what to check", async (status, connection, happened, check) => {
    answerFrom(new TestSpace(), { getContentTypes: () => Promise.reject(clientError(status)) });
    const message = await messageOf(connection);
    expect(message).toContain(happened);
    expect(message).toMatch(/\n {2}à vérifier : /);
    expect(message).toContain(check);
    expect(message).not.toContain("jeton\n");
  });

  it("may be unreachable", () => {
    const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    expect(contentfulFault(published, error).message).toContain("Contentful ne répond pas (ECONNREFUSED)");
  });

  it.each([
    ["no object", () => Promise.reject(new TypeError("Object.defineProperty called on non-object"))],
    ["no list", () => Promise.resolve({})],
  ])("may interrupt its answer, of which contentful.js makes %s", async (_case, getLocales) => {
    answerFrom(new TestSpace(), { getLocales });
    await expect(checkSpace(published)).rejects.toThrow("Contentful interrompt sa réponse");
  });

  it("may lack types and fields that a build needs, which are all named with the command that adds them", async () => {
    const missing = ["siteSettings", "faqItem", "status", "glossaryTerm", "sources"];
    const space = new TestSpace();
    const left = space.types
      .filter(({ sys }) => !missing.includes(sys.id))
      .map((type) => ({ ...type, fields: type.fields.filter(({ id }) => !missing.includes(id)) }));
    answerFrom(space, { getContentTypes: () => Promise.resolve({ total: left.length, items: left }) });
    const message = await messageOf(published);
    expect(message.match(/• .*/g)).toEqual([
      "• le type « Réglages du site » (siteSettings)",
      "• le champ « Statut » (tender.status)",
      "• le type « Question fréquente » (faqItem)",
    ]);
    expect(message).toContain("npm run contentful:import");
  });

  it("may have fields of another kind or hidden ones, which no entry can mend: they are named as fields", async () => {
    const space = new TestSpace();
    const changes: Readonly<Record<string, object>> = {
      "faqItem.answer": { type: "RichText" },
      "tender.status": { omitted: true },
      // A long text serves as well as a short one.
      "faqItem.question": { type: "Text" },
    };
    const items = space.types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, ...changes[`${type.sys.id}.${field.id}`] })),
    }));
    answerFrom(space, { getContentTypes: () => Promise.resolve({ total: items.length, items }) });
    const message = await messageOf(published);
    expect(message.match(/• .*/g)).toEqual([
      "• le champ « Statut » (tender.status), que « Disable field in response » cache",
      "• le champ « Réponse » (faqItem.answer) : du texte enrichi, le modèle a du texte",
    ]);
  });

  const localized = (isLocalized: boolean) =>
    new TestSpace().types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, localized: isLocalized })),
    }));
  const english = { code: "en-US", default: true };
  const asking = (isLocalized: boolean, locales: readonly object[]) => {
    const items = localized(isLocalized);
    answerFrom(new TestSpace(), {
      getContentTypes: () => Promise.resolve({ total: items.length, items }),
      getLocales: () => Promise.resolve({ total: locales.length, items: locales }),
    });
    return checkSpace(published);
  };

  it.each([
    ["French is the default", false, [{ code: "fr", default: true }, { code: "en-US" }], "fr"],
    ["French falls back on the default", false, [english, { code: "fr", fallbackCode: "en-US" }], "en-US"],
    ["all fields are localized", true, [english, { code: "fr", fallbackCode: null }], "en-US"],
  ])("has all French values if %s", async (_case, isLocalized, locales, main) => {
    expect(await asking(isLocalized, locales)).toMatchObject({ french: "fr", main });
  });

  it("may have values in another language only: the message names the languages, and what to set", async () => {
    const message = await asking(false, [english, { code: "fr", fallbackCode: null }]).catch(String);
    expect(message).toContain("« en-US » (par défaut), « fr »");
    expect(message).toContain("donnez à « fr » la langue de secours (Fallback locale) « en-US »");
  });

  it("may have no French", async () => {
    const asked = asking(true, [{ code: "de" }, { code: "en-US" }]);
    await expect(asked).rejects.toThrow("ses langues sont « de », « en-US »");
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

const picture = "homePage-heroImage";
const linkToEntry = (id: string) => ({ sys: { type: "Link", linkType: "Entry", id } });

const containing = (text: string) => expect.stringContaining(text) as string;
const link = (path: string) => `https://app.contentful.com/spaces/espace/environments/master/${path}`;

describe("the content of a space", () => {
  /** Problems of the entries that the plugin's nodes give. */
  async function problemsOf(space: TestSpace, connection = published, nodes?: ReadonlyMap<string, Node>) {
    answerFrom(space);
    const content = await readNodes(connection, gatsbyWith(nodes ?? (await pluginNodes(space))));
    return checkContent(toEntries(connection, content));
  }

  const problemsAfter = (change: (space: TestSpace) => unknown, connection = published) => {
    const space = new TestSpace();
    change(space);
    return problemsOf(space, connection);
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
      "a picture of too many pixels, before its download",
      ({ assets }) => {
        for (const { fields } of assets.values())
          Object.assign(fields.file as object, { details: { image: { width: 17_000, height: 17_000 } } });
      },
      { found: containing("de 17000 × 17000 pixels : le site lit des images de 268 millions") },
    ],
    [
      "an asset that is not processed",
      ({ assets }) => {
        for (const { fields } of assets.values()) delete (fields.file as { url?: string }).url;
      },
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

  it("may have a text of the fallback language, which is reported with its entry and field", async () => {
    const space = new TestSpace();
    const nodes = await pluginNodes(space);
    const english = (entry: { sys: { id: string }; fields: object }) =>
      entry.sys.id === "faqItem-1" ? { ...entry, fields: { answer: { "en-US": "Yes." } } } : entry;
    const { withAllLocales } = clientOf(space);
    const locales = [
      { code: "en-US", default: true },
      { code: "fr", fallbackCode: "en-US" },
    ];
    const types = space.types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, localized: field.id === "answer" })),
    }));
    answerFrom(space, {
      getLocales: () => Promise.resolve({ total: locales.length, items: locales }),
      getContentTypes: () => Promise.resolve({ total: types.length, items: types }),
      withAllLocales: {
        getEntries: async (query: object) => {
          const { total, items } = await withAllLocales.getEntries(query);
          return { total, items: items.map(english) };
        },
      },
    });
    const content = toEntries(published, await readNodes(published, gatsbyWith(nodes)));
    expect(await checkContent(content)).toMatchObject([
      {
        isTolerated: true,
        field: "Réponse (answer)",
        url: link("entries/faqItem-1?focusedField=answer"),
        found: "aucune : texte repris de « en-US », la langue de secours",
      },
    ]);
  });

  it("may lose a draft in a preview, of which the plugin never learns: its list names it", async () => {
    const space = new TestSpace();
    const nodes = await pluginNodes(space);
    space.entries.delete("tender-2");
    const problems = await problemsOf(space, drafts, await pluginNodes(space, nodes));
    expect(problems).toMatchObject([{ isTolerated: true, other: { url: link("entries/tender-2") } }]);
  });

  it("may have a draft that comes back after its list, which the plugin links once the list is saved again", async () => {
    const space = new TestSpace();
    const publish = space.unpublish("tender-2");
    const nodes = await pluginNodes(space);
    publish();
    const problems = await problemsOf(space, drafts, await pluginNodes(space, nodes));
    expect(problems).toMatchObject([
      { isTolerated: true, found: containing("qu’après un nouvel enregistrement de sa liste : « ") },
    ]);
    space.publish("homePage", {});
    expect(await problemsOf(space, drafts, await pluginNodes(space, nodes))).toEqual([]);
  });

  async function read(connection: Connection, status: number) {
    const space = new TestSpace();
    answerFrom(space);
    jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response("", { status })));
    const gatsby = gatsbyWith(await pluginNodes(space));
    return readEntries(connection, { actions: {}, ...gatsby } as unknown as SourceNodesArgs);
  }

  it("is the plugin's: its texts, short and long, its pictures and its lists in their order", async () => {
    const space = new TestSpace();
    const nodes = await pluginNodes(space);
    for (const node of nodes.values())
      for (const [name, value] of Object.entries(node))
        if (name === "question" || name === "answer" || name === "description")
          node[name] = `${String(value)} !`;
    answerFrom(space);
    const all = toEntries(published, await readNodes(published, gatsbyWith(nodes)));
    const question = all.find(({ id }) => id === "entry faqItem-1");
    const { question: short, answer: long } = space.valuesOf("faqItem-1");
    expect(question?.values).toMatchObject({ question: `${String(short)} !`, answer: `${String(long)} !` });
    const home = all.find(({ typeId }) => typeId === "homePage");
    expect(home?.values.heroImage).toMatchObject({
      file: "facade.png",
      alt: expect.stringMatching(/ !$/) as string,
    });
    expect(home?.lists.questions).toEqual(space.listed("homePage", "questions").map((id) => `entry ${id}`));
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
});

describe("what the plugin delivers", () => {
  const reading = (space: TestSpace, nodes: ReadonlyMap<string, Node>) => {
    answerFrom(space);
    return readNodes(published, gatsbyWith(nodes));
  };

  it.each<[string, (ids: readonly string[]) => readonly string[]]>([
    ["nothing", () => []],
    ["half", (ids) => ids.filter((_, index) => index % 2 === 0)],
  ])("may be %s of the entries: the build stops, and says how many there are", async (_case, keep) => {
    const space = new TestSpace();
    const half = new TestSpace();
    const kept = keep([...space.entries.keys()]);
    for (const id of space.entries.keys()) if (!kept.includes(id)) half.entries.delete(id);
    await expect(reading(space, await pluginNodes(half))).rejects.toThrow(
      `Contentful n’a livré que ${kept.length} des ${space.entries.size} entrées du site`,
    );
  });

  it("may be an old version of an entry", async () => {
    const space = new TestSpace();
    const nodes = await pluginNodes(space);
    space.publish("stat-1", { label: "Nouveau" });
    await expect(reading(space, nodes)).rejects.toThrow(
      `que ${space.entries.size - 1} des ${space.entries.size} entrées du site dans leur dernière version`,
    );
  });

  it("may lack a picture, which is then no mistake of an editor", async () => {
    const space = new TestSpace();
    const without = new TestSpace();
    without.assets.delete(picture);
    await expect(reading(space, await pluginNodes(without))).rejects.toThrow("images du site");
  });
});
