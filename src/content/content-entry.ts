import type { PluginRef, SourceNodesArgs } from "gatsby";

import type { ContentType } from "./model/content-type";
import { singleTypes } from "./model/registry";

/** A problem for an editor to correct. Its texts are in French. */
export interface ContentProblem {
  /** File and entry, or in Contentful type and entry. */
  location: string;
  /** Opens the field or the entry in Contentful's web app. */
  url?: string | undefined;
  field?: string;
  /** Another entry or a picture that the problem is about. */
  other?: { location: string; url?: string | undefined };
  expected: string;
  found: string;
  /** The site can still be published: a listed entry of Contentful is unpublished. */
  isTolerated?: true;
  /** A page has no entry, so even a preview is impossible. */
  blocksPreview?: true;
}

interface NamedPicture {
  name: string;
  /** Address in Contentful's web app. */
  url?: string | undefined;
}

interface SavedPicture extends NamedPicture {
  /** The `absolutePath` of the File node. */
  path: string;
}

interface FaultyPicture extends NamedPicture {
  /** French reason why the picture cannot be shown, to continue « trouvé : ». */
  fault: string;
}

/** A picture in Contentful that is not downloaded. */
export interface RemotePicture extends NamedPicture {
  fileUrl: string;
  /** Name under which the file is saved. */
  saveAs: string;
}

/** A remote picture stays one if no page shows it. */
export type PictureFile = SavedPicture | FaultyPicture | RemotePicture;

/** @returns undefined for a picture that is not on this machine. */
export const picturePath = (picture: PictureFile | undefined) =>
  picture && "path" in picture ? picture.path : undefined;

/** A dangling link of an entry list: its target is unpublished. */
export type LostLink = Pick<ContentProblem, "found" | "other">;

/** An entry of either source, for the content check. The site's nodes have this form. */
export interface ContentEntry {
  typeId: string;
  id: string;
  /** For editors: file and number of the entry, or type and title. */
  location: string;
  url?: string;
  /** The values as typed, by field name. */
  values: Readonly<Record<string, unknown>>;
  /** Node ids of the listed entries in order, by field. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Dangling links by field. Contentful only. */
  lost?: Readonly<Record<string, readonly LostLink[]>>;
  pictures: Readonly<Record<string, PictureFile>>;
}

/** The file of a type in the local content, for editors. */
export const fileOfType = ({ id }: Pick<ContentType, "id">) => `content/${id}.json`;

export const fieldUrl = ({ url }: Pick<ContentEntry, "url">, name: string) =>
  url && `${url}?focusedField=${name}`;

/** Entries of single types, and all listed entries. The others are neither shown nor checked. */
export function shownEntries(entries: readonly ContentEntry[]): ContentEntry[] {
  const listed = new Set(entries.flatMap((entry) => Object.values(entry.lists).flat()));
  return entries.filter(({ typeId, id }) => singleTypes.some((type) => type.id === typeId) || listed.has(id));
}

export const shownPictures = (entries: readonly ContentEntry[]) =>
  shownEntries(entries).flatMap(({ pictures }) => Object.values(pictures));

/** The entries with each picture as `change` returns it. */
export async function withPictures(
  entries: readonly ContentEntry[],
  change: (picture: PictureFile) => Promise<PictureFile>,
): Promise<ContentEntry[]> {
  const changed: ContentEntry[] = [];
  for (const entry of entries) {
    const pictures: Record<string, PictureFile> = {};
    for (const [name, picture] of Object.entries(entry.pictures)) pictures[name] = await change(picture);
    changed.push({ ...entry, pictures });
  }
  return changed;
}

/** Where the content comes from: Contentful or the local files. */
export interface ContentSource {
  /** French name in the build's log. */
  name: string;
  plugins: readonly PluginRef[];
  /** GraphQL declarations of the plugins' nodes. */
  pluginTypes?: string;
  /** Checks the source before Gatsby starts. @throws with a French message that says what to check. */
  prepare?: () => Promise<unknown>;
  /** @throws with a French message that says what to do. */
  read: (args: SourceNodesArgs) => ContentEntry[] | Promise<ContentEntry[]>;
  /** Updates the nodes in `gatsby develop` when the content changes. */
  watch?: (args: SourceNodesArgs) => void;
  /** Set if the content includes drafts, which only a preview shows. Undefined: published content only. */
  drafts?: {
    /** A text that changes when drafts change. @throws with a French message. */
    readNewest: () => Promise<string>;
  };
}
