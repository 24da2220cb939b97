import type { ContentType } from "../content-type";
import { describeField, type ImageInput } from "../field";
import { pictureTypeOfName } from "../picture-types";
import type { EntryInput } from "../validate";
import { isMissing, isRecord, isText } from "../values";
import { linkTo, type Localized, type SpaceAsset, type SpaceEntry } from "./format";

/** The only locale, and the default one. */
export const LOCALE = "fr";

const localized = <Value>(value: Value): Localized<Value> => ({ [LOCALE]: value });

const isImageInput = (value: unknown): value is ImageInput =>
  isRecord(value) && isText(value.file) && isText(value.alt);

/**
 * A picture as Contentful keeps it. contentful-import finds the file at the url without its `//`, in its assets directory:
 * `content`.
 */
function toAsset(id: string, title: string, { file, alt }: ImageInput): SpaceAsset {
  const contentType = pictureTypeOfName(file)?.mimeType;
  if (!contentType) throw new Error(`The picture ${file} is of no known type: check the content first.`);
  return {
    sys: { id, type: "Asset", publishedVersion: 1 },
    fields: {
      title: localized(title),
      description: localized(alt),
      file: localized({ url: `//images/${file}`, fileName: file, contentType }),
    },
  };
}

/** An id of the local copy as Contentful accepts it: « faqItem 1 » becomes `faqItem-1`. */
const entryId = (id: string) => id.replaceAll(" ", "-");

/** An entry, published, and the pictures that it shows. */
export function toSpaceEntry(
  type: ContentType,
  { id: localId, values, lists = {} }: EntryInput,
): { entry: SpaceEntry; assets: SpaceAsset[] } {
  if (!isRecord(values)) throw new Error(`An entry of ${type.id} is no object: check the content first.`);
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
