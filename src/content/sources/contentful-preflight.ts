import { contentTypes } from "../index";
import { type Connection, readPage } from "./contentful-api";

/** A content type as Contentful's APIs return it, as far as it is compared with the model. */
interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string; omitted?: boolean }[];
}

/**
 * Names in French the types and fields of the model that a space does not have yet.
 * @param onlyNeeded leaves out what the site can be built without: optional fields, and types that only a list shows.
 */
export function modelGaps(spaceTypes: readonly SpaceType[], onlyNeeded = false): string[] {
  return contentTypes.flatMap((type) => {
    const present = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!present)
      return onlyNeeded && type.entries === "listed" ? [] : [`le type « ${type.label} » (${type.id})`];
    const known = present.fields.filter(({ omitted }) => !omitted).map(({ id }) => id);
    return Object.entries(type.fields)
      .filter(([name, { required }]) => !known.includes(name) && (required || !onlyNeeded))
      .map(([name, { label }]) => `le champ « ${label} » (${type.id}.${name})`);
  });
}

interface Locale {
  code: string;
}

/**
 * Finds the French locale of a space: `fr`, else `fr-FR`, else the first `fr-…`.
 * @returns undefined if there is none.
 */
export function frenchAmong<Known extends Locale>(locales: readonly Known[]): Known | undefined {
  const withCode = (code: string) => locales.find((locale) => locale.code === code);
  return withCode("fr") ?? withCode("fr-FR") ?? locales.find(({ code }) => code.startsWith("fr-"));
}

/**
 * Checks before anything is read that a space can be read, and has French and the types of the site.
 * @returns the code of its French locale.
 * @throws in French, with what to check or to do.
 */
export async function checkSpace(connection: Connection): Promise<string> {
  const { spaceId, environment } = connection;
  const space = `L’espace Contentful « ${spaceId} » (environnement « ${environment} »)`;
  const types = await readPage<SpaceType>(connection, "content_types?limit=1000");
  const gaps = modelGaps(types.items, true);
  if (gaps.length > 0)
    throw new Error(
      `${space} n’a pas tout le modèle du site. Il lui manque :\n${gaps.map((gap) => `  • ${gap}`).join("\n")}\n` +
        "  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  const locales = await readPage<Locale>(connection, "locales?limit=1000");
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
