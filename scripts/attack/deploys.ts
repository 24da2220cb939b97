import { chromium } from "@playwright/test";

import { faultsOf, keepVisiting } from "../../e2e/deploys/browser";
import { deployUnderLoad } from "../../e2e/deploys/under-load";
import type { Tally } from "../../e2e/deploys/visitors";
import type { Row } from "../bench/table";
import { needChromium } from "../find-chromium";
import { missingNginx } from "../nginx";

const DEPLOYS = 10;
const RELOADS = 3;
/** Visitors of each kind, in each of three encodings. */
const VISITORS = 4;

/**
 * Deploys ten builds behind nginx and reloads it three times, while 36 visitors and a browser request everything without a
 * pause.
 */
export async function attack(): Promise<Row[]> {
  const missing = missingNginx();
  if (missing) throw new Error(missing);
  const browser = await chromium.launch({ executablePath: needChromium() });
  const page = await browser.newPage();
  const faults = faultsOf(page);
  let visits = 0;
  const tallies = await deployUnderLoad({
    deploys: DEPLOYS,
    reloads: RELOADS,
    pause: 3000,
    visitors: VISITORS,
    beside: async ({ port }, done) => {
      visits = await keepVisiting(page, `http://localhost:${port}`, done);
    },
  });
  await browser.close();
  const rows = [...tallies].flatMap(([kind, { answers, faults: met }]): Row[] => {
    for (const [fault, times] of met) console.error(`${kind}: ${fault}, ${times} times`);
    const wrong = [...met.values()].reduce((sum, times) => sum + times, 0);
    return [
      {
        what: `${kind}: complete answers of one build`,
        measured: answers,
        unit: "",
        budget: 1,
        atLeast: true,
      },
      { what: `${kind}: wrong, truncated or blocked`, measured: wrong, unit: "", budget: 0 },
    ];
  });
  const sum = (count: (tally: Tally) => number) =>
    [...tallies.values()].reduce((total, tally) => total + count(tally), 0);
  for (const fault of faults) console.error(`Chromium: ${fault}`);
  return [
    { what: "deploys", measured: DEPLOYS, unit: "" },
    { what: "reloads", measured: RELOADS, unit: "" },
    ...rows,
    { what: "all answers", measured: sum(({ answers }) => answers), unit: "" },
    { what: "repeated requests, as browsers do silently", measured: sum(({ again }) => again), unit: "" },
    {
      what: "Chromium: pages opened, with their scripts",
      measured: visits,
      unit: "",
      budget: 1,
      atLeast: true,
    },
    { what: "Chromium: failed, missing or blocked", measured: faults.length, unit: "", budget: 0 },
  ];
}
