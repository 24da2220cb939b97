import { type ContentEntry, fieldUrl } from "../content/content-entry";
import { toPageValue } from "../content/gatsby-nodes";
import { isRecord, isText } from "../content/guards";
import type { Block } from "../content/model/content-type";
import { typeWithId } from "../content/model/registry";
import { type Connection, readPage } from "../content/sources/contentful-api";
import type { PreviewData, TextSource } from "./preview-data";

/** How many drafts there are, and which one is the newest: the Preview API has no list of changes. */
async function stateOf(drafts: Connection): Promise<string> {
  const query = "limit=1&order=-sys.updatedAt&select=sys.id,sys.updatedAt";
  const kinds = ["entries", "assets"].map((kind) => readPage<object>(drafts, `${kind}?${query}`));
  return JSON.stringify((await Promise.all(kinds)).map(({ total, items }) => [total, items]));
}

/**
 * Follows the drafts of a space from now on: looks at them once for each question of an open page, and never without one.
 * @param refresh lets Gatsby read all drafts again. It was not done if this is rejected.
 * @returns `look` looks for changes, and returns at once the state before; `readAgain` says that the last reading failed.
 */
export function followDrafts(drafts: Connection, refresh: () => Promise<void>) {
  const state: Omit<PreviewData, "problems"> = {};
  let seen = "";
  let isLooking = false;
  // A failure is named when a page asks.
  void stateOf(drafts)
    .then((state) => (seen = state))
    .catch(() => undefined);

  async function compare(): Promise<void> {
    const now = await stateOf(drafts);
    if (now !== seen) {
      await refresh();
      seen = now;
      state.changedAt = new Date().toISOString();
    }
    delete state.fault;
  }

  const look = () => {
    if (!isLooking) {
      isLooking = true;
      compare()
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          // The other lines say what to check, to whoever runs the preview.
          if (!state.fault) console.error(`${message}\nL’aperçu montre les derniers brouillons lus.`);
          [state.fault = message] = message.split("\n");
        })
        .finally(() => (isLooking = false));
    }
    return { ...state };
  };
  return { look, readAgain: () => void (seen = "") };
}

const blockTexts = (block: Block): string[] =>
  (block.kind === "list" ? block.items : [block.spans]).map((spans) =>
    spans.map(({ text }) => text).join(""),
  );

/**
 * Where each text of the pages comes from, for the preview. A text that two fields have is left out: nothing is guessed.
 * @param entries of a source whose editor's tool has addresses.
 */
export function textSources(entries: readonly ContentEntry[]): TextSource[] {
  const all = entries.flatMap((entry) => {
    const { typeId, url, values, pictures } = entry;
    const type = typeWithId(typeId);
    if (!type || !url || !isRecord(values)) return [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { kind, label } = field;
      const value = values[name];
      const shown = kind === "image" && isRecord(value) ? value.alt : toPageValue(kind, value);
      const texts = kind === "markdown" && shown ? (shown as Block[]).flatMap(blockTexts) : [shown].flat();
      const href = pictures[name]?.url ?? fieldUrl(entry, name) ?? url;
      return texts.filter(isText).map((text) => ({ text, href, label: `${type.label}, ${label}` }));
    });
  });
  return all.filter(({ text, href }) => all.every((other) => other.text !== text || other.href === href));
}
