import type { SectionAnchor } from "../formats/links";

/** Decides the editor's input, how each source stores the value, and the GraphQL type. */
export type FieldKind =
  | "text"
  | "longText"
  | "markdown"
  | "verbatim"
  | "choice"
  | "textList"
  | "integer"
  | "date"
  | "image"
  | "entryList";

/** Inclusive limits. */
export interface Range {
  min: number;
  max: number;
}

export interface Field {
  kind: FieldKind;
  /** French name in the editor's form. */
  label: string;
  /** French sentence: where the site shows the value, and what to enter. */
  help: string;
  required: boolean;
  /** Lower limit of an integer. */
  min?: number;
  /** Upper limit of an integer, or of the characters of a text, or of each text in a list. */
  max?: number;
  maxWords?: number;
  /** Number of texts or entries in a list. */
  items?: Range;
  listedType?: ContentType;
  /** A list with one entry for each option of the listed type's title. */
  hasEachOption?: true;
  /** Unit: pixels. Enough for the largest size on a high-density screen. */
  minWidth?: number;
  options?: readonly string[];
  /** Regular expression, with an example and a noun (« un pourcentage ») for the editor. */
  pattern?: { source: string; example: string; noun?: string };
  /** Checks what `pattern` cannot, such as whether a day exists. */
  isValid?: (text: string) => boolean;
  /** Names in braces that the site replaces, such as `{date}`. A text must contain each of them, unless it may omit some, and no other brace. */
  placeholders: readonly string[];
  mayOmitPlaceholders?: true;
  /** The entry does not show this field: its title needs other fields (`fieldsByTitle`). */
  isUnused?: true;
}

/** Declared in `types/`. A type that no field lists has exactly one entry. */
export interface ContentType {
  /** Id in Contentful, and name of the JSON file. */
  id: string;
  /** Gatsby node type: the id with a capital letter. */
  nodeType: string;
  /** French name for editors. */
  label: string;
  /** French sentence: where the site shows the entries. */
  help: string;
  /** Identifies an entry in lists and messages. Default: the first field. */
  titleField: string;
  /** Fields with unique values among the entries of the type. Default: the title. */
  uniqueFields?: readonly string[];
  /** The fields that an entry needs, by its title, each with its placeholders: `{ Urgent: { headline: ["{reception}"], act: [] } }`. Other fields stay empty. */
  fieldsByTitle?: Readonly<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>;
  page?: {
    /** File in `src/templates/`. */
    template: string;
    /** Default: the title, so that « CGV » is at /cgv. */
    path?: string;
    anchors?: readonly SectionAnchor[];
    /** Field that lists a section's entries: the page omits the section if there are none. */
    anchorLists?: Partial<Record<SectionAnchor, string>>;
  };
  /** All fields whose texts a PDF shows (true), or some of them: they may only have characters that the PDF can write. */
  inPdf?: true | readonly string[];
  fields: Readonly<Record<string, Field>>;
}

export interface Span {
  text: string;
  bold: boolean;
  href?: string;
}

export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph" | "callout"; spans: Span[] }
  | {
      kind: "list";
      /** Number of the first item, as typed; null for points. */
      start: number | null;
      items: Span[][];
    };
