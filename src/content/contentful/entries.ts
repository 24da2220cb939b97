import type { ContentType } from "../content-type";
import { describeField, type ImageInput } from "../field";
import { pictureTypeOfName } from "../picture-types";
import type { EntryInput } from "../validate";
import { isMissing, isRecord, isText } from "../values";
import { linkTo, type Localized, type SpaceAsset, type SpaceEntry } from "./format";

/** The space's only locale. */
export const LOCALE = "fr";

const localized = <Value>(value: Value): Localized<Value> => ({ [LOCALE]: value });

const isImageInput = (value: unknown): value is ImageInput =>
  isRecord(value) && isText(value.file) && isText(value.alt);

/**
 * A picture in Contentful's format. contentful-import reads the file from its assets directory, `content`, at the URL without
 * its `//`.
 */
function toAsset(id: string, title: string, { file, alt }: ImageInput): SpaceAsset {
  const contentType = pictureTypeOfName(file)?.mimeType;
  if (!contentType) throw new Error(`The picture ${file} has no known type: check the content first.`);
  return {
    sys: { id, type: "Asset", publishedVersion: 1 },
    fields: {
      title: localized(title),
      description: localized(alt),
      file: localized({ url: `//images/${file}`, fileName: file, contentType }),
    },
  };
}

/** Converts an id of the local content to a valid one in Contentful: `faqItem 1` becomes `faqItem-1`. */
const entryId = (id: string) => id.replaceAll(" ", "-");

/** Converts an entry to Contentful's format, published, with the assets of its pictures. */
export function toSpaceEntry(
  type: ContentType,
  { id: localId, values, lists = {} }: EntryInput,
): { entry: SpaceEntry; assets: SpaceAsset[] } {
  if (!isRecord(values)) throw new Error(`An entry of ${type.id} is not an object: check the content first.`);
  const id = entryId(localId);
  const assets: SpaceAsset[] = [];
  const fields: Record<string, Localized<unknown>> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = lists[name]?.map((listed) => linkTo("Entry", entryId(listed))) ?? values[name];
    if (isMissing(value)) continue;
    if (!isImageInput(value)) fields[name] = localized(value);
    else {
      const asset = toAsset(`${id}-${name}`, `${type.label}, ${describeField(field).label}`, value);
      assets.push(asset);
      fields[name] = localized(linkTo("Asset", asset.sys.id));
    }
  }
  const contentType = linkTo("ContentType", type.id);
  return { entry: { sys: { id, type: "Entry", publishedVersion: 1, contentType }, fields }, assets };
}
