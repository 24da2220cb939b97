import { setTimeout as pause } from "node:timers/promises";

import { LivePreview } from "../../e2e/contentful/live-preview";
import { World } from "../../e2e/contentful/world";
import { budgets } from "./budgets";
import { median, type Row } from "./table";

const SAVES = 10;

/** In ms: saves come at any moment of the preview's own rhythm. */
const BETWEEN_SAVES = () => 1000 + Math.random() * 2000;

/** Times ten saves in a local Contentful, from the save to the sentence on screen, in the live preview. */
export async function benchPreview(): Promise<Row[]> {
  const world = await World.open();
  const preview = await LivePreview.start(world);
  const seconds: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    await pause(BETWEEN_SAVES());
    const text = `Un titre enregistré ${save} fois`;
    const start = performance.now();
    world.space.saveDraft("homePage", { servicesHeading: text });
    await preview.page.getByText(text, { exact: true }).first().waitFor();
    seconds.push((performance.now() - start) / 1000);
  }
  await preview.close();
  await world.close();
  return [
    {
      what: "preview, from save to screen, median of 10",
      measured: median(seconds),
      unit: "s",
      budget: budgets.preview.seconds,
    },
    { what: "preview, from save to screen, slowest of 10", measured: Math.max(...seconds), unit: "s" },
  ];
}
