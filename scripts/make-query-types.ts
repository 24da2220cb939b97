/**
 * `npm run make:types`: writes the TypeScript types of all queries and fragments, as `Queries.HomeQuery`, from the content model. It
 * needs no build (docs/decisions/0003-sections-ask-for-what-they-show.md).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildASTSchema, parse, validate } from "graphql";

import type { Field } from "../src/content/content-type";
import { contentTypes, singleTypes } from "../src/content/index";
import { graphqlType } from "../src/content/schema";

/** Read by TypeScript only. Not committed. */
const FILE = "src/queries.d.ts";

/** What Gatsby and its plugins add, as far as a page asks for it. */
const SITE = `
  scalar Blocks
  scalar ImageData
  input IdFilter { eq: String }
  type Site { buildTime(formatString: String): String!, siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, studyRequestEndpoint: String! }
  type ContentImage { alt: String!, localFile: File }
  type File { childImageSharp: ImageSharp }
  enum ImageFormat { AVIF WEBP JPG }
  enum ImageLayout { FIXED }
  enum ImagePlaceholder { NONE }
  input AvifOptions { quality: Int }
  type ImageSharp {
    gatsbyImageData(
      width: Int, formats: [ImageFormat!], placeholder: ImagePlaceholder, breakpoints: [Int!], sizes: String,
      avifOptions: AvifOptions, layout: ImageLayout, height: Int, outputPixelDensities: [Float!]
    ): ImageData!
  }
`;

const scalars: Record<string, string> = {
  ID: "string",
  Blocks: 'readonly import("./content/content-type").Block[]',
  ImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
};

/** A field in GraphQL. A choice is a scalar of its own, because the name of an enum's value may not have an accent. */
function fieldOf(nodeType: string, name: string, field: Field): string {
  if (!field.options) return `${name}: ${graphqlType(field, "Blocks")}`;
  const scalar = `${nodeType}_${name}`;
  scalars[scalar] = field.options.map((option) => JSON.stringify(option)).join(" | ");
  return `${name}: ${scalar}${field.required ? "!" : ""}`;
}

const types = contentTypes.map(({ nodeType, fields }) => {
  const lines = Object.entries(fields).map(([name, field]) => fieldOf(nodeType, name, field));
  return `type ${nodeType} {\n${lines.join("\n")}\n}`;
});
const choices = Object.keys(scalars).filter((name) => name.includes("_"));
/** The check of the content makes sure that each single type has its entry. */
const roots = contentTypes.map((type) =>
  singleTypes.includes(type) ? `${type.id}: ${type.nodeType}!` : `${type.id}(id: IdFilter): ${type.nodeType}`,
);
const query = `type Query {\nsite: Site!\n${roots.join("\n")}\n}`;
const schema = parse([SITE, ...choices.map((name) => `scalar ${name}`), ...types, query].join("\n"));

/** The texts of the `graphql` templates of the site's code. */
export const readQueries = (): string =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => [...readFileSync(join("src", file), "utf8").matchAll(/\bgraphql`([^`]*)`/g)])
    .map(([, query]) => query)
    .join("\n");

/**
 * The types of queries and fragments.
 * @throws (rejects) where a query is wrong, with GraphQL's messages, such as « Did you mean "heroText"? ».
 */
export async function queryTypes(queries: string): Promise<string> {
  const document = parse(queries);
  const errors = validate(buildASTSchema(schema), document);
  if (errors.length > 0) throw new Error(errors.map(String).join("\n\n"));
  const code = await codegen({
    schema,
    documents: [{ location: FILE, document }],
    filename: FILE,
    config: {
      scalars,
      onlyOperationTypes: true,
      immutableTypes: true,
      avoidOptionals: true,
      skipTypename: true,
      omitOperationSuffix: true,
    },
    plugins: [{ typescript: {} }, { operations: {} }],
    pluginMap: { typescript, operations },
  });
  return `declare namespace Queries {\n${code}}\n`;
}

/** Writes the types of the queries as they are now. */
export const makeQueryTypes = async () => writeFileSync(FILE, await queryTypes(readQueries()));

if (require.main === module) void makeQueryTypes();
