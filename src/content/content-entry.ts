import type { ContentProblem } from "./check/problems";
import { isRecord } from "./guards";
import { singleTypes } from "./model/registry";

/** The file of a picture field, or why there is none. A picture that no page shows has neither. */
export interface PictureFile {
  /** The name that editors see. */
  name: string;
  /** The path of the file on this machine, as `absolutePath` of its node. */
  path?: string;
  /** Why there is no file, in French: it continues « trouvé : ». */
  fault?: string;
  /** Its address in Contentful's web app, the address of its file, and a safe name for the file on this machine. */
  url?: string;
  fileUrl?: string;
  saveAs?: string;
}

/** A link of a list whose entry no page can show, as a problem: what was found, the entry, and whether the site can do without it. */
export type LostLink = Pick<ContentProblem, "found" | "other" | "isTolerated">;

/** An entry of either source, as the content check reads it. The nodes of the site have this form. */
export interface ContentEntry {
  typeId: string;
  /** The id of its node. */
  id: string;
  /** How an editor finds it: the file and the entry's number, or the type and the entry's title. */
  location: string;
  /** Where to open it in Contentful's web app. */
  url?: string;
  /** When it was last edited, as an ISO 8601 date. Only in Contentful. */
  editedAt?: string;
  /** Its values by field name, as typed. Not an object if the JSON is wrong. */
  values: unknown;
  /** The ids of the listed entries in order, by field. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** The links of its lists that cannot be shown, by field. Only in Contentful. */
  lost?: Readonly<Record<string, readonly LostLink[]>>;
  /** Its pictures, by field. */
  pictures: Readonly<Record<string, PictureFile>>;
}

/** Opens a field of an entry in Contentful's web app. */
export const fieldUrl = ({ url }: Pick<ContentEntry, "url">, name: string) =>
  url && `${url}?focusedField=${name}`;

/** The values of an entry by field name: none if the JSON is wrong. */
export const valuesOf = ({ values }: Pick<ContentEntry, "values">): Readonly<Record<string, unknown>> =>
  isRecord(values) ? values : {};

/** The entries that the site shows: those of single types, and those that these list. Other entries are not checked. */
export function shownEntries(entries: readonly ContentEntry[]): ContentEntry[] {
  const listed = new Set(entries.flatMap((entry) => Object.values(entry.lists).flat()));
  return entries.filter(({ typeId, id }) => singleTypes.some((type) => type.id === typeId) || listed.has(id));
}
