import { setTimeout as pause } from "node:timers/promises";

import type { FollowingState } from "../preview-state";
import type { Drafts } from "./contentful-drafts";
import type { Following } from "./source";

/** In ms. Contentful allows 14 requests a second, but bills them by the month: these make 50 a minute, while somebody looks. */
const ENTRIES_EVERY = 1500;
/** Pictures change less often than texts: every fourth time. */
const ASSETS_EVERY = 4;
/** In ms. An open page asks for the state every few seconds: see `PreviewState`. */
const WATCHED_FOR = 20_000;
/** In ms: how soon a new visit is noticed, and how long to wait after a failure, whose request was retried for 7.5 s. */
const NOTICED_AFTER = 250;
const AFTER_FAILURE = 5000;

/**
 * Follows the drafts of a space while somebody looks at the preview: when one has changed, it reads them and has the pages made
 * again. It never ends, whatever Contentful answers.
 * @param refresh makes the pages again from the drafts that were read.
 */
export function followDrafts(drafts: Drafts, refresh: () => Promise<void>): Following {
  let askedAt = 0;
  /** Whether a change was noticed that the pages do not show yet. A request that fails must not lose it. */
  let isBehind = false;
  const state: FollowingState = {};

  async function step(count: number): Promise<number> {
    try {
      if (await drafts.look("entries")) isBehind = true;
      if (count % ASSETS_EVERY === 0 && (await drafts.look("assets"))) isBehind = true;
      if (isBehind) {
        await drafts.read();
        await refresh();
        isBehind = false;
        state.changedAt = new Date().toISOString();
      }
      if (state.fault) console.info("Contentful répond de nouveau : l’aperçu suit les brouillons.");
      delete state.fault;
      return ENTRIES_EVERY;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The other lines say what to check, to whoever runs the preview.
      const [fault = message] = message.split("\n");
      if (state.fault !== fault) console.error(`${message}\nL’aperçu montre les derniers brouillons lus.`);
      state.fault = fault;
      return AFTER_FAILURE;
    }
  }

  async function follow(): Promise<never> {
    for (let count = 0; ; count += 1) {
      while (Date.now() - askedAt > WATCHED_FOR) await pause(NOTICED_AFTER);
      await pause(await step(count));
    }
  }

  void follow();
  return {
    state: () => {
      askedAt = Date.now();
      return state;
    },
  };
}
