import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import type { Picture } from "../pictures";
import type { Connection } from "./contentful-connection";
import { assetPicture, fetchPicture, linkPictures, missingPicture } from "./contentful-pictures";

jest.mock("gatsby-source-filesystem", () => ({ createFileNodeFromBuffer: jest.fn() }));
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const createFile = jest.mocked(createFileNodeFromBuffer);
const linkTo = (id: string) => `https://contentful/${id}`;

const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "secret",
  right: "delivery",
};

const node = (id: string, fields: Record<string, unknown>): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type: "", contentDigest: "", owner: "" },
  contentful_id: `contentful-${id}`,
  ...fields,
});

const asset = (fields: Record<string, unknown> = {}) =>
  node("asset", { filename: "facade.png", file: { url: "//host/facade.png" }, ...fields });

let asked: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  asked = jest.spyOn(globalThis, "fetch");
  asked.mockImplementation(() => Promise.resolve(new Response("bytes")));
});

afterEach(() => asked.mockRestore());

describe("the picture of an asset", () => {
  it("is known by its file, and fetched without the token", async () => {
    const picture = assetPicture(asset(), linkTo);
    expect(picture).toMatchObject({
      id: "asset",
      name: "facade.png",
      url: "https://contentful/contentful-asset",
    });
    await expect(picture.read()).resolves.toEqual(Buffer.from("bytes"));
    expect(asked.mock.calls[0]?.[0]).toEqual(new URL("https://host/facade.png"));
  });

  it("is fetched once, as each upload has an address of its own", async () => {
    await fetchPicture("a.png", "https://host/once.png");
    await fetchPicture("a.png", "https://host/once.png");
    expect(asked).toHaveBeenCalledTimes(1);
    await fetchPicture("a.png", "https://host/new.png");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("says which file cannot be fetched, and why; later it is fetched all the same", async () => {
    asked.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
    await expect(fetchPicture("a.png", "https://host/later.png")).rejects.toThrow(
      "l’image « a.png », qui ne peut pas être téléchargée (réponse 404)",
    );
    asked.mockImplementation(() => Promise.resolve(new Response("bytes")));
    await expect(fetchPicture("a.png", "https://host/later.png")).resolves.toEqual(Buffer.from("bytes"));
  });

  it.each([null, {}, { fileName: "facade.png" }])("may have no file yet: %j", (file) => {
    const draft = assetPicture(asset({ file, filename: null, title: "La façade" }), linkTo);
    expect(() => draft.read()).toThrow("l’image « La façade », sans fichier");
  });
});

describe("a picture that the plugin has left out", () => {
  const read = (right: Connection["right"] = "delivery") =>
    missingPicture(node("home", {}), "heroImage", { ...connection, right }, linkTo).read();
  const link = { sys: { type: "Link", linkType: "Asset", id: "facade" } };
  const answer = (fields: object) =>
    asked.mockImplementation(() => Promise.resolve(Response.json({ fields })));

  it.each([{}, { heroImage: {} }, { heroImage: { fr: null } }, { coverImage: { fr: link } }])(
    "was never linked: %j",
    async (fields) => {
      answer(fields);
      await expect(read()).resolves.toBeUndefined();
    },
  );

  it.each(["fr", "en-US"])("is not published, where the entry links to it in %s", async (locale) => {
    answer({ heroImage: { [locale]: link } });
    await expect(read()).rejects.toMatchObject({
      message: "une image non publiée, ou supprimée",
      url: "https://contentful/facade",
    });
  });

  it("is gone, where drafts are shown too", async () => {
    answer({ heroImage: { fr: link } });
    await expect(read("preview")).rejects.toThrow(/^une image supprimée$/);
  });

  it("may be out of reach", async () => {
    asked.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
    await expect(read()).rejects.toThrow("une image qui ne peut pas être lue (réponse 404)");
  });
});

describe("the site's own copy of a picture", () => {
  const entry = { typeId: "homePage", id: "home", place: "", values: {} };
  const looked = (name: string, outcome: Picture["outcome"]): Picture => ({
    entry,
    field: "heroImage",
    file: { ...assetPicture(asset({ filename: name }), linkTo) },
    outcome,
  });
  const good = { bytes: Buffer.from("bytes"), extension: ".jpg" };

  /** Links a picture to the asset, as Gatsby has it. */
  async function link(picture: Picture, ...nodes: Node[]) {
    const actions = { createNode: jest.fn(), createNodeField: jest.fn() };
    const args = {
      actions,
      createNodeId: jest.fn(),
      getCache: jest.fn(),
      getNode: (id: string) => nodes.find((each) => each.id === id),
    } as unknown as CreatePagesArgs;
    await linkPictures([picture], args);
    return actions;
  }

  beforeEach(() => {
    createFile.mockReset();
    createFile.mockResolvedValue({ id: "file" } as Awaited<ReturnType<typeof createFileNodeFromBuffer>>);
  });

  it("is linked to its asset, under the ending of what it is", async () => {
    const { createNodeField } = await link(looked("Façade (été).png", good), asset());
    expect(createFile).toHaveBeenCalledWith(
      expect.objectContaining({ buffer: good.bytes, name: "Façade--été-", ext: ".jpg" }),
    );
    expect(createNodeField).toHaveBeenCalledWith({ node: asset(), name: "localFile", value: "file" });
  });

  it("is not linked anew where it is: Gatsby would run the page's query again, without end", async () => {
    const linked = asset({ fields: { localFile: "file" } });
    expect((await link(looked("a.png", good), linked)).createNodeField).not.toHaveBeenCalled();
    const older = asset({ fields: { localFile: "old" } });
    expect((await link(looked("a.png", good), older)).createNodeField).toHaveBeenCalled();
  });

  it("is not made of a picture that was found wanting, or whose asset is gone", async () => {
    await link(looked("a.png", { found: "une image SVG" }), asset());
    await link(looked("a.png", good));
    expect(createFile).not.toHaveBeenCalled();
  });
});
