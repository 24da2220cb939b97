import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { z } from "zod";

import type { EntryList, ImageInput } from "./field";

/** The fields of a type: a zod schema by field name. */
export type Fields = Record<string, z.ZodType>;

/** The page of a type's single entry, or the pages of its listed entries. */
export type TypePages<FieldName extends string = string> = {
  /** The name of the file in `src/templates/`, without the extension. */
  template: string;
} & (
  | { path: string }
  /** The field whose text becomes the path: « Mentions légales » is at /mentions-legales. */
  | { pathFrom: FieldName }
);

/** A content type, as declared in `types/`. */
export interface ContentType<Shape extends Fields = Fields> {
  /** The type's id in Contentful, and the name of its JSON file. */
  id: string;
  /** The name of the GraphQL interface that pages query. */
  interfaceName: string;
  /** The type's name for editors, in French. */
  label: string;
  /** Where the site shows it, in French. */
  help: string;
  /** The field whose value identifies an entry in lists and messages. */
  titleField: string;
  /**
   * The fields whose texts name an entry. No two entries share a name, because names are addresses and lead to entries. By
   * default, only the title is a name.
   */
  names?: readonly string[];
  /** `single`: exactly one entry. `listed`: the entries of an `entryList` field, which sets the minimum and the maximum. */
  entries: "single" | "listed";
  /** Set if its entries have pages. `gatsby-node.ts` makes them. */
  page?: TypePages;
  fields: Shape;
}

/** Declares a content type. The name of its interface is the id with a capital letter. */
export function defineContentType<Shape extends Fields>(
  declaration: Omit<ContentType<Shape>, "interfaceName" | "names"> & {
    titleField: keyof Shape & string;
    names?: readonly (keyof Shape & string)[];
    page?: TypePages<keyof Shape & string>;
  },
): ContentType<Shape> {
  const { id } = declaration;
  return { ...declaration, interfaceName: id.charAt(0).toUpperCase() + id.slice(1) };
}

/** A part of a text that has one style. */
export interface Span {
  text: string;
  bold: boolean;
}

/** A block of a Markdown text, for the page and the PDF. */
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph" | "callout"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] };

/** A picture, as a query returns it. */
export interface ContentImage {
  alt: string;
  /** Null only in a preview of drafts. */
  localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** The value of a field, as a query returns it. Some kinds differ from what the editor typed. */
type QueriedValue<Value> =
  Value extends EntryList<infer Type>
    ? readonly Entry<Type>[]
    : Value extends ImageInput
      ? ContentImage
      : Value extends z.core.$brand<"markdown">
        ? readonly Block[]
        : Value;

/**
 * An entry as a page's query returns it: the props of a section. Each file of `types/` exports it for its type. Sections use it
 * with `import type`, so that no code of the model is sent to the browser.
 * GraphQL returns `null` for an optional field without a value.
 */
export type Entry<Type extends ContentType> = {
  readonly [Name in keyof Type["fields"]]: undefined extends z.output<Type["fields"][Name]>
    ? QueriedValue<Exclude<z.output<Type["fields"][Name]>, undefined>> | null
    : QueriedValue<z.output<Type["fields"][Name]>>;
};
