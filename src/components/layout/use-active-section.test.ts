import { sectionIds } from "./menu";
import { ACTIVE_SECTION_OFFSET, activeSectionOffset, sectionInView } from "./use-active-section";

const inViewAt = (scrollY: number, atEnd = false) =>
  sectionIds[
    sectionInView(
      sectionIds.map((_, index) => 72 + index * 1000 - scrollY),
      ACTIVE_SECTION_OFFSET,
      atEnd,
    )
  ];

describe("the section in view", () => {
  it("changes when a section comes within the offset of the top, not before", () => {
    expect(inViewAt(1072 - ACTIVE_SECTION_OFFSET - 1)).toBe("accueil");
    expect(inViewAt(1072 - ACTIVE_SECTION_OFFSET)).toBe("services");
  });

  it("is the last section at the end of the page, even if it is too short to reach the top", () => {
    expect(inViewAt(4500)).toBe("faq");
    expect(inViewAt(4500, true)).toBe("contact");
  });

  it("is the first section when the page is scrolled past its top (overscroll)", () => {
    expect(inViewAt(-200)).toBe("accueil");
  });
});

describe("the offset of the section in view", () => {
  it("is the product specification's if the header is lower", () => {
    expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET - 12}px`)).toBe(ACTIVE_SECTION_OFFSET);
    expect(activeSectionOffset("auto")).toBe(ACTIVE_SECTION_OFFSET);
  });

  it("grows with the header, so that a link marks its target as current", () => {
    expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET + 76}px`)).toBe(ACTIVE_SECTION_OFFSET + 77);
  });
});
