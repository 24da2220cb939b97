/**
 * A webpack entry of its own (`gatsby-node.ts`): gatsby-plugin-deferred-scripts runs it before the scripts that hydrate the page, so
 * that a visitor who presses the button at once need not wait for them.
 */
import { EARLY_CLICK, type EarlyClick } from "../../../plugins/gatsby-plugin-deferred-scripts/contract";
import { startEarlyDownload } from "../../browser/early-download";
import { nextPaint } from "../../browser/next-paint";
import type { WhitePaperData } from "../../content/white-paper";
import { contentOf } from "../../content/white-paper";
import { fetchWhitePaperMaker } from "../../pdf/fetch-makers";
import { FILE_NAME } from "./file-name";

/**
 * Fetches Gatsby's data of the page.
 * @throws (rejects) when it cannot be fetched.
 */
async function fetchData(address: string): Promise<WhitePaperData> {
  // Beside the same request of Gatsby's runtime: browsers let one wait for the other if both may use the cache.
  const response = await fetch(address, { cache: "no-store" });
  if (!response.ok) throw new Error(`${address} could not be fetched: status ${response.status}`);
  const { result } = (await response.json()) as { result: { data: WhitePaperData } };
  return result.data;
}

async function makeWhitePaper(dataAddress: string) {
  const [make, data] = await Promise.all([fetchWhitePaperMaker(), fetchData(dataAddress), nextPaint()]);
  return { file: make(contentOf(data)), name: FILE_NAME };
}

document.addEventListener(EARLY_CLICK, (event) => {
  const { detail } = event as CustomEvent<EarlyClick>;
  detail.answer = startEarlyDownload(() => makeWhitePaper(detail.pageData));
});
