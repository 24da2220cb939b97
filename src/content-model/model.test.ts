import { z } from "zod";

import type { ContentType, Fields } from "./content-type";
import { describeField, type FieldKind, LONGEST_SHORT_TEXT } from "./field";
import { contentTypes } from "./index";
import { sampleValue } from "./testing/sample";

/** What Gatsby, and gatsby-source-contentful, put into every node themselves. */
const RESERVED_FIELDS = [
  ..."id children parent fields internal".split(" "),
  ..."sys metadata contentful_id node_locale spaceId updatedAt createdAt".split(" "),
];

/** Type ids at which gatsby-source-contentful stops, or whose node types it makes itself (`ContentfulTag`…). */
const RESERVED_TYPES = ["reference", "entity", "entry", "asset", "tag", "contenttype"];

/** Contentful's technical limits: characters of names, ids and long texts, and fields of a type. */
const CONTENTFUL = { name: 50, id: 64, longText: 50_000, fields: 50, description: 500 };

const types: readonly ContentType[] = contentTypes;
describe.each(types.map((type) => [type.id, type] as const))("the type %s", (id, type) => {
  it("has an id that both sources can make a node type of", () => {
    expect(id).toMatch(/^[a-z][A-Za-z]*$/);
    expect(id.length).toBeLessThanOrEqual(CONTENTFUL.id);
    expect(RESERVED_TYPES).not.toContain(id.toLowerCase());
  });

  it("tells an editor what it is and where it shows", () => {
    expect(type.label).toMatch(/^\p{Lu}/u);
    expect(type.label.length).toBeLessThanOrEqual(CONTENTFUL.name);
    expect(type.help).toMatch(/^\p{Lu}.*\.$/u);
    expect(type.help.length).toBeLessThanOrEqual(CONTENTFUL.description);
  });

  it("names its entries by a required text of one line", () => {
    const title = type.fields[type.titleField];
    expect(title && describeField(title)).toMatchObject({ kind: "text", required: true });
  });

  it("is either a single entry or listed by exactly one field of one page", () => {
    const owners = types.flatMap(({ fields }) =>
      Object.values(fields).filter((field) => describeField(field).listedType?.id === id),
    );
    expect(owners).toHaveLength(type.entries === "single" ? 0 : 1);
  });

  it("fits into a Contentful type", () => {
    expect(Object.keys(type.fields).length).toBeLessThanOrEqual(CONTENTFUL.fields);
  });

  it("labels each field differently", () => {
    const labels = Object.values(type.fields).map((field) => describeField(field).label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

it("gives each type an id and a label of its own, whatever the letter case", () => {
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

  /** The fields that break a rule: a failing test names them all. */
  const breaking = (keepsRule: (field: (typeof fields)[number]) => boolean) =>
    fields.filter((field) => !keepsRule(field)).map(({ path }) => path);

  it("take no name that a source reserves, and none that it would change", () => {
    expect(breaking(({ name }) => !RESERVED_FIELDS.includes(name))).toEqual([]);
    expect(breaking(({ name }) => /^[a-z][A-Za-z0-9]*$/.test(name) && name.length <= CONTENTFUL.id)).toEqual(
      [],
    );
  });

  it("tell an editor what they are and what they must hold", () => {
    expect(breaking(({ label }) => /^\p{Lu}/u.test(label) && label.length <= CONTENTFUL.name)).toEqual([]);
    expect(breaking(({ help }) => /^\p{Lu}.*[.»]$/u.test(help))).toEqual([]);
  });

  it("ask for no longer text than Contentful keeps", () => {
    const longest: Partial<Record<FieldKind, number>> = {
      text: LONGEST_SHORT_TEXT,
      verbatim: LONGEST_SHORT_TEXT,
      textList: LONGEST_SHORT_TEXT,
      longText: CONTENTFUL.longText,
      markdown: CONTENTFUL.longText,
    };
    expect(breaking(({ kind, max = 0 }) => max <= (longest[kind] ?? Infinity))).toEqual([]);
  });

  it("list from none or one to as many entries as Contentful keeps in a list", () => {
    const lists = fields.filter(({ kind }) => kind === "entryList");
    expect(lists.length).toBeGreaterThan(0);
    expect(
      breaking(({ kind, items }) => kind !== "entryList" || (items !== undefined && items.max <= 1000)),
    ).toEqual([]);
  });

  it("accept what their own description asks for", () => {
    expect(
      breaking(({ field, ...description }) => field.safeParse(sampleValue(description)).success),
    ).toEqual([]);
  });
});

it("refuses a schema that was not declared as a field", () => {
  expect(() => describeField(z.string())).toThrow("field.ts");
});
