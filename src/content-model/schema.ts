import type { ContentType } from "./content-type";
import { describeField, type FieldDescription, type FieldKind } from "./field";

/** What GraphQL calls a value of each kind of field. */
const VALUE_TYPES: Record<Exclude<FieldKind, "entryList">, string> = {
  text: "String",
  longText: "String",
  markdown: "JSON",
  verbatim: "String",
  choice: "String",
  textList: "[String!]",
  integer: "Int",
  date: "Date",
  image: "ContentImage",
};

/** How one source's nodes hold what the interfaces promise. */
export interface SourceSchema {
  /** The beginning of its node types' names. */
  prefix: string;
  /** The type of its pictures, which implements `ContentImage`. */
  imageType: string;
  /** The definition of `imageType`. */
  imageDefinition: string;
  /** The extension that leads from a field to its picture, if it is not in the node itself. */
  imageExtension: (fieldName: string) => string;
  /** Whether a missing value is shown by its label instead of failing the query (drafts). */
  preview: boolean;
}

const quote = (text: string) => JSON.stringify(text);

const describeForSchema = ({ label, help }: { label: string; help: string }) => quote(`${label} — ${help}`);

/** @param source of a concrete type, whose fields name the concrete types of that source; none for an interface. */
function valueType(
  { kind, required, listedType }: FieldDescription,
  { imageType, prefix }: Pick<SourceSchema, "imageType" | "prefix"> = {
    imageType: VALUE_TYPES.image,
    prefix: "",
  },
): string {
  // A list without entries is empty, never null.
  if (kind === "entryList") return `[${prefix}${listedType?.interfaceName ?? "Node"}!]!`;
  const type = kind === "image" ? imageType : VALUE_TYPES[kind];
  return required ? `${type}!` : type;
}

/** The GraphQL interface that pages query, whichever source fills it. */
function interfaceDefinition({ interfaceName, fields, ...type }: ContentType): string {
  const lines = Object.entries(fields).map(([name, field]) => {
    const description = describeField(field);
    return `  ${describeForSchema(description)}\n  ${name}: ${valueType(description)}`;
  });
  return `${describeForSchema(type)}\ninterface ${interfaceName} implements Node {\n  id: ID!\n${lines.join("\n")}\n}`;
}

function extensionOf(name: string, description: FieldDescription, source: SourceSchema): string {
  const { kind, label, required } = description;
  // A list that has nothing yet is shown empty.
  const standsIn = source.preview && required && kind !== "entryList";
  const missing = standsIn ? `, missing: ${quote(label)}` : "";
  if (kind === "image" && !missing) return source.imageExtension(name);
  return `@content(kind: ${quote(kind)}${missing})`;
}

/** The concrete type of one source, closed to inference: only declared fields exist. */
function nodeDefinition({ interfaceName, fields }: ContentType, source: SourceSchema): string {
  const lines = Object.entries(fields).map(([name, field]) => {
    const description = describeField(field);
    const extension = extensionOf(name, description, source);
    return `  ${name}: ${valueType(description, source)} ${extension}`.trimEnd();
  });
  const type = `${source.prefix}${interfaceName}`;
  return `type ${type} implements Node & ${interfaceName} @dontInfer {\n  id: ID!\n${lines.join("\n")}\n}`;
}

/** The whole GraphQL schema of the content, in SDL, for the one source of this build. */
export function schemaOf(contentTypes: readonly ContentType[], source: SourceSchema): string {
  return [
    `"Une image, avec son texte de remplacement"\ninterface ContentImage {\n  alt: String!\n  localFile: File\n}`,
    source.imageDefinition,
    ...contentTypes.map(interfaceDefinition),
    ...contentTypes.map((type) => nodeDefinition(type, source)),
  ].join("\n\n");
}
