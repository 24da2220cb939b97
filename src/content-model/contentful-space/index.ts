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

/** What the content model asks of a Contentful space: types, editors' forms, the language. No entry is part of it. */
export const contentfulModel = (contentTypes: readonly ContentType[]): SpaceModel => ({
  contentTypes: contentTypes.map(toContentType),
  editorInterfaces: contentTypes.map(toEditorInterface),
  locales: [locale],
});

/**
 * A whole Contentful space: the model and the entries, all published. Ids follow from the content, so that the same content
 * gives the same space.
 * @param entries what the local copy holds, already checked.
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
