import { oldSourcesReport } from "./old-sources";

const source = (readOn: string) => `Une loi | Un journal | https://exemple.fr | ${readOn}`;

const entry = (typeId: string, place: string, values: unknown) => {
  return { typeId, place, id: place, values, lists: {}, pictures: {} };
};
const page = { ...entry("whitePaperPage", "page", {}), lists: { all: ["chapitre", "terme", "ici", "là"] } };

/** The warning on 2026-11-20 about sources that were read on these days, of a chapter and of a term. */
const reportOf = (ofChapter: string, ofTerm: string) =>
  oldSourcesReport(
    [
      page,
      entry("whitePaperChapter", "chapitre", { sources: [source(ofChapter)] }),
      entry("glossaryTerm", "terme", { sources: [source("2026-01-01"), source(ofTerm)] }),
    ],
    "2026-11-20",
  );

it("does not name sources that were read in the last twelve months", () => {
  expect(reportOf("2025-11-20", "2026-11-20")).toBeUndefined();
});

it("names the entry and the source that was read before", () => {
  const report = reportOf("2025-11-19", "2024-02-29");
  expect(report).toContain("• chapitre\n  source : « Une loi », lue le 2025-11-19");
  expect(report).toContain("• terme\n  source : « Une loi », lue le 2024-02-29");
  expect(report?.split("•")).toHaveLength(3);
});

it("leaves out what the content check reports", () => {
  const entries = [
    page,
    entry("whitePaperChapter", "ici", { sources: ["Une loi", 4] }),
    entry("glossaryTerm", "là", 12),
  ];
  expect(oldSourcesReport(entries, "2026-11-20")).toBeUndefined();
});
