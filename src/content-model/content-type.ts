import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { z } from "zod";

import type { EntryList, ImageInput } from "./field";

/** The fields of a type: a zod schema for each name. */
export type Fields = Record<string, z.ZodType>;

/** A type of content as it is declared in `types/`. */
export interface ContentType<Shape extends Fields = Fields> {
  /** Contentful's id of the type, and the name of its JSON file. */
  id: string;
  /** GraphQL's name of the interface that pages query. */
  interfaceName: string;
  /** What an editor calls it, in French. */
  label: string;
  /** Where on the site it shows, in French. */
  help: string;
  /** The field that names an entry in lists and in messages. */
  titleField: string;
  /** `single`: exactly one entry, shown by itself. `listed`: as many as an `entryList` field of a page asks for and allows. */
  entries: "single" | "listed";
  fields: Shape;
}

/** Declares a type of content. The interface takes the id with a capital. */
export function defineContentType<Shape extends Fields>(
  declaration: Omit<ContentType<Shape>, "interfaceName"> & { titleField: keyof Shape & string },
): ContentType<Shape> {
  const { id } = declaration;
  return { ...declaration, interfaceName: id.charAt(0).toUpperCase() + id.slice(1) };
}

/** A run of text in one style. */
export interface Span {
  text: string;
  bold: boolean;
}

/** A piece of a Markdown text: what the page and the PDF lay out. */
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph" | "callout"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] };

/** A picture as queries give it. */
export interface ContentImage {
  alt: string;
  /** Missing only in a preview of drafts. */
  localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** A field whose value a query gives in another form than the editor typed it. */
type QueriedValue<Value> =
  Value extends EntryList<infer Type>
    ? readonly Entry<Type>[]
    : Value extends ImageInput
      ? ContentImage
      : Value extends z.core.$brand<"markdown">
        ? readonly Block[]
        : Value;

/**
 * An entry as a page's query gives it: what a section gets as props.
 * GraphQL answers `null` for an optional field that was left empty.
 */
export type Entry<Type extends ContentType> = {
  readonly [Name in keyof Type["fields"]]: undefined extends z.output<Type["fields"][Name]>
    ? QueriedValue<Exclude<z.output<Type["fields"][Name]>, undefined>> | null
    : QueriedValue<z.output<Type["fields"][Name]>>;
};
