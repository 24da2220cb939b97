import { useEffect, useRef, useState } from "react";

import { visuallyHidden } from "../theme/text";

/**
 * Unit: ms. Debounce of the announcement, and delay until its removal: screen readers should not find it
 * again in the page.
 */
const SPEAK_AFTER = 1500;
const EMPTY_AFTER = 8000;

/**
 * A live region (WCAG 4.1.3).
 * @param line the text to announce.
 * @param revision the line is announced when this changes.
 */
export function Announcement({ line, revision }: { line: string; revision: string }) {
  const [announced, announce] = useState("");
  const spoken = useRef(revision);
  useEffect(() => {
    if (revision === spoken.current) return undefined;
    const speak = setTimeout(() => {
      spoken.current = revision;
      announce(line);
    }, SPEAK_AFTER);
    const empty = setTimeout(() => announce(""), EMPTY_AFTER);
    return () => {
      clearTimeout(speak);
      clearTimeout(empty);
      announce("");
    };
  }, [line, revision]);
  return (
    <p role="status" css={visuallyHidden}>
      {/* The key makes a new element for each text (docs/how-it-fits-together.md, "A translated page"). */}
      <span key={announced}>{announced}</span>
    </p>
  );
}
