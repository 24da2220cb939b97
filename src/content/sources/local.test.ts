import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sourceNodes } from "../../../plugins/gatsby-source-local-content/gatsby-node";
import { FROZEN_CONTENT } from "../../testing/content";
import type { ContentEntry } from "../content-entry";
import { contentTypes } from "../index";
import { fakeGatsby } from "../testing/fake-gatsby";
import { localSource, readLocalContent } from "./local";

type Save = (event: string, path: string) => void;
let mockSave: Save | undefined;
jest.mock("chokidar", () => ({
  watch: () => ({ on: (_events: string, save: Save) => (mockSave = save) }),
}));

let directory: string;
let gatsby: ReturnType<typeof fakeGatsby>;

function source(): void {
  const [plugin] = localSource(directory).plugins;
  if (typeof plugin !== "object") throw new Error("The source has no plugin with options.");
  void sourceNodes?.(gatsby.args, { ...plugin.options, plugins: [] }, () => undefined);
}

const nodesOf = (type: string) =>
  gatsby.nodes().filter(({ internal }) => internal.type === type) as unknown as ContentEntry[];
const write = (name: string, value: unknown) =>
  writeFileSync(join(directory, `${name}.json`), JSON.stringify(value));
const valuesOf = (typeId: string) =>
  readLocalContent(FROZEN_CONTENT).flatMap((entry) => (entry.typeId === typeId ? [entry.values] : []));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, directory, { recursive: true });
  gatsby = fakeGatsby();
});

afterEach(() => {
  delete process.env.gatsby_executing_command;
  rmSync(directory, { recursive: true });
});

it("creates a node for each entry, as typed, in the lists of its page", () => {
  source();
  for (const { id, interfaceName } of contentTypes)
    expect(nodesOf(`Local${interfaceName}`).map(({ values }) => values)).toEqual(valuesOf(id));
  const ids = gatsby.nodes().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(nodesOf("LocalHomePage")[0]?.lists.stats).toEqual(nodesOf("LocalStat").map(({ id }) => id));
});

it("deletes the node of a deleted entry", () => {
  source();
  write("stat", valuesOf("stat").slice(0, 2));
  source();
  expect(nodesOf("LocalStat")).toHaveLength(2);
});

it("stops a build whose JSON cannot be read, and names file and line", () => {
  writeFileSync(join(directory, "stat.json"), '[\n  { "value": "1" "label": "Un" }\n]');
  source();
  expect(gatsby.errors).toEqual([
    expect.stringContaining(
      "• content/stat.json\n  attendu : du JSON bien formé\n  trouvé : une virgule manquante, ligne 2, colonne 18",
    ),
  ]);
});

describe("`gatsby develop`", () => {
  const save = async (name: string, value: unknown) => {
    write(name, value);
    const before = [JSON.stringify(gatsby.nodes()), gatsby.errors.length].join();
    mockSave?.("change", join(directory, `${name}.json`));
    while ([JSON.stringify(gatsby.nodes()), gatsby.errors.length].join() === before)
      await new Promise((done) => setTimeout(done, 5));
  };

  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
    source();
  });

  it("reports invalid content, keeps the last valid content, and takes the next valid one", async () => {
    const valid = valuesOf("stat");
    await save("stat", []);
    expect(gatsby.errors).toEqual([expect.stringContaining("trouvé : aucune entrée")]);
    expect(nodesOf("LocalStat")).toHaveLength(valid.length);
    await save("stat", [...valid].reverse());
    expect(nodesOf("LocalStat").map(({ values }) => values)).toEqual([...valid].reverse());
  });
});
