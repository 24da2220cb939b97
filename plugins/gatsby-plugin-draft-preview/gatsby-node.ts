import type { GatsbyNode } from "gatsby";

import { entriesOfNodes } from "../../src/content/gatsby-nodes";
import { chooseSource } from "../../src/content/sources/choose-source";
import { developKey } from "../../src/environment";
import { followDrafts } from "./follow-drafts";
import { PREVIEW_STATE, PREVIEW_TEXTS, type PreviewContext, READ_FAULT } from "./preview-data";
import { textSources } from "./text-sources";

/** The used part of Express, which Gatsby does not type. */
interface DevServer {
  get: (path: string, answer: (request: unknown, response: { json: (body: object) => void }) => void) => void;
}

interface GatsbyState {
  program: { host: string; port: number };
  pages: ReadonlyMap<string, { context: PreviewContext }>;
}

/** The endpoints' state comes from the drafts, and from the pages and nodes of the last refresh. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  const { drafts } = chooseSource();
  if (!drafts) return;
  // Gatsby types `getState` as `Function`.
  const state = args.store.getState as () => GatsbyState;
  const { host, port } = state().program;
  const pollDrafts = followDrafts(drafts, {
    refresh: () => fetch(`http://${host}:${port}/__refresh`, { method: "POST", headers: developKey() }),
    readFault: () => args.getCache("default-site-plugin").get(READ_FAULT) as Promise<string | undefined>,
  });
  const problems = () => state().pages.get("/404.html")?.context.previewProblems ?? [];
  const server = args.app as DevServer;
  server.get(PREVIEW_STATE, (_, response) => response.json({ ...pollDrafts(), problems: problems() }));
  server.get(PREVIEW_TEXTS, (_, response) => response.json(textSources(entriesOfNodes(args))));
};
