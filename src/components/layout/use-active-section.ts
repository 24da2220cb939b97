import { useEffect, useState } from "react";

/** A section is in view when its top is at most this far below the window's top, in px (product specification, section 9). */
export const ACTIVE_SECTION_OFFSET = 100;

/**
 * The offset in use, in px. A link scrolls its section to below the sticky header, which grows with the reader's text size. The
 * offset must be larger than that, so that the section counts as in view.
 * @param scrollPaddingTop the page's computed value, such as "88px" or "auto".
 */
export const activeSectionOffset = (scrollPaddingTop: string) =>
  Math.max(ACTIVE_SECTION_OFFSET, (Number.parseFloat(scrollPaddingTop) || 0) + 1);

/** The start of a section, in px below the top of the window. */
export interface SectionTop<Id extends string> {
  id: Id;
  top: number;
}

/**
 * The section in view: the last one whose top is within the offset. At the end of the page it is the last section, which may be too
 * short to reach the top.
 */
export const sectionInView = <Id extends string>(
  sections: readonly SectionTop<Id>[],
  offset: number,
  atEnd: boolean,
): Id | undefined =>
  (atEnd ? sections.at(-1) : (sections.findLast(({ top }) => top <= offset) ?? sections[0]))?.id;

function measureTops<Id extends string>(ids: readonly Id[]): SectionTop<Id>[] {
  return ids.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
}

/**
 * Returns the section in view.
 * @param ids of the sections from top to bottom; the same array in each render. Empty on pages without these sections.
 * @returns undefined on those pages, and before hydration, because the address can lead to any section.
 */
export function useActiveSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [active, setActive] = useState<Id>();

  useEffect(() => {
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const offset = activeSectionOffset(getComputedStyle(document.documentElement).scrollPaddingTop);
      // Browsers may round a fractional scroll position down, so accept 1 px less.
      const atEnd = window.scrollY > 0 && window.scrollY >= scrollHeight - window.innerHeight - 1;
      setActive(sectionInView(measureTops(ids), offset, atEnd));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [ids]);

  return active;
}
