import { readCitation } from "../../content/citation";
import { dayInFrench } from "../../content/day";
import type { WhitePaperContent } from "./document";

/** When a chapter was updated, and where its facts come from, in the words of the page. */
export interface Origin {
  /** « Mis à jour le 31 décembre 2026 » */
  updated: string | null;
  /** Before the sources. */
  heading: string;
  /** « Title, publisher, consulté le 31 décembre 2026 » */
  sources: readonly { text: string; url: string }[];
}

/** Reads a chapter's date and sources, and leaves out invalid sources, which the content check reports. @returns null without any. */
export function toOrigin(
  { updatedOn, sources }: WhitePaperContent["chapters"][number],
  { updatedLabel, sourcesLabel, readOnLabel }: WhitePaperContent["page"],
): Origin | null {
  const read = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  if (!updatedOn && read.length === 0) return null;
  return {
    updated: updatedOn ? `${updatedLabel} ${dayInFrench(updatedOn)}` : null,
    heading: sourcesLabel,
    sources: read.map(({ title, publisher, url, readOn }) => ({
      text: `${title}, ${publisher}, ${readOnLabel} ${dayInFrench(readOn)}`,
      url,
    })),
  };
}
