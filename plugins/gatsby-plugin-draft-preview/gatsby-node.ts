import type { GatsbyNode } from "gatsby";

import { entriesOfNodes } from "../../src/content/gatsby-nodes";
import { chooseSource } from "../../src/content/sources/choose-source";
import { followDrafts } from "./follow-drafts";
import { PREVIEW_STATE, PREVIEW_TEXTS, type PreviewContext, READ_FAULT } from "./preview-data";
import { textSources } from "./text-sources";

/** The used part of Express, which Gatsby does not type. */
interface DevServer {
  get: (path: string, handle: (request: unknown, response: { json: (body: object) => void }) => void) => void;
}

interface GatsbyState {
  pages: ReadonlyMap<string, { context: PreviewContext }>;
}

/** Gatsby's event bus, which it gives to plugins without a type. */
interface Emitter {
  emit: (event: string, payload: object) => void;
}

/** Adds the endpoints that the preview's pages ask: the state of the drafts, and where each text is edited. Without drafts it adds none. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  const { drafts } = chooseSource();
  if (!drafts) return;
  // Gatsby types `getState` as `Function`.
  const state = args.store.getState as () => GatsbyState;
  const { emitter } = args as unknown as { emitter: Emitter };
  const pollDrafts = followDrafts(drafts, {
    // What Gatsby's own refresh endpoint does.
    refresh: () => emitter.emit("WEBHOOK_RECEIVED", {}),
    // The site's own gatsby-node.ts writes into this cache.
    lastFault: () => args.getCache("default-site-plugin").get(READ_FAULT) as Promise<string | undefined>,
  });
  // Each page's context has the same problems, and the not-found page always exists.
  const problems = () => state().pages.get("/404.html")?.context.previewProblems ?? [];
  const server = args.app as DevServer;
  server.get(PREVIEW_STATE, (_, response) => response.json({ ...pollDrafts(), problems: problems() }));
  server.get(PREVIEW_TEXTS, (_, response) => response.json(textSources(entriesOfNodes(args))));
};
