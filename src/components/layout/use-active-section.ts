import { useEffect, useState } from "react";

import type { SectionId } from "./menu";

/** In px (product specification, section 9). */
export const ACTIVE_SECTION_OFFSET = 100;

/** In px. Exceeds `scroll-padding-top` ("88px" or "auto"), so that a section to which a link has scrolled counts as in view. */
export const activeSectionOffset = (scrollPaddingTop: string) =>
  Math.max(ACTIVE_SECTION_OFFSET, (Number.parseFloat(scrollPaddingTop) || 0) + 1);

/** The index of the last section whose top is within the offset; at the end of the page, of the last one. @param tops in px. */
export const sectionInView = (tops: readonly number[], offset: number, atEnd: boolean) =>
  atEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= offset),
      );

/** @returns undefined without `ids` and before hydration. @param ids in page order, the same array at every render. */
export function useActiveSection(ids: readonly SectionId[]): SectionId | undefined {
  const [active, setActive] = useState<SectionId>();

  useEffect(() => {
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const offset = activeSectionOffset(getComputedStyle(document.documentElement).scrollPaddingTop);
      // Browsers may round a fractional scroll position down: accepts 1 px less.
      const atEnd = window.scrollY > 0 && window.scrollY >= scrollHeight - window.innerHeight - 1;
      setActive(ids[sectionInView(tops, offset, atEnd)]);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [ids]);

  return active;
}
