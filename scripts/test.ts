import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";

import { needChromium } from "./find-chromium";
import { type Count, countJest, countPlaywright } from "./test-reports";

const RESULTS = "test-results";

const npm = (...words: string[]) =>
  spawnSync("npm", ["run", "--silent", ...words], {
    stdio: "inherit",
    // Tests meet the local copy of the content and send nothing, whatever this shell and `.env` point at.
    env: {
      ...process.env,
      CONTENTFUL_SPACE_ID: "",
      CONTENTFUL_ACCESS_TOKEN: "",
      GATSBY_STUDY_REQUEST_ENDPOINT: "",
    },
  }).status === 0;

function runJest(group: string): Count {
  const file = `${RESULTS}/${group}.json`;
  npm(`test:${group}`, "--", "--json", `--outputFile=${file}`);
  return countJest(file);
}

function runPlaywright(): Record<string, Count> {
  npm("test:e2e");
  return countPlaywright(`${RESULTS}/e2e.json`);
}

function runAll(): Record<string, Count> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  needChromium();

  const unit = { "unit tests": runJest("unit") };
  if (!npm("build")) return { ...unit, build: { passed: 0, failed: 1 } };
  return {
    ...unit,
    ...runPlaywright(),
    "flows in Chromium, Firefox and WebKitGTK": runJest("engines"),
    "builds from Contentful": runJest("contentful"),
    "builds after others that went wrong": runJest("rebuilds"),
  };
}

const groups = runAll();
for (const [name, { passed, failed }] of Object.entries(groups))
  console.log(`${name}: ${passed} passed, ${failed} failed`);

const counts = Object.values(groups);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
