import { useEffect, useState } from "react";

import { type SectionId, sectionIds } from "./navigation";

/** How far below the top of the window a section counts as reached, in px (product specification, section 9). */
export const ACTIVE_SECTION_OFFSET = 100;

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
export function sectionInView(sections: readonly SectionTop[], scrollY: number, bottom: number): SectionId {
  const last = sections.at(-1);
  // Browsers round a fractional scroll position down.
  if (last && bottom > 0 && scrollY >= bottom - 1) return last.id;
  return sections.findLast(({ top }) => top <= scrollY + ACTIVE_SECTION_OFFSET)?.id ?? sectionIds[0];
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
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(sectionInView(sections, window.scrollY, bottom));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const measure = () => {
      sections = measureTops();
      bottom = document.documentElement.scrollHeight - window.innerHeight;
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
