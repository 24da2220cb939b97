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

/** The start of a section, in px from the top of the page. */
export interface SectionTop<Id extends string> {
  id: Id;
  top: number;
}

/**
 * The section in view: the last one whose top is at or above the scroll position plus the offset. At the bottom of the page it is the last
 * section, which may be too short to reach the top. In px; `bottom` is the largest possible `scrollY`.
 */
export function sectionInView<Id extends string>(
  sections: readonly SectionTop<Id>[],
  scrollY: number,
  bottom: number,
  offset = ACTIVE_SECTION_OFFSET,
): Id | undefined {
  const last = sections.at(-1);
  // Browsers may round a fractional scroll position down, so accept 1 px less.
  if (last && bottom > 0 && scrollY >= bottom - 1) return last.id;
  return sections.findLast(({ top }) => top <= scrollY + offset)?.id ?? sections[0]?.id;
}

function measureTops<Id extends string>(ids: readonly Id[]): SectionTop<Id>[] {
  return ids.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top + window.scrollY }] : [];
  });
}

/**
 * Returns the section in view. It reads the layout when the page's size changes, never during a scroll.
 * @param ids of the sections from top to bottom; the same array in each render. Empty on pages without these sections.
 * @returns undefined on those pages, and before hydration, because the address can lead to any section.
 */
export function useActiveSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [active, setActive] = useState<Id>();

  useEffect(() => {
    if (ids.length === 0) return;
    let sections: SectionTop<Id>[] = [];
    let bottom = 0;
    let offset = ACTIVE_SECTION_OFFSET;
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(sectionInView(sections, window.scrollY, bottom, offset) ?? ids[0]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const measure = () => {
      sections = measureTops(ids);
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
  }, [ids]);

  return ids.length > 0 ? active : undefined;
}
