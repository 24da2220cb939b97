import type { SectionAnchor } from "../anchors";

/** The kind of a field. It decides the editor's input, how each source stores the value, and the GraphQL type. */
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

/** The least and the most that is allowed. */
export interface Range {
  min: number;
  max: number;
}

/** A field of a content type. */
export interface Field {
  kind: FieldKind;
  /** The field's name in the editor's form, and a sentence: where the value is shown, and what to enter. In French. */
  label: string;
  help: string;
  required: boolean;
  /** The limits of an integer. The maximum is also that of characters, in each text of a list. */
  min?: number;
  max?: number;
  /** Set if the integer is a year. */
  isYear?: true;
  maxWords?: number;
  /** How many texts or entries a list may have. */
  items?: Range;
  listedType?: ContentType;
  /** Minimum width of a picture, in pixels: enough for the largest size at which a high-density screen shows it. */
  minWidth?: number;
  options?: readonly string[];
  /** The format of a text: a regular expression, an example for the editor, and a noun such as « un pourcentage ». */
  pattern?: { source: string; example: string; noun?: string };
  /** Checks what `pattern` cannot, such as whether a day exists. */
  isValid?: (text: string) => boolean;
  /** What the site replaces in the text, such as `{date}`: the names that the help cites. Any other brace is a mistake. */
  placeholders: readonly string[];
  /** Set if the text need not have all of them. */
  mayOmitNames?: true;
}

/** A content type, as declared in `types/`. Those that no field lists have exactly one entry. */
export interface ContentType {
  /** Its id in Contentful, and the name of its JSON file. */
  id: string;
  /** The type of its nodes, which pages query: the id with a capital letter. */
  nodeType: string;
  /** Its name for editors, and where the site shows it, in French. */
  label: string;
  help: string;
  /** The field whose value identifies an entry in lists and messages. By default, the first one. */
  titleField: string;
  /** The fields whose texts name an entry: no two entries share one. By default, the title. */
  names?: readonly string[];
  /**
   * The file in `src/templates/` that shows an entry, and the anchors of its sections. Without a path, the title is the path: « CGV »
   * is at /cgv.
   */
  page?: {
    template: string;
    path?: string;
    anchors?: readonly SectionAnchor[];
    /** The fields that list the content of a section: without any, the page does not show it. */
    anchorLists?: Partial<Record<SectionAnchor, string>>;
  };
  /** Set if the PDF shows its texts: they may only have characters that the PDF can write. */
  inPdf?: true;
  fields: Readonly<Record<string, Field>>;
}

/** A part of a text that has one style. */
export interface Span {
  text: string;
  bold: boolean;
  /** Where it leads, if it is an address. */
  href?: string;
}

/** A block of a Markdown text, for the page and the PDF. */
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph" | "callout"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] };
