import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { lendFrozenSite } from "../frozen-site";
import { copyProject, projectFiles } from "../project-copy";
import { type Counts, FAILED, sumOf, TestRuns } from "../test-runs";
import { editContent } from "./edits";

const COPY = resolve(".build/editing");

/** Each file of the copy, and a digest of what it holds. */
function filesOf(directory: string): Map<string, string> {
  const digest = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(directory, file)))
      .digest("hex");
  return new Map(projectFiles([], directory).map((file) => [file, digest(file)]));
}

/** The files that have come, gone or changed between two looks. */
const renewed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/**
 * Edits the content of a copy of the project as an editor would, and runs the unit tests and the browser tests there, of which none
 * may renew a file.
 */
export async function testEditedSite(): Promise<Counts> {
  copyProject(COPY, projectFiles());
  await editContent(join(COPY, "content"));
  // Of the same content as here, which no editor touches.
  lendFrozenSite(COPY);
  const before = filesOf(COPY);

  const runs = new TestRuns(COPY);
  const unit = { "on edited content, unit tests": runs.jest("unit", "--ci") };
  if (!runs.npm("build")) return { ...unit, "on edited content, build": FAILED };
  const browser = sumOf(runs.playwright("--update-snapshots=none"));

  const files = renewed(before, filesOf(COPY));
  for (const file of files) console.error(`A test has renewed ${file}.`);
  return {
    ...unit,
    "on edited content, in the browser": browser,
    ...(files.length > 0 && { "on edited content, files renewed": { passed: 0, failed: files.length } }),
  };
}
