import { readFileSync } from "node:fs";

import { toBlocks } from "../../../content-model/markdown";
import { withFrenchSpaces } from "../../../content-model/typography";
import type { WhitePaperContent } from "../../document";
import { FONT_NAMES, type FontFiles, type FontName } from "../text/fonts";

interface ChapterFile {
  title: string;
  text?: string;
  chartTitle?: string;
  chartBars?: string[];
}

/** Markdown, the only text with line ends, gets its French spaces from `toBlocks`. */
function readJson(type: string): unknown {
  return JSON.parse(readFileSync(`content/${type}.json`, "utf8"), (_, value: unknown) =>
    typeof value === "string" && !value.includes("\n") ? withFrenchSpaces(value) : value,
  );
}

/** The site's own French content, as the page hands it to the PDF: for tests, and for scripts that run in Node. */
export function readShippedContent(): WhitePaperContent {
  const chapters = readJson("whitePaperChapter") as ChapterFile[];
  return {
    page: readJson("whitePaperPage") as WhitePaperContent["page"],
    settings: readJson("siteSettings") as WhitePaperContent["settings"],
    chapters: chapters.map(({ title, text, chartTitle, chartBars }) => ({
      title,
      text: text === undefined ? null : toBlocks(text),
      chartTitle: chartTitle ?? null,
      chartBars: chartBars ?? null,
    })),
  };
}

const FILES: Record<FontName, string> = {
  text: "source-serif-regular",
  strong: "source-serif-bold",
  display: "bricolage-grotesque-bold",
};

/** The PDF's fonts, from the disk. */
export function readFonts(): FontFiles {
  const read = (name: FontName) =>
    new Uint8Array(readFileSync(`src/white-paper/pdf/text/fonts/${FILES[name]}.ttf`));
  return Object.fromEntries(FONT_NAMES.map((name) => [name, read(name)])) as Record<FontName, Uint8Array>;
}
