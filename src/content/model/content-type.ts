import type { SectionAnchor } from "../links";

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
  /** French text: the name in the editor's form, and a sentence about where the value is shown and what to enter. */
  label: string;
  help: string;
  required: boolean;
  /** Limits of an integer. `max` also limits the characters of a text, or of each text in a list. */
  min?: number;
  max?: number;
  isYear?: true;
  maxWords?: number;
  /** Number of texts or entries in a list. */
  items?: Range;
  listedType?: ContentType;
  /** Unit: pixels: enough for the largest size on a high-density screen. */
  minWidth?: number;
  options?: readonly string[];
  /** Regular expression, with an example and a noun (« un pourcentage ») for the editor. */
  pattern?: { source: string; example: string; noun?: string };
  /** Checks what `pattern` cannot, such as whether a day exists. */
  isValid?: (text: string) => boolean;
  /** Names in braces that the site replaces, such as `{date}`, read from the help. Any other brace is a mistake. */
  placeholders: readonly string[];
  /** The text may omit placeholders. */
  mayOmitNames?: true;
}

/** Declared in `types/`. A type that no field lists has exactly one entry. */
export interface ContentType {
  /** Id in Contentful, and name of the JSON file. */
  id: string;
  /** Gatsby node type: the id with a capital letter. */
  nodeType: string;
  /** French text: the name for editors, and where the site shows it. */
  label: string;
  help: string;
  /** Identifies an entry in lists and messages. Default: the first field. */
  titleField: string;
  /** Fields with unique values among the entries of the type. Default: the title. */
  names?: readonly string[];
  /** `template` is a file in `src/templates/`. Without `path`, the title is the path: « CGV » is at /cgv. */
  page?: {
    template: string;
    path?: string;
    anchors?: readonly SectionAnchor[];
    /** Field that lists a section's entries: the page omits the section if there are none. */
    anchorLists?: Partial<Record<SectionAnchor, string>>;
  };
  /** The PDF shows its texts, so they may only have characters that the PDF can write. */
  inPdf?: true;
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
