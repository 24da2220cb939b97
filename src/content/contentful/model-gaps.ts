import type { ContentType } from "../content-type";

/** A content type as Contentful's APIs return it, as far as it is compared with the model. */
export interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string; omitted?: boolean }[];
}

const isKnown = (name: string, { fields }: SpaceType) =>
  fields.some(({ id, omitted = false }) => id === name && !omitted);

/**
 * Names in French the types and fields of the model that a space does not have yet.
 * @param onlyNeeded leaves out what the site can be built without: optional fields, and types that only a list shows.
 */
export function modelGaps(
  contentTypes: readonly ContentType[],
  spaceTypes: readonly SpaceType[],
  onlyNeeded = false,
): string[] {
  return contentTypes.flatMap((type) => {
    const present = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!present)
      return onlyNeeded && type.entries === "listed" ? [] : [`le type « ${type.label} » (${type.id})`];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { label, required } = field;
      const isGap = !isKnown(name, present) && (required || !onlyNeeded);
      return isGap ? [`le champ « ${label} » (${type.id}.${name})`] : [];
    });
  });
}
