import type { SourceNodesArgs } from "gatsby";

import { contentfulSpace } from "../contentful/space";
import type { Connection } from "./contentful-api";
import { checkSpace } from "./contentful-checks";
import { completeNodes } from "./contentful-checks";

jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

const published: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton",
  api: "delivery",
};
const drafts: Connection = { ...published, api: "preview" };

const { contentTypes: types, locales } = contentfulSpace([]);
const collection = (items: readonly object[]) => Response.json({ total: items.length, items });
const fetching = jest.spyOn(globalThis, "fetch");

/** Answers requests by a part of their path. */
const answer = (answers: Readonly<Record<string, () => Response>>) =>
  fetching.mockImplementation((url) => {
    const path = Object.keys(answers).find((each) => (url as string).includes(each));
    return Promise.resolve(answers[path ?? ""]?.() ?? new Response("", { status: 404 }));
  });

/** Why a space cannot be used. */
const messageOf = (connection: Connection) =>
  checkSpace(connection).catch((error: unknown) => (error as Error).message);

const complete = { content_types: () => collection(types), locales: () => collection(locales) };

beforeEach(() => fetching.mockReset());

describe("before the site is built, the space", () => {
  it.each([
    [
      401,
      published,
      "refuse ce jeton (réponse 401)",
      "CONTENTFUL_ACCESS_TOKEN, le jeton d’accès (access token)",
    ],
    [
      401,
      drafts,
      "refuse ce jeton (réponse 401)",
      "CONTENTFUL_PREVIEW_TOKEN, le jeton d’accès (access token)",
    ],
    [404, published, "ne connaît pas cet espace", "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"],
    [429, published, "trop de demandes (réponse 429)", "relancez dans quelques minutes"],
    [503, published, "en panne (réponse 503)", "https://www.contentfulstatus.com"],
  ])("may answer %i, and the message says what to check", async (status, connection, happened, check) => {
    answer({ "": () => new Response("", { status }) });
    const message = await messageOf(connection);
    expect(message).toContain(happened);
    expect(message).toMatch(/\n {2}à vérifier : /);
    expect(message).toContain(check);
    expect(message).not.toContain("jeton\n");
    expect(fetching).toHaveBeenCalledTimes(status < 429 ? 1 : 5);
  });

  it("may not answer at all", async () => {
    fetching.mockRejectedValue(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }));
    await expect(checkSpace(published)).rejects.toThrow("Contentful ne répond pas (ECONNREFUSED)");
  });

  it("is read in spite of answers that were cut off or failed", async () => {
    const broken = [new Response("{"), new Response("", { status: 500 }), Response.json({})];
    answer({ ...complete, content_types: () => broken.pop() ?? collection(types) });
    expect(await checkSpace(published)).toBe("fr");
  });

  it("may have no French", async () => {
    answer({ ...complete, locales: () => collection([{ code: "de" }, { code: "en-US" }]) });
    await expect(checkSpace(published)).rejects.toThrow("ses langues sont « de », « en-US »");
  });

  it("may lack types and fields, which are named with the command that adds them", async () => {
    answer({ ...complete, content_types: () => collection(types.slice(1)) });
    const message = await messageOf(published);
    expect(message).toContain("• le type « Réglages du site » (siteSettings)");
    expect(message).toContain("npm run contentful:import");
  });
});

describe("after the plugin has read the entries", () => {
  const [old, now] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
  const node = (id: string, updatedAt: string) => ({
    contentful_id: id,
    updatedAt,
    sys: { type: "Entry" },
    internal: { owner: "gatsby-source-contentful" },
  });
  const deleteNode = jest.fn();
  const setPluginStatus = jest.fn();
  const run = (connection: Connection, ...nodes: object[]) => {
    const items = ["a", "b"].map((id) => ({ sys: { id, updatedAt: now } }));
    answer({ entries: () => collection(items) });
    const args = { actions: { deleteNode, setPluginStatus }, getNodes: () => nodes };
    return completeNodes(connection, args as unknown as SourceNodesArgs);
  };

  it("accepts them if all have arrived, and asks for all of them again the next time", async () => {
    await run(published, node("a", now), node("b", now));
    expect(setPluginStatus).toHaveBeenCalledWith(
      { "contentful-sync-token-espace-master": undefined },
      { name: "gatsby-source-contentful" },
    );
  });

  it.each([
    ["is missing", [node("a", now)]],
    ["is an old copy", [node("a", now), node("b", old)]],
  ])("stops if one %s", async (_case, nodes) => {
    await expect(run(published, ...nodes)).rejects.toThrow(
      "Contentful a 2 entrées, et 1 sont arrivées à jour",
    );
  });

  it("removes a draft that is gone, and goes on with a preview that is behind", async () => {
    const gone = node("c", old);
    await run(drafts, node("a", old), gone);
    expect(deleteNode).toHaveBeenCalledWith(gone, { name: "gatsby-source-contentful" });
  });
});
