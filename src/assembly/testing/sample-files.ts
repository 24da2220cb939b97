import { assemblyFile } from "../../content/types/assemblyFile";
import { homePage } from "../../content/types/homePage";
import { siteSettings } from "../../content/types/siteSettings";
import { entryOf, FROZEN_CONTENT } from "../../testing/content";
import { type AssemblyContent, type AssemblyFile, createAssemblyFile } from "../assembly-file";
import { type Entries, fieldNames, readEntries, type Typed } from "../fields";

/** The day on which the sample files are made. */
export const TODAY = "2026-11-21";

/** Reads the content of the section. @param directory the content's folder. */
export const readAssemblyContent = (directory: string): AssemblyContent => ({
  page: entryOf(assemblyFile, directory),
  steps: entryOf(homePage, directory).steps,
  settings: entryOf(siteSettings, directory),
});

export const frozenContent = readAssemblyContent(FROZEN_CONTENT);

/** What a file needs besides itself. */
export const frozenSurroundings = { ...frozenContent.settings, today: TODAY };

/** Everything given, and every date to come. */
export const everything: Typed = {
  copropriete: "Résidence Les Érables",
  energy: "electricite-gaz",
  lots: "100",
  cost: "48 500",
  contractEnd: "2027-12-31",
  notice: "3",
  noticeUnit: "months",
  meeting: "2027-06-15",
  delegate: "conseil-syndical",
  ceiling: "60 000",
  duration: "36",
};

/** What the form contains: nothing in the fields that are not named. */
export const readTyped = (typed: Typed, today = TODAY): Entries =>
  readEntries(
    { ...Object.fromEntries(fieldNames.map((name) => [name, ""])), ...typed },
    today,
    frozenContent.page.convocationDays,
  );

/** A file of the frozen content, by what was typed. */
export const sampleFile = (typed: Typed, today = TODAY): AssemblyFile =>
  createAssemblyFile(frozenContent, readTyped(typed, today), today);
