import { ACTIVE_SECTION_OFFSET, activeSectionOffset, sectionInView } from "./menu";

/**
 * The index of the section in view at a scroll position. The page has six sections of 1000 px below a header
 * of 72 px.
 */
const inViewAt = (scrollY: number, isAtEnd = false) => {
  const tops = Array.from({ length: 6 }, (_, index) => 72 + index * 1000 - scrollY);
  return sectionInView(tops, ACTIVE_SECTION_OFFSET, isAtEnd);
};

test.each([
  ["the first one before the next comes within the offset of the top", 0, 1072 - ACTIVE_SECTION_OFFSET - 1],
  ["the next one from then on", 1, 1072 - ACTIVE_SECTION_OFFSET],
  ["the first one when the page is scrolled past its top (overscroll)", 0, -200],
  ["the one at the top", 4, 4500],
])("the section in view is %s", (_, index, scrollY) => {
  expect(inViewAt(scrollY)).toBe(index);
});

test("at the end of the page the last section is in view, even if it is too short to reach the top", () => {
  expect(inViewAt(4500, true)).toBe(5);
});

test("the offset is the product specification's, or 1 px more than a larger scroll-padding-top", () => {
  // More, so that the target of a link counts as in view.
  // The argument is the computed value of the CSS property `scroll-padding-top`.
  expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET - 12}px`)).toBe(ACTIVE_SECTION_OFFSET);
  expect(activeSectionOffset("auto")).toBe(ACTIVE_SECTION_OFFSET);
  expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET + 76}px`)).toBe(ACTIVE_SECTION_OFFSET + 77);
});
