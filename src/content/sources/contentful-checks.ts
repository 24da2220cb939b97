import type { Node, SourceNodesArgs } from "gatsby";

import { contentTypes, singleTypes } from "../index";
import { type Connection, readAll, readPage } from "./contentful-api";

/** A content type as Contentful's APIs return it, as far as it is compared with the model. */
interface SpaceType {
  sys: { id: string };
  fields: readonly { id: string; omitted?: boolean }[];
}

/** Names in French what a space lacks of the model: with `onlyNeeded`, no optional field, and no type that only a list shows. */
export function modelGaps(spaceTypes: readonly SpaceType[], onlyNeeded = false): string[] {
  return contentTypes.flatMap((type) => {
    const present = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!present)
      return onlyNeeded && !singleTypes.includes(type) ? [] : [`le type « ${type.label} » (${type.id})`];
    const known = present.fields.filter(({ omitted }) => !omitted).map(({ id }) => id);
    return Object.entries(type.fields)
      .filter(([name, { required }]) => !known.includes(name) && (required || !onlyNeeded))
      .map(([name, { label }]) => `le champ « ${label} » (${type.id}.${name})`);
  });
}

/** The French locale of a space, if there is one: `fr`, else `fr-FR`, else the first `fr-…`. */
export const frenchAmong = (locales: readonly { code: string }[]) =>
  locales.find(({ code }) => code === "fr") ??
  locales.find(({ code }) => code === "fr-FR") ??
  locales.find(({ code }) => code.startsWith("fr-"));

/** Checks that a space can be read, and has French, whose code it returns, and the site's types. @throws in French, with what to do. */
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
  const locales = await readPage<{ code: string }>(connection, "locales?limit=1000");
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

const PLUGIN = { name: "gatsby-source-contentful" };

/** What the plugin adds to the node of an entry. */
type EntryNode = Node & { contentful_id: string; updatedAt: string; sys?: { type: string } };

const isEntry = (node: Node): node is EntryNode =>
  node.internal.owner === PLUGIN.name && (node as EntryNode).sys?.type === "Entry";

/**
 * Compares the entries that the plugin has read with Contentful's: it takes an answer that was cut off for an empty one (8.17). The
 * Preview API never says that a draft is gone: its node is removed here. @throws in French, if a published entry is missing or old.
 */
export async function completeNodes(
  connection: Connection,
  { actions, getNodes }: SourceNodesArgs,
): Promise<void> {
  interface Item {
    sys: { id: string; updatedAt: string };
  }
  const items = await readAll<Item>(connection, "entries", "select=sys.id,sys.updatedAt");
  const expected = new Map(items.map(({ sys }) => [sys.id, sys.updatedAt]));
  const nodes = getNodes().filter(isEntry);
  for (const node of nodes) if (!expected.has(node.contentful_id)) actions.deleteNode(node, PLUGIN);
  const current = nodes.filter((node) => node.updatedAt === expected.get(node.contentful_id));
  // The next build asks for everything again, not for what has changed since this one.
  const { spaceId, environment, api } = connection;
  actions.setPluginStatus({ [`contentful-sync-token-${spaceId}-${environment}`]: undefined }, PLUGIN);
  if (api === "delivery" && current.length < expected.size)
    throw new Error(
      `Contentful a ${expected.size} entrées, et ${current.length} sont arrivées à jour : sa réponse était incomplète, ou quelqu’un publie en ce moment.\n  à faire : relancez la construction.`,
    );
}
