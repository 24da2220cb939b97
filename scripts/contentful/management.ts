import { z } from "zod";

import { change, type Connection, readJson, urlIn } from "../../src/content/sources/contentful-connection";

const identified = z.looseObject({ sys: z.looseObject({ id: z.string() }) });

const locale = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number() }),
  code: z.string(),
  default: z.boolean(),
});

/** The ids of the content types that a space already has. */
export async function contentTypeIds(space: Connection): Promise<string[]> {
  const types = z.object({ items: z.array(identified) });
  const { items } = await readJson(urlIn(space, "content_types?limit=1000"), space, types);
  return items.map(({ sys }) => sys.id);
}

/**
 * Makes a locale the default one. A new space starts with `en-US`, and contentful-import fails if the default differs from the
 * file's. Changes only an empty space, because entries store their values under the locale's code.
 * @returns whether the space was changed.
 */
export async function setDefaultLocale(
  space: Connection,
  { code, name }: { code: string; name: string },
): Promise<boolean> {
  const locales = z.object({ items: z.array(locale) });
  const { items } = await readJson(urlIn(space, "locales?limit=1000"), space, locales);
  const current = items.find((each) => each.default);
  if (!current) throw new Error("Cet espace n’a pas de langue par défaut.");
  if (current.code === code) return false;
  const { total } = await readJson(urlIn(space, "entries?limit=1"), space, z.object({ total: z.number() }));
  if (total > 0) {
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} » et il a déjà des entrées : choisissez un espace vide, ou mettez « ${code} » par défaut.`,
    );
  }
  // Contentful returns `default`, but does not accept it.
  const { sys, ...given } = current;
  const fields = Object.fromEntries(Object.entries(given).filter(([each]) => each !== "default"));
  await change(urlIn(space, `locales/${sys.id}`), space, sys.version, { ...fields, code, name });
  return true;
}
