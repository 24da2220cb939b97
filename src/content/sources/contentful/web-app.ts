import type { Connection } from "../../../environment";

/** An address in Contentful's web app. @param path « entries/faqItem-1 »; without it, the address of the environment. */
export function webAppUrl({ spaceId, environment }: Connection, path = ""): string {
  const url = `https://app.contentful.com/spaces/${spaceId}/environments/${environment}`;
  return path ? `${url}/${path}` : url;
}

/** The address of a type's fields. */
export const typeUrl = (connection: Connection, typeId: string) =>
  webAppUrl(connection, `content_types/${typeId}/fields`);
