import type { Field, FieldKind } from "./content-type";
import { LONGEST_SHORT_TEXT } from "./field";
import { contentTypes } from "./index";

/** Fields that Gatsby and gatsby-source-contentful add to every node. */
const RESERVED_FIELDS =
  "id children parent fields internal sys metadata contentful_id node_locale spaceId updatedAt createdAt".split(
    " ",
  );

/** Type ids that make gatsby-source-contentful fail, or that are names of its own node types (`ContentfulTag`…). */
const RESERVED_TYPES = ["reference", "entity", "entry", "asset", "tag", "contenttype"];

describe.each(contentTypes.map((type) => [type.id, type] as const))("the type %s", (id, type) => {
  it("has an id that is valid in both sources, and its own label", () => {
    expect(id).toMatch(/^[a-z][A-Za-z]{0,63}$/);
    expect(RESERVED_TYPES).not.toContain(id.toLowerCase());
    expect(contentTypes.filter(({ label }) => label === type.label)).toHaveLength(1);
    expect(type.label).toMatch(/^\p{Lu}.{1,49}$/u);
    expect(type.help).toMatch(/^\p{Lu}.{1,498}\.$/u);
  });

  it("has a required text of one line as its title field", () => {
    expect(type.fields[type.titleField]).toMatchObject({ kind: "text", required: true });
  });

  it("has either a single entry, or is listed by exactly one field of one page", () => {
    const lists = contentTypes.flatMap(({ fields }) => Object.values(fields));
    const owners = lists.filter(({ listedType }) => listedType?.id === id);
    expect(owners).toHaveLength(type.entries === "single" ? 0 : 1);
  });

  it("has a different label for each field", () => {
    const labels = Object.values(type.fields).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
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

  it.each<[rule: string, keepsRule: (field: Field & { name: string }) => boolean]>([
    [
      "a name that both sources allow",
      ({ name }) => /^[a-z][A-Za-z0-9]{0,63}$/.test(name) && !RESERVED_FIELDS.includes(name),
    ],
    ["a label for editors", ({ label }) => /^\p{Lu}.{1,49}$/u.test(label)],
    ["a help text for editors", ({ help }) => /^\p{Lu}.*[.»]$/u.test(help)],
    ["no longer text than Contentful's", ({ kind, max = 0 }) => max <= (longest[kind] ?? Infinity)],
    ["no longer list than Contentful's", ({ items }) => items === undefined || items.max <= 1000],
  ])("has %s", (_rule, keepsRule) => {
    expect(fields.filter((field) => !keepsRule(field)).map(({ path }) => path)).toEqual([]);
  });
});
