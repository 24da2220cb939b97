import type { Node } from "gatsby";

import type { ContentType } from "../content-type";
import { describeField, type FieldKind } from "../field";
import { contentTypes } from "../index";
import type { EntryInput } from "../validate";
import { isText } from "../values";
import type { ContentSource, NodeLookup } from "./source";

/** Where a space is, and with which right it is read. */
export interface ContentfulAccess {
  spaceId: string;
  accessToken: string;
  environment: string;
  host: string;
}

/** Contentful's API of drafts. */
const PREVIEW_HOST = "preview.contentful.com";

const PREFIX = "Contentful";

function plainValue(node: Node, name: string, kind: FieldKind, { getNode }: NodeLookup): unknown {
  const reference = node[`${name}___NODE`];
  if (!isText(reference)) return node[name];
  const target = getNode(reference);
  if (kind !== "image") return target?.[name];
  const file: unknown = target?.filename ?? target?.title;
  return target && { file: isText(file) ? file : reference, alt: target.description };
}

/** How an entry is found: its type and title for the eye, its address in the web app for the hand. */
function toEntry(node: Node, type: ContentType, access: ContentfulAccess, lookup: NodeLookup): EntryInput {
  const values = Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      name,
      plainValue(node, name, describeField(field).kind, lookup),
    ]),
  );
  const title = values[type.titleField];
  const id = String(node.contentful_id);
  return {
    typeId: type.id,
    place: `Contentful, ${type.label} ${isText(title) ? `« ${title} »` : id}`,
    url: `https://app.contentful.com/spaces/${access.spaceId}/environments/${access.environment}/entries/${id}`,
    values,
  };
}

/** A Contentful space: where editors change the copy. Pictures are fetched at build time and served by the site itself. */
export function contentfulSource(access: ContentfulAccess): ContentSource {
  const preview = access.host === PREVIEW_HOST;
  return {
    name: preview ? "Contentful, brouillons compris" : "Contentful",
    plugins: [
      {
        resolve: "gatsby-source-contentful",
        options: {
          ...access,
          downloadLocal: true,
          localeFilter: ({ code }: { code: string }) => code === "fr",
          // Reserved names and ids stay what the model calls them.
          useNameForId: false,
        },
      },
    ],
    schema: {
      prefix: PREFIX,
      imageType: "ContentfulAsset",
      imageDefinition: `type ContentfulAsset implements Node & ContentImage @dontInfer {
  id: ID!
  alt: String! @proxy(from: "description")
  localFile: File @link(from: "fields.localFile")
}`,
      imageExtension: (name) => `@link(from: "${name}___NODE")`,
      preview,
    },
    read: (lookup) => ({
      entries: contentTypes.flatMap((type: ContentType) =>
        lookup
          .getNodesByType(`${PREFIX}${type.interfaceName}`)
          .map((node) => toEntry(node, type, access, lookup)),
      ),
      unread: new Map(),
      // A picture that cannot be fetched has already stopped the build: gatsby-source-contentful sees to it.
      hasImage: () => true,
    }),
  };
}
