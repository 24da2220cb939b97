/** The part of the format of contentful-export and contentful-import that this site uses. */

/** A reference to another resource of the space. */
export interface Link<LinkType extends string> {
  sys: { type: "Link"; linkType: LinkType; id: string };
}

/** A rule that Contentful's web app checks, with the message for a value that breaks it. */
export type Validation = (
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { in: readonly string[] }
  | { regexp: { pattern: string; flags: string | null } }
  | { linkMimetypeGroup: readonly string[] }
  | { assetImageDimensions: { width: { min: number } } }
  | { linkContentType: readonly string[] }
) & { message?: string };

/** The type of a field in Contentful. */
export type FieldType =
  | { type: "Symbol" | "Text" | "Integer" | "Date" }
  | { type: "Link"; linkType: "Asset" }
  | { type: "Array"; items: { type: "Symbol"; validations: Validation[] } }
  | { type: "Array"; items: { type: "Link"; linkType: "Entry"; validations: Validation[] } };

export type SpaceField = FieldType & {
  id: string;
  name: string;
  required: boolean;
  localized: boolean;
  disabled: boolean;
  omitted: boolean;
  validations: Validation[];
};

export interface SpaceContentType {
  sys: { id: string; type: "ContentType"; publishedVersion: number };
  name: string;
  description: string;
  displayField: string;
  fields: SpaceField[];
}

export interface Control {
  fieldId: string;
  widgetNamespace: "builtin";
  widgetId: string;
  settings: Readonly<Record<string, string | boolean>>;
}

export interface EditorInterface {
  sys: { id: "default"; type: "EditorInterface"; contentType: Link<"ContentType"> };
  controls: Control[];
}

/** A field's values by locale. */
export type Localized<Value> = Readonly<Record<string, Value>>;

export interface SpaceEntry {
  sys: { id: string; type: "Entry"; publishedVersion?: number; contentType: Link<"ContentType"> };
  fields: Readonly<Record<string, Localized<unknown>>>;
}

export interface AssetFile {
  url: string;
  fileName: string;
  contentType: string;
}

export interface SpaceAsset {
  sys: { id: string; type: "Asset"; publishedVersion?: number };
  fields: {
    title: Localized<string>;
    description: Localized<string>;
    file: Localized<AssetFile>;
  };
}

export interface SpaceLocale {
  sys: { id: string; type: "Locale" };
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
  contentManagementApi: boolean;
  contentDeliveryApi: boolean;
  optional: boolean;
}

/** A space without entries: its types, the editors' forms and its locales. */
export interface SpaceModel {
  contentTypes: SpaceContentType[];
  editorInterfaces: EditorInterface[];
  locales: SpaceLocale[];
}

/** A complete space, as one JSON file. */
export interface Space extends SpaceModel {
  assets: SpaceAsset[];
  entries: SpaceEntry[];
}

export const linkTo = <LinkType extends string>(linkType: LinkType, id: string): Link<LinkType> => ({
  sys: { type: "Link", linkType, id },
});
