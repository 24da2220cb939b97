import { useEffect, useState } from "react";

import type { SectionId } from "./menu";

/** A section is in view when its top is at most this far below the window's top, in px (product specification, section 9). */
export const ACTIVE_SECTION_OFFSET = 100;

/**
 * The offset in use, in px. A link scrolls its section to below the sticky header, which grows with the reader's text size. The
 * offset must be larger than that, so that the section counts as in view.
 * @param scrollPaddingTop the page's computed value, such as "88px" or "auto".
 */
export const activeSectionOffset = (scrollPaddingTop: string) =>
  Math.max(ACTIVE_SECTION_OFFSET, (Number.parseFloat(scrollPaddingTop) || 0) + 1);

/**
 * The place in the list of the section in view: the last one whose top is within the offset. At the end of the page it is the last
 * section, which may be too short to reach the top.
 * @param tops of the sections, in px below the top of the window.
 */
export const sectionInView = (tops: readonly number[], offset: number, atEnd: boolean) =>
  atEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= offset),
      );

/**
 * Returns the section in view.
 * @param ids of the sections from top to bottom; the same array in each render. Empty on pages without these sections.
 * @returns undefined on those pages, and before hydration, because the address can lead to any section.
 */
export function useActiveSection(ids: readonly SectionId[]): SectionId | undefined {
  const [active, setActive] = useState<SectionId>();

  useEffect(() => {
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const offset = activeSectionOffset(getComputedStyle(document.documentElement).scrollPaddingTop);
      // Browsers may round a fractional scroll position down, so accept 1 px less.
      const atEnd = window.scrollY > 0 && window.scrollY >= scrollHeight - window.innerHeight - 1;
      setActive(ids[sectionInView(tops, offset, atEnd)]);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [ids]);

  return active;
}
