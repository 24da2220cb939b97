import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { contentTypes } from "../index";
import { fakeGatsby } from "../testing/fake-gatsby";
import { entryOf, SAMPLE_IMAGE, sampleContent, sampleDirectory, writeContent } from "../testing/sample";
import { sourceLocalNodes } from "../testing/source-local-nodes";

type Save = (event: string, path: string) => void;

/** What each watcher calls when a file is saved, by the folder that it watches. */
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
  it("makes a node of each entry, of the type that the schema knows", () => {
    source();
    const counts = contentTypes.map(({ id, interfaceName }) => [id, nodesOf(`Local${interfaceName}`).length]);
    expect(counts).toEqual([...sampleContent()].map(([id, entries]) => [id, entries.length]));
  });

  it("puts the fields into the node as the editor typed them", () => {
    source();
    expect(nodesOf("LocalTender")).toMatchObject(sampleContent().get("tender") ?? []);
  });

  it("gives the page the ids of the entries that it lists, in the order of their file", () => {
    source();
    const [page] = nodesOf("LocalHomePage");
    expect(page?.stats).toEqual(nodesOf("LocalStat").map(({ id }) => id));
  });

  it("gives each node the same id every time, and an id of its own", () => {
    source();
    const ids = gatsby.nodes().map(({ id }) => id);
    expect(new Set(ids).size).toBe([...sampleContent().values()].flat().length);
    gatsby = fakeGatsby();
    source();
    expect(gatsby.nodes().map(({ id }) => id)).toEqual(ids);
  });

  it("changes the digest of the entry that changed, and of no other", () => {
    source();
    const before = gatsby.nodes().map(({ internal }) => internal.contentDigest);
    const content = sampleContent();
    entryOf(content, "stat", 2).value = "42";
    writeContent(directory, content);
    source();
    const changed = gatsby.nodes().filter(({ internal }, rank) => internal.contentDigest !== before[rank]);
    expect(changed).toMatchObject([entryOf(content, "stat", 2)]);
  });

  it("keeps out what the model does not know, which would make Gatsby fail before the check explains it", () => {
    const content = sampleContent();
    Object.assign(entryOf(content, "siteSettings"), { parent: 3, fields: {}, toString: "x", internal: null });
    writeContent(directory, content);
    source();
    const [settings] = nodesOf("LocalSiteSettings");
    expect(settings).toEqual({
      ...entryOf(sampleContent(), "siteSettings"),
      id: expect.any(String) as string,
      internal: expect.objectContaining({ type: "LocalSiteSettings" }) as object,
    });
  });

  it("goes on without what cannot be read: the check stops it, with all problems at once", () => {
    writeFileSync(join(directory, "stat.json"), "[");
    writeFileSync(join(directory, "tender.json"), "[1]");
    source();
    expect(nodesOf("LocalStat")).toEqual([]);
    expect(nodesOf("LocalService")).not.toEqual([]);
  });

  it("takes out the nodes that an earlier run left behind", () => {
    source();
    const content = sampleContent();
    content.get("faqItem")?.pop();
    writeContent(directory, content);
    source();
    expect(nodesOf("LocalFaqItem")).toMatchObject(content.get("faqItem") ?? []);
  });

  it("watches nothing", () => {
    source();
    expect(mockSaves.get(directory)).toBeUndefined();
  });
});

describe("while developing", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
    source();
  });

  const save = (file = "stat.json") =>
    mockSaves.get(directory)?.forEach((saved) => saved("change", join(directory, file)));

  /** Pictures are looked at before a save is taken over, so that it takes a moment. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** Saves good content with a title of its own, and waits for it. */
  async function saveGoodContent(): Promise<void> {
    const content = sampleContent();
    entryOf(content, "homePage").heroTitle = "Un autre titre";
    writeContent(directory, content);
    save();
    await until(() => nodesOf("LocalHomePage").some(({ heroTitle }) => heroTitle === "Un autre titre"));
  }

  it("a save brings the new text", async () => {
    await saveGoodContent();
    expect(nodesOf("LocalHomePage")).toHaveLength(1);
    expect(gatsby.errors).toEqual([]);
  });

  it("an entry that was deleted leaves the page, and one that was added joins it", async () => {
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
    ["no JSON", "stat.json", "[{]", "du JSON bien formé"],
    ["content that the check refuses", "stat.json", "[]", "aucune entrée"],
    ["a picture that is none", join("images", SAMPLE_IMAGE), "Une façade", "qui n’est pas une image"],
  ])("a save of %s is told, and the last good content stays", async (_case, file, text, told) => {
    const before = gatsby.nodes();
    const good = readFileSync(join(directory, file));
    writeFileSync(join(directory, file), text);
    save();
    await until(() => gatsby.errors.length > 0);
    expect(gatsby.nodes()).toEqual(before);
    expect(gatsby.errors).toEqual([expect.stringContaining(told)]);

    writeFileSync(join(directory, file), good);
    await saveGoodContent();
    expect(gatsby.errors).toHaveLength(1);
  });

  it("a file that is no content changes nothing", async () => {
    writeFileSync(join(directory, "stat.json"), "[");
    save("notes.txt");
    await saveGoodContent();
    expect(gatsby.errors).toEqual([]);
  });

  it("one watcher is enough, however often Gatsby sources", () => {
    source();
    expect(mockSaves.get(directory)).toHaveLength(1);
  });
});
