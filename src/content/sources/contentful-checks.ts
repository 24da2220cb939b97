import { contentTypes } from "../model/registry";
import type { Connection } from "./contentful-api";
import { askSpace, type SpaceLocales } from "./contentful-readings";
import { modelFault, nameOfSpace, type SpaceType } from "./space-model";

export interface Locale {
  code: string;
  default?: boolean;
  fallbackCode?: string | null;
}

/** @returns the locale that the site shows: `fr`, else `fr-FR`, else the first `fr-…`. */
export const frenchAmong = <Each extends { code: string }>(locales: readonly Each[]) =>
  locales.find(({ code }) => code === "fr") ??
  locales.find(({ code }) => code === "fr-FR") ??
  locales.find(({ code }) => code.startsWith("fr-"));

/** The chain of fallback locales. Contentful allows no circle. */
function fallbacksOf({ fallbackCode }: Locale, locales: readonly Locale[]): string[] {
  const fallback = locales.find(({ code }) => code === fallbackCode);
  return fallback ? [fallback.code, ...fallbacksOf(fallback, locales)] : [];
}

/** The codes of the locales that the plugin must know: it follows a chain of fallbacks only through these, to the last one. */
export function pluginLocales(locales: readonly Locale[]): string[] {
  const french = frenchAmong(locales);
  return french ? [french.code, ...fallbacksOf(french, locales).slice(0, -1)] : [];
}

const isOfSite = ({ sys }: SpaceType) => contentTypes.some(({ id }) => id === sys.id);

/** Whether the plugin and the API find the French values of all fields. Fields that are not localized have values in the default locale only. */
function hasFrenchValues(french: Locale, main: Locale, types: readonly SpaceType[]): boolean {
  if (french === main || french.fallbackCode === main.code) return true;
  const fieldsOfSite = types.filter(isOfSite).flatMap(({ fields }) => fields);
  return fieldsOfSite.every(({ localized }) => localized);
}

/** @param space names the space in French. @throws with a French message that names its languages, and what to set. */
function checkLocales(space: string, locales: readonly Locale[], types: readonly SpaceType[]): SpaceLocales {
  const codes = locales.map((locale) => `« ${locale.code} »${locale.default ? " (par défaut)" : ""}`);
  const french = frenchAmong(locales);
  if (!french)
    throw new Error(
      `${space} n’a pas le français : ses langues sont ${codes.join(", ")}.\n` +
        "  à faire : dans Contentful, Settings → Locales, ajoutez la langue « fr » et donnez-y les textes du site.",
    );
  const main = locales.find((locale) => locale.default) ?? french;
  if (!hasFrenchValues(french, main, types))
    throw new Error(
      `${space} a pour langues ${codes.join(", ")}, et des champs du site n’y ont de valeur qu’en « ${main.code} ».\n` +
        `  à faire : dans Contentful, Settings → Locales, donnez à « ${french.code} » la langue de secours (Fallback locale) « ${main.code} », ` +
        `ou faites de « ${french.code} » la langue par défaut.`,
    );
  const localizedFields = types.flatMap(({ sys, fields }) =>
    fields.filter(({ localized }) => localized).map(({ id }) => `${sys.id}.${id}`),
  );
  return {
    french: french.code,
    main: main.code,
    fallbacks: fallbacksOf(french, locales),
    localized: new Set(localizedFields),
  };
}

/** Checks access, model and locales. @throws with a French message that says what to do. */
export async function checkSpace(connection: Connection): Promise<SpaceLocales> {
  const types = await askSpace<SpaceType>(connection, (client) => {
    // contentful.js does not type `limit` here.
    const query: object = { limit: 1000 };
    return client.getContentTypes(query);
  });
  const fault = modelFault(connection, types.items);
  if (fault) throw new Error(fault);
  const locales = await askSpace<Locale>(connection, (client) => client.getLocales());
  return checkLocales(nameOfSpace(connection), locales.items, types.items);
}
