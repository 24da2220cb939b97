import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FROZEN_CONTENT, SHIPPED_CONTENT } from "../testing/content";
import { contentReport } from "./check";
import { readLocalContent } from "./sources/local";

it.each([
  ["the site is published with", SHIPPED_CONTENT],
  ["tests know by heart", FROZEN_CONTENT],
])("the content that %s has nothing to correct", async (_, directory) => {
  expect(await contentReport(readLocalContent(directory))).toBeUndefined();
});

it("content is refused, at the right place, after an editor's slip in one file", async () => {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, copy, { recursive: true });
  const file = join(copy, "tender.json");
  const [first] = JSON.parse(readFileSync(file, "utf8")) as { title: string; status: string }[];
  if (!first) throw new Error("The copy has no tender.");
  writeFileSync(file, readFileSync(file, "utf8").replace(`"status": "${first.status}"`, '"status": "Clos"'));
  const report = await contentReport(readLocalContent(copy));
  rmSync(copy, { recursive: true });
  expect(report).toContain(
    `• content/tender.json, entrée n° 1 (« ${first.title} »)\n  champ : Statut (status)`,
  );
  expect(report).toContain("Le contenu a 1 problème à corriger.");
});
