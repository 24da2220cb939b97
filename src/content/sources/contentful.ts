import type { ContentSource } from "./content-source";
import { type Connection, contentfulFault, isTemporary } from "./contentful-api";
import { checkSpace, frenchAmong } from "./contentful-checks";
import { PLUGIN_TYPES, readEntries } from "./contentful-nodes";

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
  const failure = response?.status ?? answer;
  if (failure === 400 || (isTemporary(failure) && (config?.attempts ?? 1) <= CLIENT_RETRIES)) return;
  console.error(contentfulFault(connection, failure).message);
  process.exit(1);
};

/** A Contentful space as a source. The build downloads the pictures that pages show, and the site serves them itself. */
export function contentfulSource(connection: Connection): ContentSource {
  const { spaceId, environment, host, token, api } = connection;
  return {
    name: api === "preview" ? "Contentful, brouillons compris" : "Contentful",
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
    pluginTypes: PLUGIN_TYPES,
    prepare: async () => {
      await checkSpace(connection);
    },
    read: (args) => readEntries(connection, args),
    ...(api === "preview" && { drafts: connection }),
  };
}
