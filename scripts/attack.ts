/**
 * Runs the attacks of `scripts/attack/`, which take too long for every test run: `npm run test:attack`, or only some of them:
 * `npm run test:attack -- deploys`. Each file exports `attack`, which returns its counts. A missed budget fails.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { keepsBudget, markdownTable, type Row } from "./bench/table";

interface AttackFile {
  /** @throws when the attack cannot run here, or does not end. */
  attack: () => Promise<Row[]>;
}

const folder = join(__dirname, "attack");
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));

async function run(name: string): Promise<boolean> {
  console.log(`\n${name}`);
  try {
    const { attack } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as AttackFile;
    const rows = await attack();
    console.log(markdownTable(rows));
    return rows.every(keepsBudget);
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function runAll(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No attack ${unknown.join(", ")}: there are ${names.join(", ")}.`);
  const failed: string[] = [];
  for (const name of wanted) if (!(await run(name))) failed.push(name);
  console.log(
    `\n${wanted.length - failed.length} passed, ${failed.length} failed${failed.map((name) => `: ${name}`).join("")}`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const wanted = process.argv.slice(2);
runAll(wanted.length > 0 ? wanted : names).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
