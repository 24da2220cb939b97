import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Node, NodeInput, SourceNodesArgs } from "gatsby";

import { FROZEN_CONTENT } from "../../testing/content";
import type { ContentEntry } from "../content-entry";
import { updateNodes } from "../gatsby-nodes";
import { contentTypes } from "../model/registry";
import { localSource, readLocalContent } from "./local";

type OnSave = (event: string, path: string) => void;

/** The listener of chokidar's double, which a test calls in place of an editor who saves a file. */
let mockOnSave: OnSave | undefined;
jest.mock("chokidar", () => ({
  watch: () => ({ on: (_events: string, onSave: OnSave) => (mockOnSave = onSave) }),
}));

// A copy in Gatsby's cache.
jest.mock("gatsby-source-filesystem", () => ({
  createFileNodeFromBuffer: ({ name, ext }: Record<"name" | "ext", string>) =>
    Promise.resolve({ absolutePath: `/cache/${name}${ext}` }),
}));

let directory: string;
let nodes: Map<string, NodeInput>;
let errors: string[];

const gatsby = {
  createContentDigest: (value: unknown) => JSON.stringify(value),
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  reporter: { error: (message: string) => errors.push(message) },
  actions: {
    createNode: (node: NodeInput) => nodes.set(node.id, node),
    deleteNode: ({ id }: Node) => nodes.delete(id),
  },
} as unknown as SourceNodesArgs;

const createNodes = () => updateNodes(readLocalContent(directory), gatsby);
const nodesOf = (type: string) => gatsby.getNodesByType(type) as unknown as ContentEntry[];

/** Writes the file of a type. */
const write = (typeId: string, value: unknown) =>
  writeFileSync(join(directory, `${typeId}.json`), JSON.stringify(value));

/** The values of a type's entries in the frozen content. */
const valuesOf = (typeId: string) =>
  readLocalContent(FROZEN_CONTENT)
    .filter((entry) => entry.typeId === typeId)
    .map(({ values }) => values);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  nodes = new Map();
  errors = [];
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

it("each entry has a node, as typed, in the lists of its page", () => {
  createNodes();
  for (const { id, nodeType } of contentTypes)
    expect(nodesOf(nodeType).map(({ values }) => values)).toEqual(valuesOf(id));
  expect(nodes.size).toBe(readLocalContent(FROZEN_CONTENT).length);
  expect(nodesOf("HomePage")[0]?.lists.stats).toEqual(nodesOf("Stat").map(({ id }) => id));
});

it("a deleted entry has no node", () => {
  createNodes();
  write("stat", valuesOf("stat").slice(0, 2));
  createNodes();
  expect(nodesOf("Stat")).toHaveLength(2);
});

describe("in `gatsby develop`", () => {
  /** Calls the listener of saved files, and waits until nodes or errors have changed. */
  const saveFiles = async (...paths: readonly string[]) => {
    const state = () => [JSON.stringify([...nodes]), errors.length].join();
    const stateBefore = state();
    for (const path of paths) mockOnSave?.("all", join(directory, path));
    while (state() === stateBefore) await new Promise((done) => setTimeout(done, 5));
  };

  beforeEach(async () => {
    const source = localSource(directory);
    updateNodes(await source.read(gatsby), gatsby);
    source.watch?.(gatsby);
  });

  it("invalid content is reported once, and the last valid content stays until the next", async () => {
    const figures = valuesOf("stat");
    write("stat", []);
    await saveFiles("stat.json", "service.json");
    expect(errors).toEqual([expect.stringContaining("trouvé : aucune entrée")]);
    expect(nodesOf("Stat")).toHaveLength(figures.length);
    const reversed = [...figures].reverse();
    write("stat", reversed);
    await saveFiles("stat.json", "service.json");
    expect(nodesOf("Stat").map(({ values }) => values)).toEqual(reversed);
  });

  it("a missing picture is reported, and the last picture stays until the new one is there", async () => {
    const picture = () => nodesOf("HomePage")[0]?.pictures.heroImage;
    const [home] = valuesOf("homePage");
    const image = home?.heroImage as object;
    write("homePage", { ...home, heroImage: { ...image, file: "neuve.png" } });
    await saveFiles("homePage.json");
    expect(errors).toEqual([expect.stringContaining("aucune image « neuve.png »")]);
    expect(picture()).toMatchObject({ path: "/cache/facade.png" });
    cpSync(join(directory, "images/facade.png"), join(directory, "images/neuve.png"));
    await saveFiles("images/neuve.png");
    expect(picture()).toMatchObject({ path: "/cache/neuve.png" });
    rmSync(join(directory, "images/neuve.png"));
    await saveFiles("images/neuve.png");
    expect(errors).toHaveLength(2);
    expect(picture()).toMatchObject({ path: "/cache/neuve.png" });
  });
});
