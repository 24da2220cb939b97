import type { ContentType } from "../content-type";
import type { EntryInput } from "../validate";
import { toContentType, toEditorInterface } from "./content-types";
import { LOCALE, toEntry } from "./entries";
import type { Space, SpaceLocale } from "./format";

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

/**
 * A whole Contentful space: the model, the editors' forms, and the entries, all published. Ids follow from the content, so
 * that the same content gives the same file.
 * @param entries what the local copy holds, already checked.
 */
export function contentfulSpace(contentTypes: readonly ContentType[], entries: readonly EntryInput[]): Space {
  const filled = contentTypes.flatMap((type) =>
    entries.filter(({ typeId }) => typeId === type.id).map((entry) => toEntry(type, entry)),
  );
  return {
    contentTypes: contentTypes.map(toContentType),
    editorInterfaces: contentTypes.map(toEditorInterface),
    locales: [locale],
    assets: filled.flatMap(({ assets }) => assets),
    entries: filled.map(({ entry }) => entry),
  };
}
