import { contentTypes, singleTypes } from "../model/registry";
import { type Connection, readAll, readPage } from "./contentful-api";
import type { DeliveredAsset, DeliveredEntry } from "./contentful-entries";

interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string; omitted?: boolean; localized?: boolean }[];
}

const requiredFields = contentTypes
  .flatMap(({ fields }) => Object.values(fields))
  .filter(({ required }) => required);
/** Single types, and those that a required list links. */
const neededTypes = [...singleTypes, ...requiredFields.flatMap(({ listedType }) => listedType ?? [])];

/** In French: required types and fields of the model that the space lacks. */
function modelGaps(spaceTypes: readonly SpaceType[]): string[] {
  return contentTypes.flatMap((type) => {
    const present = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!present) return neededTypes.includes(type) ? [`le type « ${type.label} » (${type.id})`] : [];
    const known = present.fields.filter(({ omitted }) => !omitted).map(({ id }) => id);
    return Object.entries(type.fields)
      .filter(([name, { required }]) => required && !known.includes(name))
      .map(([name, { label }]) => `le champ « ${label} » (${type.id}.${name})`);
  });
}

/** `fr`, else `fr-FR`, else the first `fr-…`. */
export const frenchAmong = <Each extends { code: string }>(locales: readonly Each[]) =>
  locales.find(({ code }) => code === "fr") ??
  locales.find(({ code }) => code === "fr-FR") ??
  locales.find(({ code }) => code.startsWith("fr-"));

/** Checks access, locales and model. @returns the types, and the codes of French and the default locale. @throws with a French message. */
export async function checkSpace(connection: Connection) {
  const { spaceId, environment } = connection;
  const space = `L’espace Contentful « ${spaceId} » (environnement « ${environment} »)`;
  const types = await readPage<SpaceType>(connection, "content_types?limit=1000");
  const gaps = modelGaps(types.items);
  if (gaps.length > 0)
    throw new Error(
      `${space} n’a pas tout le modèle du site. Il lui manque :\n${gaps.map((gap) => `  • ${gap}`).join("\n")}\n` +
        "  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.",
    );
  const locales = await readPage<{ code: string; default?: boolean }>(connection, "locales?limit=1000");
  const french = frenchAmong(locales.items);
  if (!french) {
    const codes = locales.items.map(({ code }) => `« ${code} »`).join(", ");
    throw new Error(
      `${space} n’a pas le français : ses langues sont ${codes}.\n` +
        "  à faire : dans Contentful, Settings → Locales, ajoutez la langue « fr » et donnez-y les textes du site.",
    );
  }
  const main = locales.items.find((locale) => locale.default) ?? french;
  return { types: types.items, french: french.code, main: main.code };
}

/** Entries of the site's types and all assets, in French. @throws with a French message that says what to do. */
export async function readSpace(connection: Connection) {
  const { types, french, main } = await checkSpace(connection);
  const fieldsOf = (typeId = "") => types.find(({ sys }) => sys.id === typeId)?.fields ?? [];
  const isOneLanguage = !contentTypes.some(({ id }) => fieldsOf(id).some(({ localized }) => localized));
  /** Values that only the default locale has: an asset's file, and fields that are not localized. */
  const isShared = (name: string, typeId: string | undefined) =>
    typeId
      ? fieldsOf(typeId).some(({ id, localized }) => id === name && localized === false)
      : name === "file" || isOneLanguage;

  async function read<Item extends DeliveredEntry | DeliveredAsset>(path: string, query: string) {
    const items = await readAll<Item>(connection, path, `locale=${french}${query}`);
    if (french === main) return items;
    const inMain = await readAll<Item>(connection, path, `locale=${main}${query}`);
    const originals = new Map(inMain.map(({ sys, fields }) => [sys.id, fields]));
    return items.map((item) => {
      const original = Object.entries(originals.get(item.sys.id) ?? {});
      const shared = original.filter(([name]) => isShared(name, item.sys.contentType?.sys.id));
      return { ...item, fields: { ...Object.fromEntries(shared), ...item.fields } };
    });
  }

  const ofSite = `sys.contentType.sys.id[in]=${contentTypes.map(({ id }) => id).join(",")}`;
  return {
    entries: await read<DeliveredEntry>("entries", `&include=0&${ofSite}`),
    assets: await read<DeliveredAsset>("assets", ""),
  };
}
