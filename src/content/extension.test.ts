import type { Node } from "gatsby";

import type { FieldKind } from "./content-type";
import { createContentExtension } from "./extension";
import { toBlocks } from "./markdown";

interface Extension {
  extend: (args: { kind: FieldKind; missing?: string }) => {
    resolve: (source: object, args: object, context: object, info: object) => unknown;
  };
}

/** Registers the extension and resolves a field of a node with it, as Gatsby does. */
function read(
  kind: FieldKind,
  field: unknown,
  { missing, nodes = [] }: { missing?: string; nodes?: Node[] } = {},
) {
  const registered: Extension[] = [];
  createContentExtension(
    (extension) => registered.push(extension as Extension),
    (node, name) => node[name],
  );
  const getNodeById = ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null;
  return registered[0]
    ?.extend({ kind, ...(missing && { missing }) })
    .resolve({ field }, {}, { nodeModel: { getNodeById } }, { fieldName: "field", returnType: "[Stat!]!" });
}

it.each<[kind: FieldKind, stored: unknown, shown: unknown]>([
  ["text", "15 %", "15\u00a0%"],
  ["longText", "15 %", "15\u00a0%"],
  ["verbatim", "15 %", "15 %"],
  ["choice", "15 %", "15 %"],
  ["integer", 0, 0],
  ["textList", ["Prix : fixe", "Gaz"], ["Prix\u00a0: fixe", "Gaz"]],
  ["markdown", "## Le prix", toBlocks("## Le prix")],
  ["text", undefined, null],
  ["text", "", null],
  ["markdown", null, null],
  ["entryList", undefined, []],
])("a %s that is stored as %j is shown as %j", (kind, stored, shown) => {
  expect(read(kind, stored)).toEqual(shown);
});

it("a list of entries has those of its type that are published, in the order of the page", () => {
  const node = (id: string, type: string) => ({ id, internal: { type } }) as Node;
  const [first, other, last] = [node("a", "Stat"), node("b", "Tender"), node("c", "Stat")];
  expect(read("entryList", ["c", "gone", "b", "a"], { nodes: [first, other, last] })).toEqual([last, first]);
});

it.each<[kind: FieldKind, stored: unknown, shown: unknown]>([
  ["text", undefined, "[À compléter\u00a0: Titre]"],
  ["verbatim", undefined, "[À compléter : Titre]"],
  ["textList", undefined, ["[À compléter\u00a0: Titre]"]],
  ["markdown", undefined, toBlocks("[À compléter : Titre]")],
  ["integer", undefined, 0],
  ["image", undefined, { description: "[À compléter : Titre]" }],
  ["image", { description: null, file: "a" }, { description: "[À compléter : Titre]", file: "a" }],
  ["image", { description: "Une façade" }, { description: "Une façade" }],
  ["text", "Gaz", "Gaz"],
])("a required %s that is stored as %j is shown in a preview as %j", (kind, stored, shown) => {
  expect(read(kind, stored, { missing: "Titre" })).toEqual(shown);
});
