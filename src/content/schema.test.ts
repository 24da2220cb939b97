import { assertValidSchema, buildSchema, type GraphQLSchema, isInterfaceType, isObjectType } from "graphql";

import { contentTypes } from "./index";
import { schemaOf } from "./schema";
import { chooseSource } from "./sources";

const CONTENTFUL = { CONTENTFUL_SPACE_ID: "space", CONTENTFUL_ACCESS_TOKEN: "token" };

const schemas = {
  local: schemaOf(contentTypes, chooseSource({}, "content").schema),
  Contentful: schemaOf(contentTypes, chooseSource(CONTENTFUL, "content").schema),
  preview: schemaOf(
    contentTypes,
    chooseSource({ ...CONTENTFUL, CONTENTFUL_HOST: "preview.contentful.com" }, "content").schema,
  ),
};

/** The types and directives that Gatsby and this site's extension provide. */
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @proxy(from: String!) on FIELD_DEFINITION
  directive @content(kind: String!, missing: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { node: Node }
`;

const built = (sdl: string): GraphQLSchema => buildSchema(GATSBY + sdl);

describe.each(Object.entries(schemas))("the schema of %s", (_name, sdl) => {
  it("is valid GraphQL, and each type implements its interfaces", () => {
    expect(() => assertValidSchema(built(sdl))).not.toThrow();
  });

  it.each(contentTypes.map(({ interfaceName }) => interfaceName))(
    "implements %s with one type that Gatsby does not infer",
    (name) => {
      const schema = built(sdl);
      const type = schema.getType(name);
      if (!isInterfaceType(type)) throw new Error(`${name} is no interface`);
      const nodeTypes = schema.getPossibleTypes(type);
      expect(nodeTypes).toHaveLength(1);
      expect(nodeTypes[0]?.astNode?.directives?.map((directive) => directive.name.value)).toEqual([
        "dontInfer",
      ]);
      expect(nodeTypes[0]?.getInterfaces().map((each) => each.name)).toEqual(["Node", name]);
    },
  );
});

it.each(["local", "Contentful"] as const)(
  "matches its snapshot for %s: `npm run test:unit -- -u` updates it",
  (name) => {
    expect(schemas[name]).toMatchSnapshot();
  },
);

it("has the same interfaces for both sources", () => {
  const interfaces = (sdl: string) =>
    sdl.split("\n\n").filter((definition) => /^"[^\n]*\ninterface /.test(definition));
  expect(interfaces(schemas.Contentful)).toEqual(interfaces(schemas.local));
  expect(interfaces(schemas.local)).toHaveLength(contentTypes.length + 1);
});

it("resolves every field with the extension, except local pictures", () => {
  const type = built(schemas.local).getType("LocalWhitePaperPage");
  if (!isObjectType(type)) throw new Error("LocalWhitePaperPage is no type");
  const bare = Object.values(type.getFields()).filter(({ astNode }) => !astNode?.directives?.length);
  expect(bare.map(({ name }) => name)).toEqual(["id", "coverImage"]);
});

it("has placeholders for required fields, only in a preview", () => {
  const chapter = built(schemas.preview).getType("ContentfulWhitePaperChapter");
  if (!isObjectType(chapter)) throw new Error("ContentfulWhitePaperChapter is no type");
  const withPlaceholder = Object.values(chapter.getFields()).filter(({ astNode }) =>
    astNode?.directives?.some((directive) =>
      directive.arguments?.some(({ name }) => name.value === "missing"),
    ),
  );
  expect(withPlaceholder.map(({ name }) => name)).toEqual(["title"]);
  expect(schemas.local + schemas.Contentful).not.toContain("missing:");
});
