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

interface ShownValue {
  kind: FieldKind;
  stored: unknown;
  /** The value that the pages show. */
  value: unknown;
}

it.each<ShownValue>([
  { kind: "text", stored: "15 %", value: "15\u00a0%" },
  { kind: "longText", stored: "15 %", value: "15\u00a0%" },
  { kind: "verbatim", stored: "15 %", value: "15 %" },
  { kind: "choice", stored: "15 %", value: "15 %" },
  { kind: "integer", stored: 0, value: 0 },
  { kind: "textList", stored: ["Prix : fixe", "Gaz"], value: ["Prix\u00a0: fixe", "Gaz"] },
  { kind: "markdown", stored: "## Le prix", value: toBlocks("## Le prix") },
  { kind: "text", stored: undefined, value: null },
  { kind: "text", stored: "", value: null },
  { kind: "markdown", stored: null, value: null },
  {
    kind: "image",
    stored: { file: "a", alt: "Une façade" },
    value: { file: "a", alt: "Une façade", path: "/a" },
  },
])("a $kind that is stored as $stored is shown as $value", ({ kind, stored, value }) => {
  expect(shown(kind, stored)).toEqual(value);
});

it("a list shows the entries of its type, in its stored order, without unknown ids", () => {
  const listed = (id: string, typeId: string) => ({ id, typeId }) as ContentEntry;
  const entries = [listed("a", "stat"), listed("b", "tender"), listed("c", "stat")];
  expect(shown("entryList", ["c", "gone", "b", "a"], { entries })).toEqual([entries[2], entries[0]]);
});

it.each<ShownValue>([
  { kind: "text", stored: undefined, value: "[À compléter\u00a0: Titre]" },
  { kind: "verbatim", stored: undefined, value: "[À compléter : Titre]" },
  { kind: "textList", stored: undefined, value: ["[À compléter\u00a0: Titre]"] },
  { kind: "markdown", stored: undefined, value: toBlocks("[À compléter : Titre]") },
  { kind: "integer", stored: undefined, value: 0 },
  { kind: "image", stored: undefined, value: { alt: "[À compléter : Titre]" } },
  {
    kind: "image",
    stored: { file: "a", alt: null },
    value: { file: "a", alt: "[À compléter : Titre]", path: "/a" },
  },
  { kind: "text", stored: "Gaz", value: "Gaz" },
])(
  "a required $kind that is stored as $stored is shown in a preview as $value",
  ({ kind, stored, value }) => {
    expect(shown(kind, stored, { preview: true })).toEqual(value);
  },
);

it("an optional field that is empty has no note in a preview", () => {
  expect(shown("text", undefined, { preview: true, required: false })).toBe(null);
});
