import { z } from "zod";

import type { ContentType, Fields } from "./content-type";
import { describeField, type FieldKind, LONGEST_SHORT_TEXT } from "./field";
import { contentTypes } from "./index";
import { sampleValue } from "./testing/sample";

/** Fields that Gatsby and gatsby-source-contentful add to every node. */
const RESERVED_FIELDS = [
  ..."id children parent fields internal".split(" "),
  ..."sys metadata contentful_id node_locale spaceId updatedAt createdAt".split(" "),
];

/** Type ids that make gatsby-source-contentful fail, or that are names of its own node types (`ContentfulTag`…). */
const RESERVED_TYPES = ["reference", "entity", "entry", "asset", "tag", "contenttype"];

/** Contentful's technical limits: lengths in characters, and the number of fields of a type. */
const CONTENTFUL = { name: 50, id: 64, longText: 50_000, fields: 50, description: 500 };

const types: readonly ContentType[] = contentTypes;
describe.each(types.map((type) => [type.id, type] as const))("the type %s", (id, type) => {
  it("has an id that is valid in both sources", () => {
    expect(id).toMatch(/^[a-z][A-Za-z]*$/);
    expect(id.length).toBeLessThanOrEqual(CONTENTFUL.id);
    expect(RESERVED_TYPES).not.toContain(id.toLowerCase());
  });

  it("has a label and a help text for editors", () => {
    expect(type.label).toMatch(/^\p{Lu}/u);
    expect(type.label.length).toBeLessThanOrEqual(CONTENTFUL.name);
    expect(type.help).toMatch(/^\p{Lu}.*\.$/u);
    expect(type.help.length).toBeLessThanOrEqual(CONTENTFUL.description);
  });

  it("has a required text of one line as its title field", () => {
    const title = type.fields[type.titleField];
    expect(title && describeField(title)).toMatchObject({ kind: "text", required: true });
  });

  it("has either a single entry, or is listed by exactly one field of one page", () => {
    const owners = types.flatMap(({ fields }) =>
      Object.values(fields).filter((field) => describeField(field).listedType?.id === id),
    );
    expect(owners).toHaveLength(type.entries === "single" ? 0 : 1);
  });

  it("has no more fields than Contentful allows", () => {
    expect(Object.keys(type.fields).length).toBeLessThanOrEqual(CONTENTFUL.fields);
  });

  it("has no former name of a field that another field has or had", () => {
    const former = Object.values(type.fields).flatMap((field) => describeField(field).formerly ?? []);
    expect(new Set([...former, ...Object.keys(type.fields)]).size).toBe(
      former.length + Object.keys(type.fields).length,
    );
  });

  it("has a different label for each field", () => {
    const labels = Object.values(type.fields).map((field) => describeField(field).label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

it("gives each type a unique id, ignoring case, and a unique label", () => {
  expect(new Set(types.map(({ id }) => id.toLowerCase())).size).toBe(types.length);
  expect(new Set(types.map(({ label }) => label)).size).toBe(types.length);
});

describe("the fields of all types", () => {
  const fields = types.flatMap(({ id, fields }: { id: string; fields: Fields }) =>
    Object.entries(fields).map(([name, field]) => ({
      path: `${id}.${name}`,
      name,
      field,
      ...describeField(field),
    })),
  );

  /** The paths of the fields that break a rule, so that a failing test names all of them. */
  const breaking = (keepsRule: (field: (typeof fields)[number]) => boolean) =>
    fields.filter((field) => !keepsRule(field)).map(({ path }) => path);

  it("have names that are valid and not reserved in both sources", () => {
    expect(breaking(({ name }) => !RESERVED_FIELDS.includes(name))).toEqual([]);
    expect(breaking(({ name }) => /^[a-z][A-Za-z0-9]*$/.test(name) && name.length <= CONTENTFUL.id)).toEqual(
      [],
    );
  });

  it("have a label and a help text for editors", () => {
    expect(breaking(({ label }) => /^\p{Lu}/u.test(label) && label.length <= CONTENTFUL.name)).toEqual([]);
    expect(breaking(({ help }) => /^\p{Lu}.*[.»]$/u.test(help))).toEqual([]);
  });

  it("allow no longer text than Contentful", () => {
    const longest: Partial<Record<FieldKind, number>> = {
      text: LONGEST_SHORT_TEXT,
      verbatim: LONGEST_SHORT_TEXT,
      textList: LONGEST_SHORT_TEXT,
      longText: CONTENTFUL.longText,
      markdown: CONTENTFUL.longText,
    };
    expect(breaking(({ kind, max = 0 }) => max <= (longest[kind] ?? Infinity))).toEqual([]);
  });

  it("allow no more entries in a list than Contentful", () => {
    const lists = fields.filter(({ kind }) => kind === "entryList");
    expect(lists.length).toBeGreaterThan(0);
    expect(
      breaking(({ kind, items }) => kind !== "entryList" || (items !== undefined && items.max <= 1000)),
    ).toEqual([]);
  });

  it("accept a value made from their own description", () => {
    expect(
      breaking(({ field, ...description }) => field.safeParse(sampleValue(description)).success),
    ).toEqual([]);
  });
});

it("throws for a schema that was not declared as a field", () => {
  expect(() => describeField(z.string())).toThrow("field.ts");
});
