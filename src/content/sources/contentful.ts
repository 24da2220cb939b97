import { contentTypes } from "../index";
import type { Connection } from "./contentful-connection";
import { sharedDrafts } from "./contentful-drafts";
import { followDrafts } from "./contentful-following";
import { frenchAmong } from "./contentful-languages";
import { CONTENTFUL_PREFIX, readEntries, readStored } from "./contentful-nodes";
import { ASSET_TYPE, linkPictures } from "./contentful-pictures";
import { readSpaceModel } from "./contentful-preparation";
import { clientAdapter, draftsAdapter, PAGE_LIMIT } from "./contentful-transport";
import type { ContentSource } from "./source";

/** A Contentful space as a source. The build downloads its pictures, and the site serves them itself. */
export function contentfulSource(connection: Connection): ContentSource {
  const { spaceId, environment, host, token, api } = connection;
  const preview = api === "preview";
  const readModel = () =>
    readSpaceModel(
      connection,
      contentTypes.map(({ id }) => id),
    );
  return {
    name: preview ? "Contentful, brouillons compris" : "Contentful",
    plugins: [
      {
        resolve: "gatsby-source-contentful",
        options: {
          spaceId,
          accessToken: token,
          environment,
          host,
          pageLimit: PAGE_LIMIT,
          contentfulClientConfig: {
            adapter: preview
              ? draftsAdapter(connection, sharedDrafts(connection))
              : clientAdapter(connection),
            retryOnError: false,
          },
          // `linkPictures` downloads the pictures.
          downloadLocal: false,
          // The plugin passes this function to `Array.filter`.
          localeFilter: (locale: { code: string }, _rank: number, all: readonly { code: string }[]) =>
            locale === frenchAmong(all),
          // Node types are named after the types' ids, as in the model, not after their French names.
          useNameForId: false,
        },
      },
    ],
    prepare: async () => {
      await readModel();
    },
    schema: {
      prefix: CONTENTFUL_PREFIX,
      imageType: ASSET_TYPE,
      imageDefinition: `type ${ASSET_TYPE} implements Node & ContentImage @dontInfer {
  id: ID!
  alt: String! @proxy(from: "description")
  localFile: File @link(from: "fields.localFile")
}`,
      imageExtension: (name) => `@link(from: "${name}___NODE")`,
      preview,
    },
    readStored,
    readKnownFields: async () => (await readModel()).known,
    read: (lookup) => ({ entries: readEntries(contentTypes, connection, lookup), unread: new Map() }),
    ...(preview && {
      follow: (refresh: () => Promise<void>) => followDrafts(sharedDrafts(connection), refresh),
    }),
    fieldAddress: (entryUrl, fieldName) => `${entryUrl}?focusedField=${fieldName}`,
    linkPictures,
  };
}
