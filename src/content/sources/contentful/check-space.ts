/** Checks that a space has the model, and that French is its default language. */
import type { Connection, DeliveryConnection } from "../../../environment";
import type { ContentType } from "../../model/content-type";
import { contentTypes } from "../../model/registry";
import { nameOfSpace } from "./failures";
import { askSpace } from "./readings";

interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string }[];
}

export interface Locale {
  code: string;
  default?: boolean;
}

/** What a space lacks of a type: « tender », « tender.status ». */
function missingOf({ id, fields }: ContentType, spaceTypes: readonly SpaceType[]): string[] {
  const spaceType = spaceTypes.find(({ sys }) => sys.id === id);
  if (!spaceType) return [id];
  const present = spaceType.fields.map((field) => field.id);
  return Object.keys(fields)
    .filter((name) => !present.includes(name))
    .map((name) => `${id}.${name}`);
}

/** @returns the code of the default language, which alone is read. @throws in French unless it is French. */
export function frenchOf(connection: Connection, locales: readonly Locale[]): string {
  const code = locales.find((locale) => locale.default)?.code ?? "";
  if (code === "fr" || code.startsWith("fr-")) return code;
  throw new Error(
    `La langue par défaut de ${nameOfSpace(connection)} est « ${code} », et le site n’en lit pas d’autre.\n` +
      "  à faire : dans Contentful, Settings → Locales, donnez le code fr à la langue par défaut.",
  );
}

/** @throws with a French message that says what to do. */
export async function checkSpace(connection: DeliveryConnection): Promise<void> {
  const types = await askSpace<SpaceType>(connection, (client) => {
    // Contentful's maximum. contentful.js does not type `limit` here.
    const query: object = { limit: 1000 };
    return client.getContentTypes(query);
  });
  const missing = contentTypes.flatMap((type) => missingOf(type, types.items));
  if (missing.length > 0)
    throw new Error(
      `Dans ${nameOfSpace(connection)}, il manque ${missing.join(", ")}.\n` +
        "  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  const locales = await askSpace<Locale>(connection, (client) => client.getLocales());
  frenchOf(connection, locales.items);
}
