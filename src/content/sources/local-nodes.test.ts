import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { contentTypes } from "../index";
import { fakeGatsby } from "../testing/fake-gatsby";
import { entryOf, SAMPLE_IMAGE, sampleContent, sampleDirectory, writeContent } from "../testing/sample";
import { sourceLocalNodes } from "../testing/source-local-nodes";

type Save = (event: string, path: string) => void;

/** The event handlers of the file watchers, by watched folder. */
const mockSaves = new Map<string, Save[]>();

jest.mock("chokidar", () => ({
  watch: (folder: string) => ({
    on: (_events: string, save: Save) => mockSaves.set(folder, [...(mockSaves.get(folder) ?? []), save]),
  }),
}));

let directory: string;
let gatsby: ReturnType<typeof fakeGatsby>;

const source = () => sourceLocalNodes(directory, gatsby.args);
const nodesOf = (type: string) => gatsby.nodes().filter(({ internal }) => internal.type === type);

beforeEach(() => {
  directory = sampleDirectory();
  gatsby = fakeGatsby();
});

afterEach(() => {
  delete process.env.gatsby_executing_command;
  rmSync(directory, { recursive: true });
});

describe("a build", () => {
  it("creates a node for each entry, with the node type of the schema", () => {
    source();
    const counts = contentTypes.map(({ id, interfaceName }) => [id, nodesOf(`Local${interfaceName}`).length]);
    expect(counts).toEqual([...sampleContent()].map(([id, entries]) => [id, entries.length]));
  });

  it("copies the fields into the node as the editor typed them", () => {
    source();
    expect(nodesOf("LocalTender")).toMatchObject(sampleContent().get("tender") ?? []);
  });

  it("adds the ids of the listed entries to the page, in the order of their file", () => {
    source();
    const [page] = nodesOf("LocalHomePage");
    expect(page?.stats).toEqual(nodesOf("LocalStat").map(({ id }) => id));
  });

  it("gives each node a unique id that does not change", () => {
    source();
    const ids = gatsby.nodes().map(({ id }) => id);
    expect(new Set(ids).size).toBe([...sampleContent().values()].flat().length);
    gatsby = fakeGatsby();
    source();
    expect(gatsby.nodes().map(({ id }) => id)).toEqual(ids);
  });

  it("changes only the digest of the entry that changed", () => {
    source();
    const before = gatsby.nodes().map(({ internal }) => internal.contentDigest);
    const content = sampleContent();
    entryOf(content, "stat", 2).value = "42";
    writeContent(directory, content);
    source();
    const changed = gatsby.nodes().filter(({ internal }, rank) => internal.contentDigest !== before[rank]);
    expect(changed).toMatchObject([entryOf(content, "stat", 2)]);
  });

  it("leaves out unknown fields, which would make Gatsby fail before the content check", () => {
    const content = sampleContent();
    Object.assign(entryOf(content, "siteSettings"), { parent: 3, fields: {}, toString: "x", internal: null });
    writeContent(directory, content);
    source();
    const [settings] = nodesOf("LocalSiteSettings");
    expect(settings).toEqual({
      ...entryOf(sampleContent(), "siteSettings"),
      legalPages: expect.any(Array) as unknown[],
      id: expect.any(String) as string,
      internal: expect.objectContaining({ type: "LocalSiteSettings" }) as object,
    });
  });

  it("skips files that cannot be read, because the content check reports them", () => {
    writeFileSync(join(directory, "stat.json"), "[");
    writeFileSync(join(directory, "tender.json"), "[1]");
    source();
    expect(nodesOf("LocalStat")).toEqual([]);
    expect(nodesOf("LocalService")).not.toEqual([]);
  });

  it("deletes the nodes of entries that no longer exist", () => {
    source();
    const content = sampleContent();
    content.get("faqItem")?.pop();
    writeContent(directory, content);
    source();
    expect(nodesOf("LocalFaqItem")).toMatchObject(content.get("faqItem") ?? []);
  });

  it("does not watch files", () => {
    source();
    expect(mockSaves.get(directory)).toBeUndefined();
  });
});

describe("`gatsby develop`", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
    source();
  });

  const save = (file = "stat.json") =>
    mockSaves.get(directory)?.forEach((saved) => saved("change", join(directory, file)));

  /** Waits, because pictures are checked before a saved file is used. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** Saves valid content with a new title, and waits until its nodes are updated. */
  async function saveValidContent(): Promise<void> {
    const content = sampleContent();
    entryOf(content, "homePage").heroTitle = "Un autre titre";
    writeContent(directory, content);
    save();
    await until(() => nodesOf("LocalHomePage").some(({ heroTitle }) => heroTitle === "Un autre titre"));
  }

  it("updates the nodes after a save", async () => {
    await saveValidContent();
    expect(nodesOf("LocalHomePage")).toHaveLength(1);
    expect(gatsby.errors).toEqual([]);
  });

  it("adds the node of a new entry, and deletes the node of a deleted one", async () => {
    const content = sampleContent();
    const extra = { ...entryOf(content, "stat"), label: "En plus" };
    content.get("stat")?.push(extra);
    writeContent(directory, content);
    save();
    await until(() => nodesOf("LocalStat").length === 4);

    content.set("stat", [extra, ...(sampleContent().get("stat") ?? []).slice(1)]);
    writeContent(directory, content);
    save();
    await until(() => nodesOf("LocalStat").length === 3);
    expect(nodesOf("LocalStat")).toMatchObject(content.get("stat") ?? []);
  });

  it.each([
    ["invalid JSON", "stat.json", "[{]", "du JSON bien formé"],
    ["invalid content", "stat.json", "[]", "aucune entrée"],
    ["an invalid picture", join("images", SAMPLE_IMAGE), "Une façade", "qui n’est pas une image"],
  ])("reports %s, and keeps the last valid content", async (_case, file, text, reported) => {
    const before = gatsby.nodes();
    const valid = readFileSync(join(directory, file));
    writeFileSync(join(directory, file), text);
    save();
    await until(() => gatsby.errors.length > 0);
    expect(gatsby.nodes()).toEqual(before);
    expect(gatsby.errors).toEqual([expect.stringContaining(reported)]);

    writeFileSync(join(directory, file), valid);
    await saveValidContent();
    expect(gatsby.errors).toHaveLength(1);
  });

  it("ignores other files", async () => {
    writeFileSync(join(directory, "stat.json"), "[");
    save("notes.txt");
    await saveValidContent();
    expect(gatsby.errors).toEqual([]);
  });

  it("starts only one watcher, even if Gatsby sources nodes again", () => {
    source();
    expect(mockSaves.get(directory)).toHaveLength(1);
  });
});
