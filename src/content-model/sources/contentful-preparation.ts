import { z } from "zod";

import { type Connection, readJson, urlIn } from "./contentful-connection";
import { type Languages, languagesOf } from "./contentful-languages";

const localesAnswer = z.object({
  items: z.array(z.object({ code: z.string(), default: z.boolean(), fallbackCode: z.string().nullish() })),
});

const contentTypesAnswer = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(z.object({ id: z.string(), localized: z.boolean().optional() })),
    }),
  ),
});

/** What has to be known of a space before its entries can be read. */
export interface SpaceModel {
  languages: Languages;
  /** By type id, the fields that have a value of their own in each language. */
  localizedFields: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads what a space is made of, and so finds out whether it can be read at all.
 * @param typeIds the site's types.
 * @throws in French, with what to look at: a fault of the connection, no French, or none of the site's types.
 */
export async function readSpaceModel(
  connection: Connection,
  typeIds: readonly string[],
): Promise<SpaceModel> {
  const types = await readJson(urlIn(connection, "content_types?limit=1000"), connection, contentTypesAnswer);
  const locales = await readJson(urlIn(connection, "locales"), connection, localesAnswer);
  const languages = languagesOf(locales.items);
  if (!types.items.some(({ sys }) => typeIds.includes(sys.id))) {
    throw new Error(
      `L’espace Contentful « ${connection.spaceId} » (environnement « ${connection.environment} ») n’a aucun des types de contenu du site.\n` +
        "  à faire : remplissez-le avec « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  }
  const localizedFields = new Map(
    types.items.map(({ sys, fields }) => [
      sys.id,
      new Set(fields.filter(({ localized }) => localized).map(({ id }) => id)),
    ]),
  );
  return { languages, localizedFields };
}
