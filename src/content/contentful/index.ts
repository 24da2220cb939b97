import type { ContentType } from "../content-type";
import type { EntryInput } from "../validate";
import { toContentType, toEditorInterface } from "./content-types";
import { LOCALE, toSpaceEntry } from "./entries";
import type { Space, SpaceLocale, SpaceModel } from "./format";

const locale: SpaceLocale = {
  sys: { id: LOCALE, type: "Locale" },
  code: LOCALE,
  name: "Français",
  default: true,
  fallbackCode: null,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
};

/** The content model as a Contentful space without entries: the types, the editors' forms and the locale. */
export const contentfulModel = (contentTypes: readonly ContentType[]): SpaceModel => ({
  contentTypes: contentTypes.map(toContentType),
  editorInterfaces: contentTypes.map(toEditorInterface),
  locales: [locale],
});

/**
 * A complete Contentful space: the model and the entries, all published. Ids are derived from the content, so the same content
 * always gives the same space.
 * @param entries the local content, after the content check.
 */
export function contentfulSpace(contentTypes: readonly ContentType[], entries: readonly EntryInput[]): Space {
  const filled = contentTypes.flatMap((type) =>
    entries.filter(({ typeId }) => typeId === type.id).map((entry) => toSpaceEntry(type, entry)),
  );
  return {
    ...contentfulModel(contentTypes),
    assets: filled.flatMap(({ assets }) => assets),
    entries: filled.map(({ entry }) => entry),
  };
}
