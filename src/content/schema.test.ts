import type { Node } from "gatsby";

import type { FieldKind } from "./content-type";
import { text } from "./field";
import { toBlocks } from "./markdown";
import { shownValue } from "./schema";
import { stat } from "./types/home-lists";

/** What a page shows of a stored value. */
function shown(
  kind: FieldKind,
  stored: unknown,
  { preview = false, required = true, nodes = [] as Node[] } = {},
) {
  const field = { ...text("Titre", "Une aide."), kind, required, listedType: stat };
  const schema = { prefix: "Local", imageType: "", imageDefinition: "", preview };
  const source = {
    schema,
    readStored: (node: Readonly<Record<string, unknown>>, name: string) => node[name],
  };
  return shownValue("field", field, { field: stored }, source, (id) => nodes.find((node) => node.id === id));
}

it.each<[kind: FieldKind, stored: unknown, value: unknown]>([
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
])("a %s that is stored as %j is shown as %j", (kind, stored, value) => {
  expect(shown(kind, stored)).toEqual(value);
});

it("a list of entries has those of its type that are published, in the order of the page", () => {
  const node = (id: string, type: string) => ({ id, internal: { type } }) as Node;
  const nodes = [node("a", "LocalStat"), node("b", "LocalTender"), node("c", "LocalStat")];
  expect(shown("entryList", ["c", "gone", "b", "a"], { nodes })).toEqual([nodes[2], nodes[0]]);
});

it.each<[kind: FieldKind, stored: unknown, value: unknown]>([
  ["text", undefined, "[À compléter\u00a0: Titre]"],
  ["verbatim", undefined, "[À compléter : Titre]"],
  ["textList", undefined, ["[À compléter\u00a0: Titre]"]],
  ["markdown", undefined, toBlocks("[À compléter : Titre]")],
  ["integer", undefined, 0],
  ["image", undefined, { description: "[À compléter : Titre]" }],
  ["image", { description: null, file: "a" }, { description: "[À compléter : Titre]", file: "a" }],
  ["image", { description: "Une façade" }, { description: "Une façade" }],
  ["text", "Gaz", "Gaz"],
])(
  "a required %s that is stored as %j is shown in a preview as %j, an optional one is not",
  (kind, stored, value) => {
    expect(shown(kind, stored, { preview: true })).toEqual(value);
    expect(shown(kind, undefined, { preview: true, required: false })).toBe(null);
  },
);
