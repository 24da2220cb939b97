import type { Node } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { fetchKeptPictures, fetchPicture } from "./contentful-pictures";

jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }));

const download = jest.mocked(createRemoteFileNode);
const linkTo = (asset: Node) => `https://contentful/${asset.id}`;

const node = (id: string, fields: Record<string, unknown>): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type: "", contentDigest: "", owner: "" },
  ...fields,
});

const asset = (fields: Record<string, unknown> = {}) =>
  node("asset", { filename: "facade.png", file: { url: "//host/2/facade.png" }, ...fields });

/** What Gatsby has in its store, and what is done with it. */
function gatsby(...nodes: Node[]) {
  const actions = { createNode: jest.fn(), createNodeField: jest.fn(), touchNode: jest.fn() };
  const panic = jest.fn();
  const args = {
    actions,
    createNodeId: jest.fn(),
    getCache: jest.fn(),
    getNode: (id: string) => nodes.find((each) => each.id === id),
    getNodesByType: () => [asset()],
    reporter: { panicOnBuild: panic },
  } as unknown as Parameters<typeof fetchPicture>[1];
  return { actions, args, panic };
}

beforeEach(() => {
  download.mockReset();
  download.mockResolvedValue({ id: "file" } as Awaited<ReturnType<typeof createRemoteFileNode>>);
});

const linked = (fileUrl: string) => ({
  asset: asset({ fields: { localFile: "old" } }),
  file: node("old", { url: fileUrl }),
});

it("fetches the file of a new asset and links it", async () => {
  const { actions, args } = gatsby();
  const picture = asset();
  await fetchPicture(picture, args, linkTo);
  expect(download).toHaveBeenCalledWith(expect.objectContaining({ url: "https://host/2/facade.png" }));
  expect(actions.createNodeField).toHaveBeenCalledWith({ node: picture, name: "localFile", value: "file" });
});

it("keeps the file that an earlier build has fetched", async () => {
  const { asset: picture, file } = linked("https://host/2/facade.png");
  const { actions, args } = gatsby(file);
  await fetchPicture(picture, args, linkTo);
  expect(download).not.toHaveBeenCalled();
  expect(actions.touchNode).toHaveBeenCalledWith(file);
});

it("fetches another file that an editor has put into the same asset", async () => {
  const { asset: picture, file } = linked("https://host/1/facade.png");
  const { actions, args } = gatsby(file);
  await fetchPicture(picture, args, linkTo);
  expect(download).toHaveBeenCalledTimes(1);
  expect(actions.touchNode).not.toHaveBeenCalled();
});

it("fetches again what the cache has lost", async () => {
  const { asset: picture } = linked("https://host/2/facade.png");
  await fetchPicture(picture, gatsby().args, linkTo);
  expect(download).toHaveBeenCalledTimes(1);
});

it.each([null, {}, { fileName: "facade.png" }])(
  "leaves a draft alone that has no file yet: %j",
  async (file) => {
    await fetchPicture(asset({ file }), gatsby().args, linkTo);
    expect(download).not.toHaveBeenCalled();
  },
);

it.each([
  [
    "Unable to fetch:\nhttps://host/2/facade.png\n---\nReason: connect ECONNREFUSED\n---",
    "connect ECONNREFUSED",
  ],
  ["Une autre raison", "Une autre raison"],
])("stops the build where a file cannot be fetched, and says which and why", async (message, reason) => {
  download.mockRejectedValue(new Error(message));
  const { args, panic } = gatsby();
  await fetchPicture(asset(), args, linkTo);
  expect(panic).toHaveBeenCalledWith(
    `L’image « facade.png » ne peut pas être téléchargée (${reason}).\n  ouvrir : https://contentful/asset\n` +
      "Le site n’est pas publié ; la version précédente reste en place.",
  );
});

describe("the assets of an earlier build", () => {
  it("are taken as they are now, not as a list had them", async () => {
    const current = asset({ file: { url: "//host/3/autre.png" } });
    await fetchKeptPictures(gatsby(current).args, linkTo);
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ url: "https://host/3/autre.png" }));
  });

  it("are left alone where an editor has deleted them", async () => {
    await fetchKeptPictures(gatsby().args, linkTo);
    expect(download).not.toHaveBeenCalled();
  });
});
