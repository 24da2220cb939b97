import { useEffect, useRef, useState } from "react";

import { dayInFrench } from "../content/day";
import type { AssemblyFile } from "./assembly-file";

/** How long nothing is typed before the results are announced, in ms. */
const PAUSE = 1500;

/** Makes a text another one that sounds the same: a screen reader says nothing when the same text is set again. */
const SILENT = "\u00a0";

/** The results, a text for each. */
export const resultsOf = ({ estimate, calendar: { deadlines } }: AssemblyFile): string[] => [
  ...(estimate ? [estimate.result] : []),
  ...deadlines.map(({ title, day, advice = "" }) => `${title}\u00a0: ${dayInFrench(day)}. ${advice}`.trim()),
];

/**
 * Announces the results and messages that have changed, politely, once the visitor pauses and not at each key (WCAG 4.1.3).
 * @returns the text of the page's live region, and a function that announces something else at once.
 */
export function useAnnouncement(results: readonly string[]) {
  const [announced, setAnnounced] = useState("");
  const announce = (text: string) => setAnnounced((before) => (before === text ? `${text}${SILENT}` : text));
  const last = useRef<readonly string[]>([""]);
  const key = results.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = key.split("\n");
      const changed = now.filter((result) => !last.current.includes(result));
      last.current = now;
      if (changed.length > 0) announce(changed.join(" "));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return { announced, announce };
}
