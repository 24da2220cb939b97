import type { ContentSource } from "./content-source";
import type { Connection } from "./contentful-api";
import { checkSpace } from "./contentful-checks";
import { readEntries } from "./contentful-entries";

/** A Contentful space as a source. The build downloads the pictures that pages show, and the site serves them itself. */
export const contentfulSource = (connection: Connection): ContentSource => ({
  name: connection.api === "preview" ? "Contentful, brouillons compris" : "Contentful",
  plugins: [],
  prepare: async () => {
    await checkSpace(connection);
  },
  read: (args) => readEntries(connection, args),
  ...(connection.api === "preview" && { drafts: connection }),
});
