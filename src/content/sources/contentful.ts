import { contentTypes } from "../index";
import { type Connection, contentfulFault, isTemporary, networkCode } from "./contentful-api";
import { ASSET_TYPE, CONTENTFUL_PREFIX, readEntries, readStored } from "./contentful-nodes";
import { checkSpace, frenchAmong } from "./contentful-preflight";
import { completeNodes, downloadPictures } from "./contentful-sourcing";
import type { ContentSource } from "./source";

/** How often Contentful's client tries again by default. */
const CLIENT_RETRIES = 5;

/** An error of Contentful's client, which is an error of axios. */
interface ClientError extends Error {
  config?: { attempts?: number };
  response?: { status: number };
}

/**
 * Stops Gatsby with a message in French when the client of gatsby-source-contentful gives up. The plugin's own message is in
 * English, and recommends a build from an old cache. The plugin itself reacts to 400, an answer that is too large.
 */
const stopInFrench = (connection: Connection) => (answer: unknown) => {
  if (!(answer instanceof Error)) return;
  const { config, response } = answer as ClientError;
  const status = response?.status;
  if (status === 400 || (isTemporary(status) && (config?.attempts ?? 1) <= CLIENT_RETRIES)) return;
  console.error(contentfulFault(connection, status, status ? undefined : networkCode(answer)).message);
  process.exit(1);
};

/** A Contentful space as a source. The build downloads the pictures that pages show, and the site serves them itself. */
export function contentfulSource(connection: Connection): ContentSource {
  const { spaceId, environment, host, token, api } = connection;
  const preview = api === "preview";
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
          contentfulClientConfig: {
            retryLimit: CLIENT_RETRIES,
            logHandler: () => undefined,
            responseLogger: stopInFrench(connection),
          },
          // The plugin passes this function to `Array.filter`.
          localeFilter: (locale: { code: string }, _rank: number, all: readonly { code: string }[]) =>
            locale === frenchAmong(all),
          // Node types are named after the types' ids, as in the model, not after their French names.
          useNameForId: false,
        },
      },
    ],
    prepare: async () => {
      await checkSpace(connection);
    },
    sourceNodes: async (args) => {
      await completeNodes(connection, args);
      await downloadPictures(readEntries(contentTypes, connection, args), args);
    },
    schema: {
      prefix: CONTENTFUL_PREFIX,
      imageType: ASSET_TYPE,
      imageDefinition: `type ${ASSET_TYPE} implements Node & ContentImage @dontInfer {
  id: ID!
  alt: String! @proxy(from: "description")
  localFile: File @link(from: "fields.localFile")
}`,
      preview,
    },
    readStored,
    read: (lookup) => readEntries(contentTypes, connection, lookup),
    ...(preview && { drafts: connection }),
  };
}
