/** Rules for every content type and field, which a new one must keep too. */
import type { Field, FieldKind } from "./content-type";
import { LONGEST_SHORT_TEXT } from "./declare";
import { contentTypes } from "./registry";

/** Field names that Gatsby, Contentful or gatsby-source-contentful use themselves. */
const RESERVED_FIELDS = [
  "id",
  "children",
  "parent",
  "fields",
  "internal",
  "sys",
  "metadata",
  "contentful_id",
  "node_locale",
  "spaceId",
  "updatedAt",
  "createdAt",
];

/** Type ids that make gatsby-source-contentful fail, or that are names of its own node types (`ContentfulTag`…). */
const RESERVED_TYPES = ["reference", "entity", "entry", "asset", "tag", "contenttype"];

describe.each(contentTypes)("the type $id", (type) => {
  const { id } = type;

  it("has an id that is valid in both sources, and its own label", () => {
    expect(id).toMatch(/^[a-z][A-Za-z]{0,63}$/);
    expect(RESERVED_TYPES).not.toContain(id.toLowerCase());
    expect(contentTypes.filter(({ label }) => label === type.label)).toHaveLength(1);
    expect(type.label).toMatch(/^\p{Lu}.{1,49}$/u);
    expect(type.help).toMatch(/^\p{Lu}.{1,498}\.$/u);
  });

  it("has a required text of one line as its title field", () => {
    const kind = expect.stringMatching(/^(text|choice)$/) as FieldKind;
    expect(type.fields[type.titleField]).toMatchObject({ kind, required: true });
    // A free title could give two pages the same address.
    if (type.page && !type.page.path) expect(type.fields[type.titleField]?.kind).toBe("choice");
  });

  it("occurs once, because it is single or listed by one field of one page", () => {
    expect(contentTypes.filter((other) => other.id === id)).toEqual([type]);
  });

  it("has a different label for each field, and at most 40 fields", () => {
    const labels = Object.values(type.fields).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    // An editor can still see such a form whole. Contentful allows 50, which leaves room for the old fields
    // that stay in a space after a rename.
    expect(labels.length).toBeLessThanOrEqual(40);
  });
});

it("the model has at most 25 types, which is the limit of Contentful's free plan", () => {
  expect(contentTypes.length).toBeLessThanOrEqual(25);
});

describe("every field", () => {
  const fields = contentTypes.flatMap(({ id, fields }) =>
    Object.entries(fields).map(([name, field]) => ({ ...field, name, path: `${id}.${name}` })),
  );
  /** Contentful's limits, in characters or entries. */
  const longest: Partial<Record<FieldKind, number>> = {
    text: LONGEST_SHORT_TEXT,
    verbatim: LONGEST_SHORT_TEXT,
    textList: LONGEST_SHORT_TEXT,
    longText: 50_000,
    markdown: 50_000,
  };

  interface FieldRule {
    rule: string;
    keepsRule: (field: Field & { name: string }) => boolean;
  }

  it.each<FieldRule>([
    {
      rule: "a name that both sources allow",
      keepsRule: ({ name }) => /^[a-z][A-Za-z0-9]{0,63}$/.test(name) && !RESERVED_FIELDS.includes(name),
    },
    { rule: "a label for editors", keepsRule: ({ label }) => /^\p{Lu}.{1,49}$/u.test(label) },
    { rule: "a help text for editors", keepsRule: ({ help }) => /^\p{Lu}.*[.»]$/u.test(help) },
    {
      rule: "no longer text than Contentful allows",
      keepsRule: ({ kind, max = 0 }) => max <= (longest[kind] ?? Infinity),
    },
    {
      rule: "no longer list than Contentful allows",
      keepsRule: ({ items }) => items === undefined || items.max <= 1000,
    },
  ])("has $rule", ({ keepsRule }) => {
    expect(fields.filter((field) => !keepsRule(field)).map(({ path }) => path)).toEqual([]);
  });
});
