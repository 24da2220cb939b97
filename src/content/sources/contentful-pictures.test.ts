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
  api: "delivery",
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

let fetchSpy: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, "fetch");
  fetchSpy.mockImplementation(() => Promise.resolve(new Response("bytes")));
});

afterEach(() => fetchSpy.mockRestore());

describe("the picture of an asset", () => {
  it("has the name of its file, and is downloaded without the token", async () => {
    const picture = assetPicture(asset(), linkTo);
    expect(picture).toMatchObject({
      id: "asset",
      name: "facade.png",
      url: "https://contentful/contentful-asset",
    });
    await expect(picture.read()).resolves.toEqual(Buffer.from("bytes"));
    expect(fetchSpy.mock.calls[0]?.[0]).toEqual(new URL("https://host/facade.png"));
  });

  it("is downloaded once per URL", async () => {
    await fetchPicture("a.png", "https://host/once.png");
    await fetchPicture("a.png", "https://host/once.png");
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    await fetchPicture("a.png", "https://host/new.png");
    expect(fetchSpy).toHaveBeenCalledTimes(2);
  });

  it("is reported with the reason if the download fails, and is downloaded again later", async () => {
    fetchSpy.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
    await expect(fetchPicture("a.png", "https://host/later.png")).rejects.toThrow(
      "l’image « a.png », qui ne peut pas être téléchargée (réponse 404)",
    );
    fetchSpy.mockImplementation(() => Promise.resolve(new Response("bytes")));
    await expect(fetchPicture("a.png", "https://host/later.png")).resolves.toEqual(Buffer.from("bytes"));
  });

  it.each([null, {}, { fileName: "facade.png" }])("may have no file: %j", (file) => {
    const draft = assetPicture(asset({ file, filename: null, title: "La façade" }), linkTo);
    expect(() => draft.read()).toThrow("l’image « La façade », sans fichier");
  });
});

describe("a picture that the plugin has dropped", () => {
  const read = (api: Connection["api"] = "delivery") =>
    missingPicture(node("home", {}), "heroImage", { ...connection, api }, linkTo).read();
  const link = { sys: { type: "Link", linkType: "Asset", id: "facade" } };
  const respondWith = (fields: object) =>
    fetchSpy.mockImplementation(() => Promise.resolve(Response.json({ fields })));

  it.each([{}, { heroImage: {} }, { heroImage: { fr: null } }, { coverImage: { fr: link } }])(
    "is undefined if it was never linked: %j",
    async (fields) => {
      respondWith(fields);
      await expect(read()).resolves.toBeUndefined();
    },
  );

  it.each(["fr", "en-US"])("is reported as unpublished if the entry links to it in %s", async (locale) => {
    respondWith({ heroImage: { [locale]: link } });
    await expect(read()).rejects.toMatchObject({
      message: "une image non publiée, ou supprimée",
      url: "https://contentful/facade",
    });
  });

  it("is reported as deleted in a preview", async () => {
    respondWith({ heroImage: { fr: link } });
    await expect(read("preview")).rejects.toThrow(/^une image supprimée$/);
  });

  it("is reported if the space cannot be read", async () => {
    fetchSpy.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
    await expect(read()).rejects.toThrow("une image qui ne peut pas être lue (réponse 404)");
  });
});

describe("the file node of a picture", () => {
  const entry = { typeId: "homePage", id: "home", place: "", values: {} };
  const inspected = (name: string, outcome: Picture["outcome"]): Picture => ({
    entry,
    field: "heroImage",
    file: { ...assetPicture(asset({ filename: name }), linkTo) },
    outcome,
  });
  const good = { bytes: Buffer.from("bytes"), extension: ".jpg" };

  /** Links a picture to its asset among the given nodes. */
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

  it("is linked to its asset, and has the file extension of its real type", async () => {
    const { createNodeField } = await link(inspected("Façade (été).png", good), asset());
    expect(createFile).toHaveBeenCalledWith(
      expect.objectContaining({ buffer: good.bytes, name: "Façade--été-", ext: ".jpg" }),
    );
    expect(createNodeField).toHaveBeenCalledWith({ node: asset(), name: "localFile", value: "file" });
  });

  it("is not linked again if it is already linked, because Gatsby would rerun the page's query forever", async () => {
    const linked = asset({ fields: { localFile: "file" } });
    expect((await link(inspected("a.png", good), linked)).createNodeField).not.toHaveBeenCalled();
    const older = asset({ fields: { localFile: "old" } });
    expect((await link(inspected("a.png", good), older)).createNodeField).toHaveBeenCalled();
  });

  it("is not created for an invalid picture or a deleted asset", async () => {
    await link(inspected("a.png", { found: "une image SVG" }), asset());
    await link(inspected("a.png", good));
    expect(createFile).not.toHaveBeenCalled();
  });
});
