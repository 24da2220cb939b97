import type { ContentEntry } from "./content-entry";
import { shownValue } from "./gatsby-nodes";
import { toBlocks } from "./markdown";
import type { FieldKind } from "./model/content-type";
import { text } from "./model/declare";
import { stat } from "./model/types/stat";

function shown(
  kind: FieldKind,
  stored: unknown,
  { preview = false, required = true, entries = [] as ContentEntry[] } = {},
) {
  const field = {
    ...text("Titre", "Une aide.", 90),
    kind,
    required,
    ...(kind === "entryList" && { listedType: stat }),
  };
  const entry = {
    values: { field: stored },
    pictures: { field: { name: "a", path: "/a" } },
    lists: kind === "entryList" ? { field: stored as string[] } : {},
  };
  const getEntry = (id: string) => entries.find((each) => each.id === id) ?? null;
  return shownValue("field", field, entry, preview, getEntry);
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
  ["image", { file: "a", alt: "Une façade" }, { file: "a", alt: "Une façade", path: "/a" }],
])("a %s that is stored as %j is shown as %j", (kind, stored, value) => {
  expect(shown(kind, stored)).toEqual(value);
});

it("a list of entries has the published entries of its type, in the order of the page", () => {
  const listed = (id: string, typeId: string) => ({ id, typeId }) as ContentEntry;
  const entries = [listed("a", "stat"), listed("b", "tender"), listed("c", "stat")];
  expect(shown("entryList", ["c", "gone", "b", "a"], { entries })).toEqual([entries[2], entries[0]]);
});

it.each<[kind: FieldKind, stored: unknown, value: unknown]>([
  ["text", undefined, "[À compléter\u00a0: Titre]"],
  ["verbatim", undefined, "[À compléter : Titre]"],
  ["textList", undefined, ["[À compléter\u00a0: Titre]"]],
  ["markdown", undefined, toBlocks("[À compléter : Titre]")],
  ["integer", undefined, 0],
  ["image", undefined, { alt: "[À compléter : Titre]" }],
  ["image", { file: "a", alt: null }, { file: "a", alt: "[À compléter : Titre]", path: "/a" }],
  ["text", "Gaz", "Gaz"],
])(
  "a required %s that is stored as %j is shown in a preview as %j, an optional one is not",
  (kind, stored, value) => {
    expect(shown(kind, stored, { preview: true })).toEqual(value);
    expect(shown(kind, undefined, { preview: true, required: false })).toBe(null);
  },
);
