import type { DeliveryConnection } from "../../../environment";
import { contentTypes } from "../../model/registry";
import { askSpace } from "./readings";
import { modelFault, nameOfSpace, type SpaceType } from "./space-model";

export interface Locale {
  code: string;
  default?: boolean;
  fallbackCode?: string | null;
}

const isFrench = ({ code }: Pick<Locale, "code">) => code === "fr" || code.startsWith("fr-");

/** @returns the locale that the site shows: the default one if it is French, else `fr`, else the first `fr-…`. */
export const frenchAmong = (locales: readonly Locale[]) =>
  locales.find((locale) => locale.default && isFrench(locale)) ??
  locales.find(({ code }) => code === "fr") ??
  locales.find(isFrench);

const isOfSite = ({ sys }: SpaceType) => contentTypes.some(({ id }) => id === sys.id);

/** Whether each field of the site has its value in French: Contentful keeps that of a field without languages in the default one. */
function hasOwnValues(french: Locale, types: readonly SpaceType[]): boolean {
  if (french.default) return true;
  const fieldsOfSite = types.filter(isOfSite).flatMap(({ fields }) => fields);
  return !french.fallbackCode && fieldsOfSite.every(({ localized }) => localized);
}

/** @returns the code of French. @throws with a French message that names the space's languages, and the two set-ups that the site reads. */
function checkLocales(
  connection: DeliveryConnection,
  locales: readonly Locale[],
  types: readonly SpaceType[],
) {
  const french = frenchAmong(locales);
  if (french && hasOwnValues(french, types)) return french.code;
  const names = locales.map((locale) => `« ${locale.code} »${locale.default ? " (par défaut)" : ""}`);
  const wanted = `« ${french?.code ?? "fr"} »`;
  throw new Error(
    `${nameOfSpace(connection)} a pour langues ${names.join(", ")} : le site n’y lit pas tous les textes en français.\n` +
      `  à faire : dans Contentful, Settings → Locales, faites de ${wanted} la langue par défaut ; ou ne donnez à ${wanted} aucune langue de secours ` +
      "(Fallback locale), et rendez traduisibles tous les champs des types du site (Content model, « Enable localization of this field »).",
  );
}

/** Checks access, model and locales. @returns the code of French. @throws with a French message that says what to do. */
export async function checkSpace(connection: DeliveryConnection): Promise<string> {
  const types = await askSpace<SpaceType>(connection, (client) => {
    // contentful.js does not type `limit` here.
    const query: object = { limit: 1000 };
    return client.getContentTypes(query);
  });
  const fault = modelFault(connection, types.items);
  if (fault) throw new Error(fault);
  const locales = await askSpace<Locale>(connection, (client) => client.getLocales());
  return checkLocales(connection, locales.items, types.items);
}
