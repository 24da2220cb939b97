/** The content in Contentful's format, and back in the format of the local files. */
import { type ContentEntry, shownEntries } from "../../content-entry";
import type { ContentType } from "../../model/content-type";
import { pictureTypeOf } from "../../model/declare";
import { kinds } from "../../model/kinds";
import { contentTypes, singleTypes } from "../../model/registry";
import { isMissing } from "../../unknown-values";

type Picture = Record<"file" | "alt", string>;

interface Link {
  sys: { type: "Link"; linkType: string; id: string };
}

/** An entry to create, with its values in French. */
interface NewEntry {
  sys: { id: string; type: "Entry"; contentType: Link };
  fields: Readonly<Record<string, { fr: unknown }>>;
}

/** A picture to create. Its file is in `content/`, at the URL without `//`. */
export interface NewAsset {
  sys: { id: string; type: "Asset" };
  fields: {
    title: { fr: string };
    description: { fr: string };
    file: { fr: { url: string; fileName: string; contentType: string } };
  };
}

export interface ContentfulSpace {
  assets: readonly NewAsset[];
  entries: readonly NewEntry[];
}

const linkTo = (linkType: string, id: string): Link => ({ sys: { type: "Link", linkType, id } });

const toAsset = (id: string, title: string, { file, alt }: Picture): NewAsset => ({
  sys: { id, type: "Asset" },
  fields: {
    title: { fr: title },
    description: { fr: alt },
    file: {
      fr: { url: `//images/${file}`, fileName: file, contentType: `image/${pictureTypeOf(file) ?? ""}` },
    },
  },
});

/** An entry and the pictures of its fields. */
function toEntry(type: ContentType, { id, values, lists }: ContentEntry): ContentfulSpace {
  const assets: NewAsset[] = [];
  const fields: Record<string, { fr: unknown }> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = lists[name]?.map((listed) => linkTo("Entry", listed)) ?? values[name];
    if (isMissing(value)) continue;
    if (field.kind === "image") {
      const asset = toAsset(`${id}-${name}`, `${type.label}, ${field.label}`, value as Picture);
      assets.push(asset);
      fields[name] = { fr: linkTo("Asset", asset.sys.id) };
    } else {
      fields[name] = { fr: kinds[field.kind].toSpace?.(value) ?? value };
    }
  }
  const entry: NewEntry = { sys: { id, type: "Entry", contentType: linkTo("ContentType", type.id) }, fields };
  return { entries: [entry], assets };
}

/** Checked entries and their pictures in Contentful's format. */
export function contentfulSpace(entries: readonly ContentEntry[]): ContentfulSpace {
  const parts = contentTypes.flatMap((type) =>
    entries.filter(({ typeId }) => typeId === type.id).map((entry) => toEntry(type, entry)),
  );
  return {
    assets: parts.flatMap(({ assets }) => assets),
    entries: parts.flatMap((part) => part.entries),
  };
}

/** A file `content/<type>.json`. */
interface LocalFile {
  typeId: string;
  /** An object for a single type, or undefined without an entry; a list for another type. */
  value: unknown;
}

/** The filled fields of an entry, as in a local file: a remote picture has the name under which its file is saved. */
function localValues({ values, pictures }: ContentEntry): Readonly<Record<string, unknown>> {
  const local: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isMissing(value)) continue;
    const picture = pictures[name];
    local[name] = picture && "saveAs" in picture ? { ...(value as Picture), file: picture.saveAs } : value;
  }
  return local;
}

/** The local files of these entries, in the order of the pages' lists. Entries that no page lists are left out. */
export function toLocalFiles(entries: readonly ContentEntry[]): LocalFile[] {
  const listed = entries.flatMap(({ lists }) => Object.values(lists).flat());
  const ordered = shownEntries(entries).sort(
    (one, other) => listed.indexOf(one.id) - listed.indexOf(other.id),
  );
  return contentTypes.map((type) => {
    const values = ordered.filter(({ typeId }) => typeId === type.id).map(localValues);
    return { typeId: type.id, value: singleTypes.includes(type) ? values[0] : values };
  });
}
