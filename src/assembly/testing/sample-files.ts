import { assemblyFile } from "../../content/types/assemblyFile";
import { homePage } from "../../content/types/homePage";
import { siteSettings } from "../../content/types/siteSettings";
import type { FileSurroundings } from "../../pdf/assembly/layout";
import { entryOf, FROZEN_CONTENT } from "../../testing/content";
import type { AssemblyFile, Day } from "../assembly-file";
import { type AssemblyContent, createAssemblyFile } from "../create-assembly-file";
import { type Entries, noEntries } from "../entries";

/** The day on which the sample files are made. */
export const TODAY: Day = "2026-11-21";

/** Reads the content of the section. @param directory the content's folder. */
export const readAssemblyContent = (directory: string): AssemblyContent => ({
  page: entryOf(assemblyFile, directory),
  steps: entryOf(homePage, directory).steps,
  settings: entryOf(siteSettings, directory),
});

/** What a file needs besides itself, from the content. */
export function readSurroundings(directory: string, today = TODAY): FileSurroundings {
  const { brandName, email, phone } = entryOf(siteSettings, directory);
  const { livePast } = entryOf(assemblyFile, directory);
  return { brandName, email, phone, pastLabel: livePast, today };
}

export const frozenContent = readAssemblyContent(FROZEN_CONTENT);
export const frozenSurroundings = readSurroundings(FROZEN_CONTENT);

/** Everything given, and every date to come. */
export const fullEntries: Entries = {
  copropriete: "Résidence Les Érables",
  energy: "electricite-gaz",
  lots: 100,
  cost: 48_500,
  contractEnd: "2027-12-31",
  notice: 3,
  noticeUnit: "months",
  meeting: "2027-06-15",
  delegate: "conseil-syndical",
  ceiling: 60_000,
  duration: 36,
};

/** A file of the frozen content, by what was given. */
export const sampleFile = (entries: Partial<Entries>): AssemblyFile =>
  createAssemblyFile(frozenContent, { ...noEntries, ...entries }, TODAY);
