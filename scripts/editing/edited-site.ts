import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { copyFrozenSite } from "../frozen-site";
import { copyProject, projectFiles } from "../project-copy";
import { type Counts, FAILED, sumOf, TestRuns } from "../test-runs";
import { editContent } from "./edits";

const COPY = resolve(".build/editing");

/** Each file of the copy with its digest. */
function filesOf(directory: string): Map<string, string> {
  const digest = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(directory, file)))
      .digest("hex");
  return new Map(projectFiles([], directory).map((file) => [file, digest(file)]));
}

/** The files that were added, removed or changed. */
const changedFiles = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/**
 * Edits the content of a copy of the project as an editor would, and runs the unit and browser tests there. No test may change
 * a file.
 */
export async function testEditedSite(): Promise<Counts> {
  copyProject(COPY, projectFiles());
  await editContent(join(COPY, "content"));
  // The copy has the same frozen content, so it can use the site that was built here.
  copyFrozenSite(COPY);
  const before = filesOf(COPY);

  const runs = new TestRuns(COPY);
  const unit = { "test:editing, test:unit": await runs.jest("unit", "--ci") };
  if (!(await runs.npm("build"))) return { ...unit, "test:editing, build": FAILED };
  const browser = sumOf(await runs.playwright("--update-snapshots=none"));

  const files = changedFiles(before, filesOf(COPY));
  for (const file of files) console.error(`A test has changed ${file}.`);
  return {
    ...unit,
    "test:editing, test:e2e": browser,
    ...(files.length > 0 && { "test:editing, files changed": { passed: 0, failed: files.length } }),
  };
}
