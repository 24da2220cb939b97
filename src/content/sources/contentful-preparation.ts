import { z } from "zod";

import type { KnownFields } from "../model-gaps";
import { type Connection, readJson, urlIn } from "./contentful-connection";
import { type Languages, languagesOf } from "./contentful-languages";

const localesAnswer = z.object({
  items: z.array(z.object({ code: z.string(), default: z.boolean(), fallbackCode: z.string().nullish() })),
});

const contentTypesAnswer = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(
        z.object({
          id: z.string(),
          localized: z.boolean().optional(),
          omitted: z.boolean().optional(),
        }),
      ),
    }),
  ),
});

type Field = z.infer<typeof contentTypesAnswer>["items"][number]["fields"][number];

/** What must be known about a space before its entries can be read. */
export interface SpaceModel {
  languages: Languages;
  /** The names of the localized fields, which have a value per language, by type id. */
  localizedFields: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields whose values the API delivers. */
  known: KnownFields;
}

/**
 * Reads the types and languages of a space. This also shows whether the space can be read at all.
 * @param typeIds the ids of the site's types.
 * @throws in French, with what to check, if the connection fails, or if the space has no French or none of the site's types.
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
  const fieldsThat = (isWanted: (field: Field) => boolean) =>
    new Map(
      types.items.map(({ sys, fields }) => [sys.id, new Set(fields.filter(isWanted).map(({ id }) => id))]),
    );
  return {
    languages,
    localizedFields: fieldsThat(({ localized = false }) => localized),
    known: fieldsThat(({ omitted = false }) => !omitted),
  };
}
