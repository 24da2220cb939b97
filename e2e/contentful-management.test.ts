/** The tests' Management API refuses what Contentful refuses, so that a migration that passes here can pass there. */
import { contentTypes } from "../src/content";
import { contentfulSpace } from "../src/content/contentful";
import { linkTo } from "../src/content/contentful/format";
import { readLocalContent } from "../src/content/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { fillSpace } from "./contentful/fill-space";
import type { EntryFields } from "./contentful/management-entry-rules";
import { type Entity, ManagementSpace, Refused } from "./contentful/management-space";
import type { SentField } from "./contentful/management-type-rules";

const content = contentfulSpace(contentTypes, readLocalContent(FROZEN_CONTENT).entries);
let space: ManagementSpace;

beforeEach(() => {
  space = new ManagementSpace("espace");
  fillSpace(space, content);
});

const entity = (path: string): Entity => {
  const found = space.entities.get(path);
  if (!found) throw new Error(`The space has no ${path}.`);
  return structuredClone(found);
};

/** Why the API refuses a request. */
function refusal(request: () => unknown): string {
  try {
    request();
  } catch (error) {
    if (error instanceof Refused) return [error.status, error.id, ...error.problems].join(" ");
    throw error;
  }
  return "accepted";
}

type ChangeFields = (fields: readonly SentField[]) => readonly object[];

/** Saves the type `faqItem` with other fields. */
const saveFields = (change: ChangeFields, others: object = {}) => {
  const type = entity("content_types/faqItem");
  const fields = change(type.fields as SentField[]);
  return space.put("content_types/faqItem", { ...type, ...others, fields }, type.sys.version);
};

const added = (field: object) => (fields: readonly SentField[]) => [
  ...fields,
  { id: "added", name: "Ajout", type: "Symbol", required: false, localized: false, ...field },
];

const saveEntry = (fields: EntryFields) => {
  const { sys, fields: before } = entity("entries/faqItem-1");
  return space.put("entries/faqItem-1", { fields: { ...(before as EntryFields), ...fields } }, sys.version);
};

/** Saves an entry, which may be incomplete, and publishes it. */
const publishEntry = (id: string, fields: EntryFields) => {
  const { sys, fields: before } = entity(`entries/${id}`);
  const saved = space.put(
    `entries/${id}`,
    { fields: { ...(before as EntryFields), ...fields } },
    sys.version,
  );
  return refusal(() => space.put(`entries/${id}/published`, {}, saved.sys.version));
};

it.each<[string, ChangeFields, object, string]>([
  ["an id with a hyphen", added({ id: "my-field" }), {}, "my-field: The id must start with a letter"],
  ["two fields with one id", added({ id: "answer" }), {}, "Two fields have the same id."],
  ["an unknown type of field", added({ type: "Markdown" }), {}, "added: Unknown type Markdown."],
  ["a link without its kind", added({ type: "Link" }), {}, "added: Unknown type Link ."],
  ["a list without items", added({ type: "Array" }), {}, "added: Wrong items."],
  ["a rule of another type", added({ validations: [{ range: { min: 1 } }] }), {}, `can't have "range"`],
  ["a malformed rule", added({ validations: [{ size: 40 }] }), {}, `The validation "size" is malformed.`],
  ["the same rule twice", added({ validations: [{ unique: true }, { unique: true }] }), {}, "duplicates"],
  ["a change of type", (all) => all.map((each) => ({ ...each, type: "Text" })), {}, "cannot be changed"],
  [
    "a deletion at once",
    (all) => all.slice(0, 1),
    {},
    "answer: A field must be omitted before it is deleted.",
  ],
  [
    "an unknown display field",
    (all) => all,
    { displayField: "nom" },
    "The display field nom does not exist.",
  ],
  [
    "more than 50 fields",
    (all) => Array.from({ length: 51 }, (_, rank) => ({ ...all[0], id: `field${rank}` })),
    {},
    "A type has at most 50 fields.",
  ],
])("refuses a type with %s", (_case, change, others, problem) => {
  expect(refusal(() => saveFields(change, others))).toContain("422 ValidationFailed");
  expect(refusal(() => saveFields(change, others))).toContain(problem);
});

it("refuses a version that is not the current one", () => {
  const { sys, ...type } = entity("content_types/faqItem");
  expect(refusal(() => space.put("content_types/faqItem", type, sys.version - 1))).toBe(
    "409 VersionMismatch",
  );
});

it("accepts values of a new field only when its type is activated", () => {
  const saved = saveFields(added({}));
  expect(refusal(() => saveEntry({ added: { fr: "Là" } }))).toContain("added: Unknown field.");
  space.put("content_types/faqItem/published", {}, saved.sys.version);
  expect(refusal(() => saveEntry({ added: { fr: "Là" } }))).toBe("accepted");
});

it("refuses a value in a locale that the field or the space does not have", () => {
  expect(refusal(() => saveEntry({ answer: { "en-US": "Here" } }))).toContain(
    "Not a locale of this field: en-US.",
  );
});

it("refuses an input without a field", () => {
  const path = "content_types/faqItem/editor_interface";
  const { sys } = entity(path);
  const form = { controls: [{ fieldId: "reply" }] };
  expect(refusal(() => space.put(path, form, sys.version))).toContain("The control reply has no field.");
});

it.each<[string, string, EntryFields, string]>([
  ["without a required value", "faqItem-1", { answer: {} }, "answer is required"],
  ["with too long a text", "faqItem-1", { question: { fr: "a".repeat(200) } }, "question breaks"],
  ["with a text outside of a choice", "tender-1", { status: { fr: "Fermé" } }, "status breaks"],
  ["with a number outside of its range", "clientReference-1", { lots: { fr: 0 } }, "lots breaks"],
  ["with a text of another form", "siteSettings", { phone: { fr: "appelez" } }, "phone breaks"],
  [
    "with a link to an entry of another type",
    "homePage",
    { questions: { fr: [linkTo("Entry", "tender-1")] } },
    "questions breaks",
  ],
])("refuses to publish an entry %s, and accepts its draft", (_case, id, fields, problem) => {
  expect(publishEntry(id, fields)).toContain(`422 InvalidEntry ${problem}`);
});
