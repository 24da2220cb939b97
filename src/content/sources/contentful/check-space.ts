/** What a space must be: it has the model, and French is its default language. */
import type { Connection, DeliveryConnection } from "../../../environment";
import type { ContentType } from "../../model/content-type";
import { contentTypes, singleTypes } from "../../model/registry";
import { planStory } from "../../model/types/planStory";
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

const requiredFields = (type: ContentType) =>
  Object.entries(type.fields).filter(([, { required }]) => required);

/** The types without which a build is impossible: single types, and those that a required list links. */
const neededTypes = [
  ...singleTypes,
  ...contentTypes.flatMap(requiredFields).flatMap(([, { listedType }]) => listedType ?? []),
];

/** What a space lacks of a type: « tender », « tender.status ». */
function missingOf(type: ContentType, spaceTypes: readonly SpaceType[]): string[] {
  const spaceType = spaceTypes.find(({ sys }) => sys.id === type.id);
  if (!spaceType) return neededTypes.includes(type) ? [type.id] : [];
  const missing = requiredFields(type).filter(([name]) => !spaceType.fields.some(({ id }) => id === name));
  return missing.map(([name]) => `${type.id}.${name}`);
}

/**
 * The site reads the default language alone, in which Contentful keeps the fields without languages too.
 * @returns its code. @throws with a French message unless it is French.
 */
export function frenchOf(connection: Connection, locales: readonly Locale[]): string {
  const code = locales.find((locale) => locale.default)?.code ?? "";
  if (code === "fr" || code.startsWith("fr-")) return code;
  throw new Error(
    `La langue par défaut de ${nameOfSpace(connection)} est « ${code} », et le site n’en lit pas d’autre.\n` +
      "  à faire : dans Contentful, Settings → Locales, donnez le code fr à la langue par défaut.",
  );
}

/** A type of the former model, whose texts are in `planStory` now. */
const FORMER_TYPE = "contractAnswer";

/** @throws with a French message if the space has the former model: no import moves its texts. */
export function refuseFormerModel(
  connection: Connection,
  spaceTypes: readonly Pick<SpaceType, "sys">[],
): void {
  const ids = spaceTypes.map(({ sys }) => sys.id);
  if (!ids.includes(FORMER_TYPE) || ids.includes(planStory.id)) return;
  throw new Error(
    `Dans ${nameOfSpace(connection)}, le modèle est l’ancien : les textes de « ${FORMER_TYPE} » sont maintenant dans « ${planStory.label} » (${planStory.id}).\n` +
      "  à faire : créez dans Contentful un environnement vide, donnez son nom à CONTENTFUL_ENVIRONMENT, puis « npm run contentful:import » ; " +
      "recopiez-y ce que vous aviez changé.",
  );
}

/** @throws with a French message that says what to do. */
export async function checkSpace(connection: DeliveryConnection): Promise<void> {
  const types = await askSpace<SpaceType>(connection, (client) => {
    // contentful.js does not type `limit` here.
    const query: object = { limit: 1000 };
    return client.getContentTypes(query);
  });
  refuseFormerModel(connection, types.items);
  const missing = contentTypes.flatMap((type) => missingOf(type, types.items));
  if (missing.length > 0)
    throw new Error(
      `Dans ${nameOfSpace(connection)}, il manque ${missing.join(", ")}.\n` +
        "  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  const locales = await askSpace<Locale>(connection, (client) => client.getLocales());
  frenchOf(connection, locales.items);
}
