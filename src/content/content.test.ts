import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FROZEN_CONTENT, SHIPPED_CONTENT } from "../testing/content";
import { contentReport } from "./check";
import { readLocalContent } from "./sources/local";

it.each([
  ["shipped", SHIPPED_CONTENT],
  ["frozen", FROZEN_CONTENT],
])("the %s content has no problems", async (_, directory) => {
  expect(await contentReport(readLocalContent(directory))).toBeUndefined();
});

it("reports the entry and the field of an editor's mistake in one file", async () => {
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
