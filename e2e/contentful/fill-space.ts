import type { Space } from "../../src/content/contentful/format";
import type { ManagementSpace } from "./management-space";

/** Fills an empty space with a space file, all published. The file's locales replace the first one. */
export function fillSpace(
  space: ManagementSpace,
  { locales, contentTypes, editorInterfaces, assets, entries }: Space,
): void {
  space.entities.delete("locales/premiere");
  for (const { sys, ...locale } of locales) {
    // A client cannot choose the default locale, but the owner of a space can.
    Object.assign(space.put(`locales/${sys.id}`, locale, 0), { default: locale.default });
  }
  for (const { sys, ...type } of contentTypes) {
    space.put(`content_types/${sys.id}`, { ...type }, 0);
    space.put(`content_types/${sys.id}/published`, {}, 1);
  }
  for (const { sys, ...form } of editorInterfaces) {
    const path = `content_types/${sys.contentType.sys.id}/editor_interface`;
    space.put(path, { ...form }, space.entities.get(path)?.sys.version ?? 0);
  }
  for (const { sys, fields } of assets) {
    space.put(`assets/${sys.id}`, { fields }, 0);
    space.put(`assets/${sys.id}/published`, {}, 1);
  }
  // A list refers to entries that may come after it.
  for (const { sys, fields } of entries)
    space.put(`entries/${sys.id}`, { fields }, 0, sys.contentType.sys.id);
  for (const { sys } of entries) space.put(`entries/${sys.id}/published`, {}, 1);
}
