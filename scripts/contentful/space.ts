import { type ContentEntry, shownEntries } from "../../src/content/content-entry";
import type { ContentType } from "../../src/content/model/content-type";
import { pictureTypeOf } from "../../src/content/model/declare";
import { kinds } from "../../src/content/model/kinds";
import { contentTypes, singleTypes } from "../../src/content/model/registry";
import { isMissing, isRecord } from "../../src/content/values";

type Picture = Record<"file" | "alt", string>;

const linkTo = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

/** The file is in `content/`, at the URL without `//`. */
const toAsset = (id: string, title: string, { file, alt }: Picture) => ({
  sys: { id, type: "Asset" },
  fields: {
    title: { fr: title },
    description: { fr: alt },
    file: {
      fr: { url: `//images/${file}`, fileName: file, contentType: `image/${pictureTypeOf(file) ?? ""}` },
    },
  },
});

function toEntry(type: ContentType, entry: ContentEntry) {
  const { id, values } = entry;
  const assets: ReturnType<typeof toAsset>[] = [];
  const fields: Record<string, { fr: unknown }> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = entry.lists[name]?.map((listed) => linkTo("Entry", listed)) ?? values[name];
    if (isMissing(value)) continue;
    if (field.kind !== "image") fields[name] = { fr: kinds[field.kind].toSpace?.(value) ?? value };
    else {
      const asset = toAsset(`${id}-${name}`, `${type.label}, ${field.label}`, value as Picture);
      assets.push(asset);
      fields[name] = { fr: linkTo("Asset", asset.sys.id) };
    }
  }
  const sys = { id, type: "Entry", contentType: linkTo("ContentType", type.id) };
  return { entry: { sys, fields }, assets };
}

/** Checked entries and their pictures in Contentful's format. The ids are stable, so that an import can resume. */
export function contentfulSpace(entries: readonly ContentEntry[]) {
  const filled = contentTypes.flatMap((type) =>
    entries.filter(({ typeId }) => typeId === type.id).map((entry) => toEntry(type, entry)),
  );
  return { assets: filled.flatMap(({ assets }) => assets), entries: filled.map(({ entry }) => entry) };
}

export type ContentfulSpace = ReturnType<typeof contentfulSpace>;

/** Values of the local files by type, in the order of the pages' lists. Entries that no page lists are left out. */
export function toLocalFiles(entries: readonly ContentEntry[]) {
  const listed = entries.flatMap(({ lists }) => Object.values(lists).flat());
  const ordered = shownEntries(entries).sort(
    ({ id }, other) => listed.indexOf(id) - listed.indexOf(other.id),
  );
  return contentTypes.map((type) => {
    const values = ordered
      .filter(({ typeId }) => typeId === type.id)
      .map(({ values, pictures }) => {
        const filled = Object.entries(values).filter(([, value]) => !isMissing(value));
        const saved = filled.map(([name, value]): [string, unknown] => [
          name,
          isRecord(value) ? { ...value, file: pictures[name]?.saveAs } : value,
        ]);
        return Object.fromEntries(saved);
      });
    return [type.id, singleTypes.includes(type) ? values[0] : values] as const;
  });
}
