/**
 * `npm run make:types`: writes the TypeScript types of all queries and fragments, as `Queries.HomeQuery`, from the content model. It
 * needs no build (docs/decisions/0003-sections-ask-for-what-they-show.md).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildASTSchema, KnownArgumentNamesRule, parse, specifiedRules, validate } from "graphql";

import { graphqlType } from "../src/content/gatsby-nodes";
import type { Field } from "../src/content/model/content-type";
import { contentTypes, singleTypes } from "../src/content/model/registry";

/** Read by TypeScript only. Not committed. */
const FILE = "src/queries.d.ts";

/** What Gatsby and its plugins add, as far as a page asks for it. A build checks the arguments. */
const SITE = `
  type Query { site: Site! }
  type Site { buildTime: String!, siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, studyRequestEndpoint: String! }
  type ContentImage { alt: String!, localFile: File }
  type File { childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: ImageData! }
`;

/** Scalars in TypeScript. A choice is one, because the name of an enum's value may not have an accent. */
const scalars: Record<string, string> = {
  Blocks: 'readonly import("./content/model/content-type").Block[]',
  ImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
};

function fieldOf(nodeType: string, name: string, field: Field): string {
  if (!field.options) return `${name}: ${graphqlType(field, "Blocks")}`;
  const choice = `${nodeType}_${name}`;
  scalars[choice] = field.options.map((option) => JSON.stringify(option)).join(" | ");
  return `${name}: ${choice}${field.required ? "!" : ""}`;
}

const types = contentTypes.map((type) => {
  const fields = Object.entries(type.fields).map(([name, field]) => fieldOf(type.nodeType, name, field));
  // The check of the content makes sure that each single type has its entry.
  const root = `${type.id}: ${type.nodeType}${singleTypes.includes(type) ? "!" : ""}`;
  return `type ${type.nodeType} { ${fields.join("\n")} } extend type Query { ${root} }`;
});
const schema = parse([SITE, ...types, ...Object.keys(scalars).map((name) => `scalar ${name}`)].join("\n"));
const rules = specifiedRules.filter((rule) => rule !== KnownArgumentNamesRule);

/** The texts of the `graphql` templates of the site's code. */
const readQueries = (): string =>
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
  const errors = validate(buildASTSchema(schema), document, rules);
  if (errors.length > 0) throw new Error(errors.map(String).join("\n\n"));
  const code = await codegen({
    schema,
    documents: [{ location: FILE, document }],
    filename: FILE,
    skipDocumentsValidation: true,
    config: {
      scalars,
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
