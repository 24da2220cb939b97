import { z } from "zod";

/** Where a space is managed, and with which right. */
export interface ManagementAccess {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
}

const locale = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number() }),
  code: z.string(),
  default: z.boolean(),
});

async function call(
  { host, spaceId, environment, token }: ManagementAccess,
  path: string,
  change?: { version: number; body: object },
): Promise<unknown> {
  const response = await fetch(`https://${host}/spaces/${spaceId}/environments/${environment}/${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/vnd.contentful.management.v1+json",
      ...(change && { "x-contentful-version": String(change.version) }),
    },
    ...(change && { method: "PUT", body: JSON.stringify(change.body) }),
  });
  if (!response.ok) {
    throw new Error(
      `Contentful a répondu ${response.status} (${response.statusText}) à « ${path} » : vérifiez le jeton, l’espace et l’environnement.`,
    );
  }
  return response.json();
}

/** The ids of the content types that a space already has. */
export async function contentTypeIds(access: ManagementAccess): Promise<string[]> {
  const types = z.object({ items: z.array(z.looseObject({ sys: z.looseObject({ id: z.string() }) })) });
  const { items } = types.parse(await call(access, "content_types?limit=1000"));
  return items.map(({ sys }) => sys.id);
}

/**
 * Makes a locale the default one. A new space begins with `en-US`, and contentful-import stops at another default than the
 * file's. Only an empty space is changed: entries hold their values under the locale's code.
 * @returns whether the space was changed.
 */
export async function setDefaultLocale(
  access: ManagementAccess,
  { code, name }: { code: string; name: string },
): Promise<boolean> {
  const { items } = z.object({ items: z.array(locale) }).parse(await call(access, "locales?limit=1000"));
  const current = items.find((each) => each.default);
  if (!current) throw new Error("Cet espace n’a pas de langue par défaut.");
  if (current.code === code) return false;
  const { total } = z.object({ total: z.number() }).parse(await call(access, "entries?limit=1"));
  if (total > 0) {
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} » et il a déjà des entrées : choisissez un espace vide, ou mettez « ${code} » par défaut.`,
    );
  }
  // Contentful gives back whether a locale is the default one, but does not take it.
  const { sys, ...given } = current;
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => name !== "default"));
  await call(access, `locales/${sys.id}`, { version: sys.version, body: { ...fields, code, name } });
  return true;
}
