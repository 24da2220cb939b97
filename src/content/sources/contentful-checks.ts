import { withoutPasted } from "../invisible";
import type { ContentType } from "../model/content-type";
import { contentTypes, singleTypes } from "../model/registry";
import { type Connection, readAll, readPage } from "./contentful-api";
import type { DeliveredAsset, DeliveredEntry } from "./contentful-entries";

/** A content type as Contentful's APIs return it, as far as it is compared with the model. */
interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string; omitted?: boolean }[];
}

/** Whether the site needs entries of a type: it has one of them, or a list that may not be empty. */
const isNeeded = (type: ContentType) =>
  singleTypes.includes(type) ||
  contentTypes.some(({ fields }) =>
    Object.values(fields).some(({ listedType, required }) => listedType === type && required),
  );

/** Names in French the parts of the model that the site needs and a space lacks. */
export function modelGaps(spaceTypes: readonly SpaceType[]): string[] {
  return contentTypes.flatMap((type) => {
    const present = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!present) return isNeeded(type) ? [`le type « ${type.label} » (${type.id})`] : [];
    const known = present.fields.filter(({ omitted }) => !omitted).map(({ id }) => id);
    return Object.entries(type.fields)
      .filter(([name, { required }]) => required && !known.includes(name))
      .map(([name, { label }]) => `le champ « ${label} » (${type.id}.${name})`);
  });
}

/** The French locale of a space, if there is one: `fr`, else `fr-FR`, else the first `fr-…`. */
export const frenchAmong = (locales: readonly { code: string }[]) =>
  locales.find(({ code }) => code === "fr") ??
  locales.find(({ code }) => code === "fr-FR") ??
  locales.find(({ code }) => code.startsWith("fr-"));

/** Checks that a space can be read, and has French, whose code it returns, and the site's types. @throws in French, with what to do. */
export async function checkSpace(connection: Connection): Promise<string> {
  const { spaceId, environment } = connection;
  const space = `L’espace Contentful « ${spaceId} » (environnement « ${environment} »)`;
  const types = await readPage<SpaceType>(connection, "content_types?limit=1000");
  const gaps = modelGaps(types.items);
  if (gaps.length > 0)
    throw new Error(
      `${space} n’a pas tout le modèle du site. Il lui manque :\n${gaps.map((gap) => `  • ${gap}`).join("\n")}\n` +
        "  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  const locales = await readPage<{ code: string }>(connection, "locales?limit=1000");
  const french = frenchAmong(locales.items);
  if (!french) {
    const codes = locales.items.map(({ code }) => `« ${code} »`).join(", ");
    throw new Error(
      `${space} n’a pas le français : ses langues sont ${codes}.\n` +
        "  à faire : dans Contentful, Settings → Locales, ajoutez la langue « fr » et donnez-y les textes du site.",
    );
  }
  return french.code;
}

/** Reads all entries and assets of a space that fits the site, in French. @throws in French, with what to do. */
export async function readSpace(connection: Connection) {
  const locale = `locale=${await checkSpace(connection)}`;
  return withoutPasted({
    entries: await readAll<DeliveredEntry>(connection, "entries", `${locale}&include=0`),
    assets: await readAll<DeliveredAsset>(connection, "assets", locale),
  });
}
