/** The sections in the main menu, and which of them is in view. */
import { useEffect, useState } from "react";

import type { SectionAnchor } from "../../content/formats/links";

/** The sections in the menu (product specification, section 2), with the fields of their labels. */
const labelFields = {
  accueil: "navHome",
  services: "navServices",
  avantages: "navAdvantages",
  references: "navReferences",
  faq: "navFaq",
  contact: "navContact",
} as const satisfies Partial<Record<SectionAnchor, string>>;

type MenuLabels = Readonly<Record<(typeof labelFields)[keyof typeof labelFields], string>>;

/** The sections of the home page in the menu, in page order. */
export const menuSections = (labels: MenuLabels) =>
  Object.entries(labelFields).map(([id, field]) => ({ id, label: labels[field] }));

/**
 * Unit: px. A section is active once its top is this near to the window's top (product specification, section
 * 9).
 */
export const ACTIVE_SECTION_OFFSET = 100;

/** Unit: px. Exceeds `scroll-padding-top` ("88px" or "auto"), so that a section to which a link has scrolled counts as in view. */
export const activeSectionOffset = (scrollPaddingTop: string) =>
  Math.max(ACTIVE_SECTION_OFFSET, (Number.parseFloat(scrollPaddingTop) || 0) + 1);

/**
 * The index of the last section whose top is within the offset. At the end of the page, it is the last
 * section.
 * @param tops in px.
 */
export function sectionInView(tops: readonly number[], offset: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const index = tops.findLastIndex((top) => top <= offset);
  return Math.max(0, index);
}

/** @returns the anchor of the section in view; undefined on other pages and before hydration. */
export function useActiveSection(onHomePage: boolean): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    if (!onHomePage) return undefined;
    const ids = Object.keys(labelFields);
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const offset = activeSectionOffset(getComputedStyle(document.documentElement).scrollPaddingTop);
      // Browsers may round a fractional scroll position down: accepts 1 px less.
      const isAtEnd = window.scrollY > 0 && window.scrollY >= scrollHeight - window.innerHeight - 1;
      setActive(ids[sectionInView(tops, offset, isAtEnd)]);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [onHomePage]);

  return active;
}
