import type { ContentType, Field, FieldKind } from "./content-type";

/** The GraphQL type of each kind of field. */
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

/** How the nodes of a source implement the interfaces. */
export interface SourceSchema {
  /** The prefix of the names of its node types. */
  prefix: string;
  /** The name of its picture type, which implements `ContentImage`. */
  imageType: string;
  /** The SDL definition of `imageType`. */
  imageDefinition: string;
  /** The directive that resolves a picture field. Empty if the node itself contains the picture. */
  imageExtension: (fieldName: string) => string;
  /** Whether the content includes drafts: a missing value is then replaced by its label, and does not fail the query. */
  preview: boolean;
}

const quote = (text: string) => JSON.stringify(text);

const describeForSchema = ({ label, help }: { label: string; help: string }) => quote(`${label} — ${help}`);

/** @param source the source of a concrete type, whose fields have that source's types. Omit it for an interface. */
function valueType(
  { kind, required, listedType }: Field,
  { imageType, prefix }: Pick<SourceSchema, "imageType" | "prefix"> = {
    imageType: VALUE_TYPES.image,
    prefix: "",
  },
): string {
  // A list without entries is empty, not null.
  if (kind === "entryList") return `[${prefix}${listedType?.interfaceName ?? "Node"}!]!`;
  const type = kind === "image" ? imageType : VALUE_TYPES[kind];
  return required ? `${type}!` : type;
}

/** The GraphQL interface that pages query. It is the same for all sources. */
function interfaceDefinition({ interfaceName, fields, ...type }: ContentType): string {
  const lines = Object.entries(fields).map(([name, field]) => {
    return `  ${describeForSchema(field)}\n  ${name}: ${valueType(field)}`;
  });
  return `${describeForSchema(type)}\ninterface ${interfaceName} implements Node {\n  id: ID!\n${lines.join("\n")}\n}`;
}

function extensionOf(name: string, field: Field, source: SourceSchema): string {
  const { kind, label, required } = field;
  const hasPlaceholder = source.preview && required && kind !== "entryList";
  const missing = hasPlaceholder ? `, missing: ${quote(label)}` : "";
  if (kind === "image" && !missing) return source.imageExtension(name);
  return `@content(kind: ${quote(kind)}${missing})`;
}

/** The concrete type of one source. With `@dontInfer`, it has only the declared fields. */
function nodeDefinition({ interfaceName, fields }: ContentType, source: SourceSchema): string {
  const lines = Object.entries(fields).map(([name, field]) => {
    const extension = extensionOf(name, field, source);
    return `  ${name}: ${valueType(field, source)} ${extension}`.trimEnd();
  });
  const type = `${source.prefix}${interfaceName}`;
  return `type ${type} implements Node & ${interfaceName} @dontInfer {\n  id: ID!\n${lines.join("\n")}\n}`;
}

/** The GraphQL schema of the content in SDL, for the source of this build. */
export function schemaOf(contentTypes: readonly ContentType[], source: SourceSchema): string {
  return [
    `"Une image, avec son texte de remplacement"\ninterface ContentImage {\n  alt: String!\n  localFile: File\n}`,
    source.imageDefinition,
    ...contentTypes.map(interfaceDefinition),
    ...contentTypes.map((type) => nodeDefinition(type, source)),
  ].join("\n\n");
}
