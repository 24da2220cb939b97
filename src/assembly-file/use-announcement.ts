import { useEffect, useRef, useState } from "react";

import type { AssemblyFile } from "./assembly-file";
import { dayInFrench } from "./days";

/** How long nothing is typed before the results are announced, in ms. */
const PAUSE = 1500;

/** The results in one text. Empty without any. */
export const summaryOf = ({ estimate, calendar: { deadlines } }: AssemblyFile): string =>
  [
    ...(estimate ? [estimate.result] : []),
    ...deadlines.map(({ title, day, advice = "" }) =>
      `${title}\u00a0: ${dayInFrench(day)}. ${advice}`.trim(),
    ),
  ].join(" ");

/**
 * Announces the results politely, once the visitor pauses and not at each key (WCAG 4.1.3).
 * @returns the text of the page's live region, and a function that announces something else at once.
 */
export function useAnnouncement(summary: string) {
  const [announced, announce] = useState("");
  const last = useRef(summary);
  useEffect(() => {
    if (summary === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = summary;
      announce(summary);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [summary]);
  return { announced, announce };
}
