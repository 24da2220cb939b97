import { modelGaps, type SpaceType } from "../contentful/model-gaps";
import { contentTypes } from "../index";
import { type Connection, readPage } from "./contentful-api";

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
  const gaps = modelGaps(contentTypes, types.items, true);
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
