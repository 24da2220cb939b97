import type { Node } from "gatsby";

import { createContentExtension } from "./extension";
import type { FieldKind } from "./field";
import { toBlocks } from "./markdown";
import { chooseSource } from "./sources";

const sources = {
  local: chooseSource({}, "content"),
  Contentful: chooseSource({ CONTENTFUL_SPACE_ID: "space", CONTENTFUL_ACCESS_TOKEN: "token" }, "content"),
};

interface Extension {
  extend: (args: { kind: FieldKind; missing: string | undefined }) => {
    resolve: (source: object, args: object, context: object, info: object) => unknown;
  };
}

/** Registers the extension and resolves one field of a node with it, as Gatsby does. */
function read(
  kind: FieldKind,
  source: Record<string, unknown>,
  nodes: Node[] = [],
  missing?: string,
  { readStored } = sources.Contentful,
): unknown {
  const registered: Extension[] = [];
  createContentExtension((extension) => registered.push(extension as Extension), readStored);
  const getNodeById = ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null;
  return registered[0]
    ?.extend({ kind, missing })
    .resolve(source, {}, { nodeModel: { getNodeById } }, { fieldName: "field", returnType: "[FaqItem!]!" });
}

const node = (type: string, fields: Record<string, unknown>): Node => ({
  id: "other",
  parent: null,
  children: [],
  internal: { type, contentDigest: "", owner: "" },
  ...fields,
});

describe("a field of content", () => {
  it.each(["text", "longText"] as const)("gets French spaces if it is a %s", (kind) => {
    expect(read(kind, { field: "15 %" })).toBe("15\u00a0%");
  });

  it.each(["verbatim", "choice", "date"] as const)("is unchanged if it is a %s", (kind) => {
    expect(read(kind, { field: "15 %" })).toBe("15 %");
  });

  it("may be 0 if it is an integer", () => {
    expect(read("integer", { field: 0 })).toBe(0);
  });

  it("gets French spaces in each text of a text list", () => {
    expect(read("textList", { field: ["Prix : fixe", "Gaz"] })).toEqual(["Prix\u00a0: fixe", "Gaz"]);
  });

  it("is converted to blocks if it is Markdown", () => {
    expect(read("markdown", { field: "## Le prix" })).toEqual(toBlocks("## Le prix"));
  });

  it.each([undefined, null, ""])("is null if its value is %j", (value) => {
    expect(read("text", { field: value })).toBeNull();
    expect(read("markdown", { field: value })).toBeNull();
  });

  it("is read from the separate node that Contentful's plugin creates for a long text", () => {
    const text = node("contentfulFaqItemFieldTextNode", { field: "Au succès : oui" });
    expect(read("longText", { field___NODE: "other" }, [text])).toBe("Au succès\u00a0: oui");
  });

  it("is null if the node of its long text no longer exists", () => {
    expect(read("longText", { field___NODE: "other" })).toBeNull();
  });

  it("is the asset node if it is a picture", () => {
    const asset = node("ContentfulAsset", { description: "Une façade", fields: { localFile: "file" } });
    expect(read("image", { field___NODE: "other" }, [asset])).toBe(asset);
  });
});

describe("a list of entries", () => {
  const entries = ["b", "a", "c"].map((id) => ({ ...node("FaqItem", {}), id }));
  const idsOf = (nodes: unknown) => (nodes as Node[]).map(({ id }) => id);

  it.each([
    ["local", "field"],
    ["Contentful", "field___NODE"],
  ] as const)("resolves to the entries in the order of the page: %s", (name, key) => {
    const shown = read("entryList", { [key]: ["c", "a", "b"] }, entries, undefined, sources[name]);
    expect(idsOf(shown)).toEqual(["c", "a", "b"]);
  });

  it("leaves out an entry that is not published", () => {
    expect(idsOf(read("entryList", { field___NODE: ["a", "gone", "b"] }, entries))).toEqual(["a", "b"]);
  });

  it("leaves out an entry of another type", () => {
    const stray = { ...node("Tender", {}), id: "d" };
    expect(
      idsOf(read("entryList", { field: ["a", "d"] }, [...entries, stray], undefined, sources.local)),
    ).toEqual(["a"]);
  });

  it("is empty, not null, if the page has none", () => {
    expect(read("entryList", {})).toEqual([]);
  });
});

describe("a field without a value, in a preview of drafts", () => {
  const note = "[À compléter : Titre]";

  it.each([
    ["text", "[À compléter\u00a0: Titre]"],
    ["longText", "[À compléter\u00a0: Titre]"],
    ["verbatim", note],
    ["choice", note],
    ["textList", ["[À compléter\u00a0: Titre]"]],
    ["markdown", toBlocks(note)],
    ["integer", 0],
    ["date", note],
    ["image", { description: note }],
  ] as const)("gets a placeholder: %s", (kind, shown) => {
    expect(read(kind, {}, [], "Titre")).toEqual(shown);
  });

  it("keeps its value if it has one", () => {
    expect(read("text", { field: "Gaz" }, [], "Titre")).toBe("Gaz");
    expect(read("integer", { field: 0 }, [], "Titre")).toBe(0);
  });

  it("keeps a picture without alternative text, and gets a placeholder for the text", () => {
    const asset = node("ContentfulAsset", { description: null, fields: { localFile: "file" } });
    expect(read("image", { field___NODE: "other" }, [asset], "Titre")).toEqual({
      ...asset,
      description: note,
    });
  });

  it("keeps a picture that has alternative text", () => {
    const asset = node("ContentfulAsset", { description: "Une façade" });
    expect(read("image", { field___NODE: "other" }, [asset], "Titre")).toBe(asset);
  });
});
