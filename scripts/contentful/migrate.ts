/**
 * `npm run contentful:migrate`: brings the model of a Contentful space up to date. It prints the plan, applies what loses no
 * value, and says what editors must do then.
 *
 * - `-- --check` only compares, and exits with 1 if the space is behind the model.
 * - `-- --allow-loss=<type>.<field>` deletes that field with its values. It may be repeated.
 */
import { parseArgs } from "node:util";

import { readEnvFile } from "../../env-file";
import { contentTypes } from "../../src/content";
import { managementConnection } from "../../src/content/sources/environment";
import { checkSpace, migrateSpace } from "./migration/run";

readEnvFile();

/** @throws in French, with the options that exist. */
function readOptions() {
  const options = {
    check: { type: "boolean" },
    "allow-loss": { type: "string", multiple: true, default: [] as string[] },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new Error(
      "Options de contentful:migrate : --check, --allow-loss=<type>.<champ>. Rien n’a été changé.",
    );
  }
}

async function main(): Promise<void> {
  const values = readOptions();
  const connection = managementConnection(process.env);
  const run = { connection, contentTypes, print: (text: string) => console.log(text) };
  const isUpToDate = values.check
    ? await checkSpace(run)
    : await migrateSpace(run, new Set(values["allow-loss"]));
  if (!isUpToDate) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
