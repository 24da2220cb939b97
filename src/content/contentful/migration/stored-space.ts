/**
 * The part of a space's model that a migration compares. Contentful stores more than `format.ts` describes: other types of
 * fields, other rules, other inputs. A migration keeps what it does not know.
 */

/** A field as Contentful stores it. */
export interface StoredField {
  id: string;
  name: string;
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: readonly object[] };
  required: boolean;
  localized: boolean;
  /** Whether editors cannot change it. */
  disabled?: boolean;
  /** Whether the Delivery API leaves it out. */
  omitted?: boolean;
  validations?: readonly object[];
}

export interface StoredType {
  sys: {
    id: string;
    version?: number;
    /** The version that was active before. The active type has the next one. */
    publishedVersion?: number;
  };
  name: string;
  description?: string;
  displayField?: string;
  fields: readonly StoredField[];
}

/** The input of a field in the editor's form. */
export interface StoredControl {
  fieldId: string;
  widgetNamespace?: string;
  widgetId?: string;
  settings?: Readonly<Record<string, unknown>>;
}

/** A field in a tab of a form, or a tab or group with its items. */
export interface LayoutItem {
  fieldId?: string;
  items?: readonly LayoutItem[];
}

export interface StoredForm {
  sys: { contentType: { sys: { id: string } } };
  controls?: readonly StoredControl[];
  editorLayout?: readonly LayoutItem[];
}

/** The model of a space. */
export interface StoredModel {
  contentTypes: readonly StoredType[];
  editorInterfaces: readonly StoredForm[];
}

/** The form of a type, if the space has one. */
export const formOf = ({ editorInterfaces }: StoredModel, typeId: string): StoredForm | undefined =>
  editorInterfaces.find(({ sys }) => sys.contentType.sys.id === typeId);
