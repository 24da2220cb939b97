import { useEffect, useState } from "react";

import { type SectionId, sectionIds } from "./navigation";

/** How far below the top of the window a section counts as reached, in px (product specification, section 9). */
export const ACTIVE_SECTION_OFFSET = 100;

/**
 * The offset that counts: links land below the sticky header, which grows with the reader's text, and the section that they
 * lead to has to be the one in view.
 * @param scrollPaddingTop of the page, as computed: « 88px ».
 */
export const activeSectionOffset = (scrollPaddingTop: string) =>
  Math.max(ACTIVE_SECTION_OFFSET, (Number.parseFloat(scrollPaddingTop) || 0) + 1);

/** Where a section begins, in px from the top of the page. */
export interface SectionTop {
  id: SectionId;
  top: number;
}

/**
 * The section in view: the last one whose top is at or above the scroll position plus the offset; at the bottom of the page,
 * the last one, which may be too short to get there.
 * @param scrollY and `bottom` (the largest possible scrollY) in px.
 */
export function sectionInView(
  sections: readonly SectionTop[],
  scrollY: number,
  bottom: number,
  offset = ACTIVE_SECTION_OFFSET,
): SectionId {
  const last = sections.at(-1);
  // Browsers round a fractional scroll position down.
  if (last && bottom > 0 && scrollY >= bottom - 1) return last.id;
  return sections.findLast(({ top }) => top <= scrollY + offset)?.id ?? sectionIds[0];
}

function measureTops(): SectionTop[] {
  return sectionIds.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top + window.scrollY }] : [];
  });
}

/**
 * Follows the section in view. Layout is read when the page changes its size, never while it scrolls.
 * @param enabled false on pages without these sections.
 */
export function useActiveSection(enabled: boolean): SectionId | undefined {
  const [active, setActive] = useState<SectionId>(sectionIds[0]);

  useEffect(() => {
    if (!enabled) return;
    let sections: SectionTop[] = [];
    let bottom = 0;
    let offset = ACTIVE_SECTION_OFFSET;
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(sectionInView(sections, window.scrollY, bottom, offset));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const measure = () => {
      sections = measureTops();
      const page = document.documentElement;
      bottom = page.scrollHeight - window.innerHeight;
      offset = activeSectionOffset(getComputedStyle(page).scrollPaddingTop);
      update();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", measure);
    };
  }, [enabled]);

  return enabled ? active : undefined;
}
