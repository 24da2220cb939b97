import { readdirSync } from "node:fs";

import { Kind, type SelectionSetNode } from "graphql";

import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { contentTypes } from "./index";
import { fieldsOf, readGraphqlTags, selectionShape, typeShape } from "./testing/graphql-tags";

jest.setTimeout(120_000);

const types: readonly ContentType[] = contentTypes;
const { tags, checker } = readGraphqlTags(process.cwd());

it("finds the pages' queries and the sections' fragments", () => {
  const queries = tags.filter(({ definition }) => definition.kind === Kind.OPERATION_DEFINITION);
  const templates = readdirSync("src/templates").filter((name) => /^[^.]+\.tsx$/.test(name));
  expect(queries.map(({ file }) => file).sort()).toEqual(
    templates.map((name) => `src/templates/${name}`).sort(),
  );
  expect(tags.length).toBeGreaterThan(10);
});

it("has a unique name for each query and fragment", () => {
  const names = tags.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every(Boolean)).toBe(true);
});

describe.each(tags.map((tag) => [`${tag.name} in ${tag.file}`, tag] as const))("%s", (_name, tag) => {
  it("has a type of the same name with exactly the selected fields", () => {
    if (!tag.type) throw new Error(`${tag.file} exports no type ${tag.name}.`);
    const selected = selectionShape(tag.definition.selectionSet, tags);
    expect(typeShape(checker, tag.type, selected)).toStrictEqual(selected);
  });
});

describe("the fields of the content model", () => {
  const queried = new Set<string>();

  /** Records the selected fields of a type, and of the types that it lists. */
  function recordFields(type: ContentType, selection: SelectionSetNode): void {
    for (const { name, selectionSet } of fieldsOf(selection, tags)) {
      queried.add(`${type.id}.${name.value}`);
      const field = type.fields[name.value];
      const listed = field && describeField(field).listedType;
      const listedType = types.find(({ id }) => id === listed?.id);
      if (listedType && selectionSet) recordFields(listedType, selectionSet);
    }
  }

  for (const { definition } of tags) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { name, selectionSet } of fieldsOf(definition.selectionSet, tags)) {
      const type = types.find(({ id }) => id === name.value);
      if (type && selectionSet) recordFields(type, selectionSet);
    }
  }

  it("are all queried by a page, except those with a reason in `notShown`", () => {
    const fields = types.flatMap(({ id, fields }) =>
      Object.entries(fields).map(([name, field]) => ({ path: `${id}.${name}`, ...describeField(field) })),
    );
    expect(
      fields.filter(({ path, notShown }) => !queried.has(path) && !notShown).map(({ path }) => path),
    ).toEqual([]);
    expect(
      fields.filter(({ path, notShown }) => queried.has(path) && notShown).map(({ path }) => path),
    ).toEqual([]);
  });
});
