import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

import { LivePreview } from "../../e2e/contentful/live-preview";
import { World } from "../../e2e/contentful/world";
import { budgets } from "./budgets";
import { median, type Row } from "./table";

const SAVES = 10;

/** In ms: saves come at any moment of the preview's own rhythm. */
const BETWEEN_SAVES = () => 1000 + Math.random() * 2000;

/** In ms: an editor who saves all day long. */
const BETWEEN_SAVES_OF_A_LONG_RUN = 10_000;

/** In ms: how often a long run prints what it measures. */
const REPORT_EVERY = 10 * 60_000;

interface OpenPreview {
  world: World;
  preview: LivePreview;
}

async function withPreview<Result>(measure: (open: OpenPreview) => Promise<Result>): Promise<Result> {
  const world = await World.open();
  const preview = await LivePreview.start(world);
  try {
    return await measure({ world, preview });
  } finally {
    await preview.close();
    await world.close();
  }
}

/** Saves a sentence as a draft. @returns the seconds until the open page shows it. */
async function save({ world, preview }: OpenPreview, text: string): Promise<number> {
  const start = performance.now();
  world.space.saveDraft("homePage", { servicesHeading: text });
  await preview.page.getByText(text, { exact: true }).first().waitFor();
  return (performance.now() - start) / 1000;
}

/** Times ten saves in a local Contentful, from the save to the sentence on screen, in the live preview. */
export function benchPreview(): Promise<Row[]> {
  return withPreview(async (open) => {
    const seconds: number[] = [];
    for (let count = 1; count <= SAVES; count += 1) {
      await pause(BETWEEN_SAVES());
      seconds.push(await save(open, `Un titre enregistré ${count} fois`));
    }
    return [
      {
        what: "preview, from save to screen, median of 10",
        measured: median(seconds),
        unit: "s",
        budget: budgets.preview.seconds,
      },
      { what: "preview, from save to screen, slowest of 10", measured: Math.max(...seconds), unit: "s" },
    ];
  });
}

/** Resident memory in MB of all processes of a group, which the preview's own process leads. */
function memoryOf(group: number | undefined): number {
  const lines = execFileSync("ps", ["-e", "-o", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const kilobytes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0);
  return Math.round(kilobytes / 1024);
}

/**
 * Runs the live preview for hours beside an editor who saves all day long, with a page that stays open. Prints every ten minutes
 * what it measured since, as a row of a Markdown table: calls a minute, memory, and seconds from a save to the screen.
 */
export function benchLongPreview(minutes: number): Promise<void> {
  return withPreview(async (open) => {
    const { world, preview } = open;
    console.log(
      "| minutes | saves | median, s | slowest, s | calls a minute | memory, MB | page’s script memory, MB |",
    );
    console.log("|---|---|---|---|---|---|---|");
    const start = Date.now();
    let saves = 0;
    while (Date.now() - start < minutes * 60_000) {
      const from = Date.now();
      const seconds: number[] = [];
      world.api.requests.length = 0;
      while (Date.now() - from < REPORT_EVERY) {
        saves += 1;
        seconds.push(await save(open, `Un titre enregistré ${saves} fois`));
        await pause(BETWEEN_SAVES_OF_A_LONG_RUN);
      }
      const calls = world.api.requests.length / ((Date.now() - from) / 60_000);
      const cells = [
        Math.round((Date.now() - start) / 60_000),
        seconds.length,
        median(seconds).toFixed(1),
        Math.max(...seconds).toFixed(1),
        Math.round(calls),
        memoryOf(preview.process.group),
        Math.round((await preview.scriptMemory()) / 1_048_576),
      ];
      console.log(`| ${cells.join(" | ")} |`);
    }
  });
}
