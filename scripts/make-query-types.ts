/** `npm run make:types`: the queries' types, without a build (docs/decisions/0003-sections-ask-for-what-they-show.md). */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildASTSchema, KnownArgumentNamesRule, parse, specifiedRules, validate } from "graphql";

import { graphqlType } from "../src/content/gatsby-nodes";
import { contentTypes, singleTypes } from "../src/content/model/registry";

/** The written file. Only TypeScript reads it, and it is not committed. */
const FILE = "src/queries.d.ts";

/** The part of Gatsby's own schema that pages query. A build checks the arguments. */
const SITE = `
  type Query { site: Site! }
  type Site { siteMetadata: SiteMetadata! }
  type SiteMetadata { builtOn: String!, siteUrl: String!, studyRequestEndpoint: String! }
  type ContentImage { alt: String!, localFile: File }
  type File { childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: ImageData! }
`;

const SCALARS = {
  JSON: 'readonly import("./content/model/content-type").Block[]',
  ImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
};

/** The schema of the model, and the TypeScript type of each scalar. A choice is a scalar, because the name of a GraphQL enum value cannot have an accent. */
function readModel() {
  const choices: Record<string, string> = {};
  const types = contentTypes.map(({ id, nodeType, fields }) => {
    const declared = Object.entries(fields).map(([name, field]) => {
      if (!field.options) return `${name}: ${graphqlType(field)}`;
      const choice = `${nodeType}_${name}`;
      choices[choice] = field.options.map((option) => JSON.stringify(option)).join(" | ");
      return `${name}: ${choice}${field.required ? "!" : ""}`;
    });
    // The content check makes sure that each single type has its entry.
    const required = singleTypes.some((type) => type.id === id) ? "!" : "";
    return `type ${nodeType} { ${declared.join("\n")} } extend type Query { ${id}: ${nodeType}${required} }`;
  });
  const scalars = { ...SCALARS, ...choices };
  const declarations = Object.keys(scalars).map((name) => `scalar ${name}`);
  return { scalars, schema: parse([SITE, ...types, ...declarations].join("\n")) };
}

/** A query in a source file: graphql`query … { … }`. */
const QUERY = /\bgraphql`(?<query>[^`]*)`/g;

/** The queries and fragments of all source files. */
function readQueries(): string {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => readFileSync(join("src", file), "utf8"));
  const queries = sources.flatMap((source) =>
    Array.from(source.matchAll(QUERY), ({ groups }) => groups?.query ?? ""),
  );
  return queries.join("\n");
}

/** @throws (rejects) with GraphQL's messages if a query is invalid, such as « Did you mean "heroText"? ». */
export async function queryTypes(queries: string): Promise<string> {
  const { scalars, schema } = readModel();
  const document = parse(queries);
  const rules = specifiedRules.filter((rule) => rule !== KnownArgumentNamesRule);
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

export const makeQueryTypes = async () => writeFileSync(FILE, await queryTypes(readQueries()));

if (require.main === module) void makeQueryTypes();
