import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";

import { chromium } from "../../e2e/engines/chromium";
import type { Engine } from "../../e2e/engines/driver";
import { firefox } from "../../e2e/engines/firefox";
import { excursions, wander } from "../../e2e/engines/flows/excursions";
import { TestSite } from "../../e2e/engines/test-site";
import { Visitor } from "../../e2e/engines/visitor";
import { webkit } from "../../e2e/engines/webkit";
import type { Row } from "../bench/table";

/** Visits of each browser. */
const VISITS = 8;
/** Excursions from the form in each visit. */
const LENGTH = 8;
/** `HISTORIES_SEED` chooses other random visits, and `HISTORIES_ENGINE` one browser by its name. */
const { HISTORIES_SEED, HISTORIES_ENGINE } = process.env;
/** The visits are random, but the same for each seed. */
const SEED = Number(HISTORIES_SEED || 12);

/** @returns what was lost, a line for each visit that lost something. */
async function attackEngine(engine: Engine): Promise<string[]> {
  const site = new TestSite(engine.needsConsoleScript);
  await site.start();
  const downloads = mkdtempSync(join(tmpdir(), "downloads-"));
  const visit = async (run: (visitor: Visitor) => Promise<void>) => {
    site.clear();
    const driver = await engine.launch({ downloads, proxyPort: site.proxyPort });
    await run(new Visitor(driver, site, downloads)).finally(() => driver.close());
  };
  const losses: string[] = [];
  try {
    const step = fc.record({ excursion: fc.constantFrom(...excursions), hydrated: fc.boolean() });
    const visits = fc.array(step, { minLength: LENGTH, maxLength: LENGTH });
    for (const steps of fc.sample(visits, { seed: SEED, numRuns: VISITS })) {
      await visit((visitor) => wander(visitor, steps)).catch((error: unknown) => {
        losses.push(`${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  } finally {
    site.stop();
    rmSync(downloads, { recursive: true, force: true });
  }
  return losses;
}

/** Fills in the form, leaves it and returns, in random ways, in three browsers. */
export async function attack(): Promise<Row[]> {
  if (spawnSync("npm", ["run", "--silent", "build:frozen"], { stdio: "inherit" }).status !== 0)
    throw new Error("The frozen site cannot be built.");
  const engines = [chromium, firefox, webkit].filter(({ name }) => name === (HISTORIES_ENGINE || name));
  if (engines.length === 0) throw new Error(`No browser ${HISTORIES_ENGINE}`);
  const rows: Row[] = [];
  for (const engine of engines) {
    const missing = engine.missing();
    if (missing) throw new Error(missing);
    const losses = await attackEngine(engine);
    for (const loss of losses) console.error(loss);
    rows.push(
      { what: `${engine.name}: excursions from the form`, measured: VISITS * LENGTH, unit: "" },
      { what: `${engine.name}: visits that lost a text`, measured: losses.length, unit: "", budget: 0 },
    );
  }
  return rows;
}
