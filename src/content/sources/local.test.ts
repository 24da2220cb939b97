import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Node, NodeInput, SourceNodesArgs } from "gatsby";

import { FROZEN_CONTENT } from "../../testing/content";
import type { ContentEntry } from "../content-entry";
import { updateNodes } from "../gatsby-nodes";
import { contentTypes } from "../model/registry";
import { localSource, readLocalContent } from "./local";

type Save = (event: string, path: string) => void;
let mockSave: Save | undefined;
jest.mock("chokidar", () => ({
  watch: () => ({ on: (_events: string, save: Save) => (mockSave = save) }),
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

const source = () => updateNodes(readLocalContent(directory), gatsby);
const nodesOf = (type: string) => gatsby.getNodesByType(type) as unknown as ContentEntry[];
const write = (name: string, value: unknown) =>
  writeFileSync(join(directory, `${name}.json`), JSON.stringify(value));
const valuesOf = (typeId: string) =>
  readLocalContent(FROZEN_CONTENT).flatMap((entry) => (entry.typeId === typeId ? [entry.values] : []));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  nodes = new Map();
  errors = [];
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

it("creates a node for each entry, as typed, in the lists of its page", () => {
  source();
  for (const { id, nodeType } of contentTypes)
    expect(nodesOf(nodeType).map(({ values }) => values)).toEqual(valuesOf(id));
  expect(nodes.size).toBe(readLocalContent(FROZEN_CONTENT).length);
  expect(nodesOf("HomePage")[0]?.lists.stats).toEqual(nodesOf("Stat").map(({ id }) => id));
});

it("deletes the node of a deleted entry", () => {
  source();
  write("stat", valuesOf("stat").slice(0, 2));
  source();
  expect(nodesOf("Stat")).toHaveLength(2);
});

it("in `gatsby develop`, reports invalid content, keeps the last valid content, and takes the next valid one", async () => {
  const save = async (value: unknown) => {
    const state = () => [JSON.stringify([...nodes]), errors.length].join();
    const before = state();
    write("stat", value);
    mockSave?.("change", join(directory, "stat.json"));
    while (state() === before) await new Promise((done) => setTimeout(done, 5));
  };
  source();
  localSource(directory).watch?.(gatsby);
  const valid = valuesOf("stat");
  await save([]);
  expect(errors).toEqual([expect.stringContaining("trouvé : aucune entrée")]);
  expect(nodesOf("Stat")).toHaveLength(valid.length);
  await save([...valid].reverse());
  expect(nodesOf("Stat").map(({ values }) => values)).toEqual([...valid].reverse());
});
