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

/** Registers the extension, and reads one field of a stored node with it, as Gatsby would. */
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
    .resolve(source, {}, { nodeModel: { getNodeById } }, { fieldName: "field" });
}

const node = (type: string, fields: Record<string, unknown>): Node => ({
  id: "other",
  parent: null,
  children: [],
  internal: { type, contentDigest: "", owner: "" },
  ...fields,
});

describe("a field of content", () => {
  it.each(["text", "longText"] as const)("gets French spaces as a %s", (kind) => {
    expect(read(kind, { field: "15 %" })).toBe("15\u00a0%");
  });

  it.each(["verbatim", "choice", "date"] as const)("stays as it was typed as a %s", (kind) => {
    expect(read(kind, { field: "15 %" })).toBe("15 %");
  });

  it("keeps a number, zero included", () => {
    expect(read("integer", { field: 0 })).toBe(0);
  });

  it("gets French spaces in each text of a list", () => {
    expect(read("textList", { field: ["Prix : fixe", "Gaz"] })).toEqual(["Prix\u00a0: fixe", "Gaz"]);
  });

  it("comes as blocks when it is Markdown", () => {
    expect(read("markdown", { field: "## Le prix" })).toEqual(toBlocks("## Le prix"));
  });

  it.each([undefined, null, ""])("is null when it holds %j", (value) => {
    expect(read("text", { field: value })).toBeNull();
    expect(read("markdown", { field: value })).toBeNull();
  });

  it("is found in the node that Contentful's plugin makes of a long text", () => {
    const text = node("contentfulFaqItemFieldTextNode", { field: "Au succès : oui" });
    expect(read("longText", { field___NODE: "other" }, [text])).toBe("Au succès\u00a0: oui");
  });

  it("is null when the node of its long text is gone", () => {
    expect(read("longText", { field___NODE: "other" })).toBeNull();
  });

  it("is the asset itself when it is a picture", () => {
    const asset = node("ContentfulAsset", { description: "Une façade", fields: { localFile: "file" } });
    expect(read("image", { field___NODE: "other" }, [asset])).toBe(asset);
  });
});

describe("a list of entries", () => {
  const entries = ["b", "a", "c"].map((id) => ({ ...node("LocalFaqItem", {}), id }));
  const idsOf = (nodes: unknown) => (nodes as Node[]).map(({ id }) => id);

  it.each([
    ["local", "field"],
    ["Contentful", "field___NODE"],
  ] as const)("gives the entries in the order of the page: %s", (name, key) => {
    const shown = read("entryList", { [key]: ["c", "a", "b"] }, entries, undefined, sources[name]);
    expect(idsOf(shown)).toEqual(["c", "a", "b"]);
  });

  it("goes on without an entry that is not published", () => {
    expect(idsOf(read("entryList", { field___NODE: ["a", "gone", "b"] }, entries))).toEqual(["a", "b"]);
  });

  it("is empty, and never null, when the page has none", () => {
    expect(read("entryList", {})).toEqual([]);
  });
});

describe("a field that a draft leaves empty, in a preview", () => {
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
  ] as const)("shows its label, or something that can be shown: %s", (kind, shown) => {
    expect(read(kind, {}, [], "Titre")).toEqual(shown);
  });

  it("shows its own value once it has one", () => {
    expect(read("text", { field: "Gaz" }, [], "Titre")).toBe("Gaz");
    expect(read("integer", { field: 0 }, [], "Titre")).toBe(0);
  });

  it("keeps a picture that has no alternative text yet, and says that it is missing", () => {
    const asset = node("ContentfulAsset", { description: null, fields: { localFile: "file" } });
    expect(read("image", { field___NODE: "other" }, [asset], "Titre")).toEqual({
      ...asset,
      description: note,
    });
  });

  it("leaves a picture alone that has its alternative text", () => {
    const asset = node("ContentfulAsset", { description: "Une façade" });
    expect(read("image", { field___NODE: "other" }, [asset], "Titre")).toBe(asset);
  });
});
