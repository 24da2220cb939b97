/** `npm run content:guide`: writes the tables of docs/redacteurs.md from the content model. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { format, resolveConfig } from "prettier";

import { contentTypes } from "../../src/content";
import { editorGuide, withEditorGuide } from "../../src/content/editor-guide";

const FILE = resolve(__dirname, "../../docs/redacteurs.md");

async function main(): Promise<void> {
  const guide = withEditorGuide(readFileSync(FILE, "utf8"), editorGuide(contentTypes));
  const config = await resolveConfig(FILE, { editorconfig: true });
  writeFileSync(FILE, await format(guide, { ...config, parser: "markdown" }));
  console.log("docs/redacteurs.md : à jour.");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
