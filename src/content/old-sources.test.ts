import { rmSync } from "node:fs";

import { oldSourcesReport } from "./old-sources";
import { readLocalContent } from "./sources/local";
import { entryOf, sampleContent, sampleDirectory } from "./testing/sample";

const source = (readOn: string) => `Une loi | Un journal | https://exemple.fr | ${readOn}`;

/** The warning on 2026-11-20 about sources that were read on these days, of a chapter and of a term. */
function reportOf(ofChapter: string, ofTerm: string): string | undefined {
  const content = sampleContent();
  for (const { sources } of [...content.values()].flat())
    if (Array.isArray(sources)) sources.fill(source("2026-11-01"));
  entryOf(content, "whitePaperChapter").sources = [source(ofChapter)];
  entryOf(content, "glossaryTerm").sources = [source("2026-01-01"), source(ofTerm)];
  const directory = sampleDirectory(content);
  const report = oldSourcesReport(readLocalContent(directory).entries, "2026-11-20");
  rmSync(directory, { recursive: true });
  return report;
}

it("is silent about sources that were read in the last twelve months", () => {
  expect(reportOf("2025-11-20", "2026-11-20")).toBeUndefined();
});

it("names the entry and the source that was read before", () => {
  const report = reportOf("2025-11-19", "2024-02-29");
  expect(report).toContain(
    "• content/whitePaperChapter.json, entrée n° 1 (« Titre 1 »)\n  source : « Une loi », lue le 2025-11-19",
  );
  expect(report).toContain(
    "• content/glossaryTerm.json, entrée n° 1 (« Terme 1 »)\n  source : « Une loi », lue le 2024-02-29",
  );
  expect(report?.split("•")).toHaveLength(3);
});

it("skips what the content check reports", () => {
  const entries = [
    { typeId: "whitePaperChapter", id: "1", place: "ici", values: { sources: ["Une loi", 4] } },
  ];
  expect(
    oldSourcesReport(
      [...entries, { typeId: "glossaryTerm", id: "2", place: "là", values: 12 }],
      "2026-11-20",
    ),
  ).toBeUndefined();
});
