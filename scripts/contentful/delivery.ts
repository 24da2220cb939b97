import { z } from "zod";

import type { SpaceAsset, SpaceEntry } from "../../src/content-model/contentful-space/format";

/** Where a space is, and with which right it is read. */
export interface DeliveryAccess {
  host: string;
  spaceId: string;
  environment: string;
  accessToken: string;
}

const page = z.object({
  items: z.array(z.looseObject({ sys: z.looseObject({ id: z.string(), type: z.string() }) })),
  nextPageUrl: z.string().optional(),
});

type Item = z.infer<typeof page>["items"][number];

const isEntry = (item: Item): item is Item & SpaceEntry => item.sys.type === "Entry";
const isAsset = (item: Item): item is Item & SpaceAsset => item.sys.type === "Asset";

async function get(url: string, accessToken: string): Promise<Response> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) {
    const { host, pathname } = new URL(url);
    throw new Error(`Contentful a répondu ${response.status} (${response.statusText}) à ${host}${pathname}.`);
  }
  return response;
}

/** Everything that a space has published, through the endpoint that gives each value under its locale. */
export async function readSpace({ host, spaceId, environment, accessToken }: DeliveryAccess) {
  const entries: SpaceEntry[] = [];
  const assets: SpaceAsset[] = [];
  let url: string | undefined =
    `https://${host}/spaces/${spaceId}/environments/${environment}/sync?initial=true&limit=1000`;
  while (url) {
    const { items, nextPageUrl } = page.parse(await (await get(url, accessToken)).json());
    entries.push(...items.filter(isEntry));
    assets.push(...items.filter(isAsset));
    url = nextPageUrl;
  }
  return { entries, assets };
}

/** The bytes of a picture. */
export async function readPicture(url: string, accessToken: string): Promise<Buffer> {
  return Buffer.from(await (await get(url, accessToken)).arrayBuffer());
}
