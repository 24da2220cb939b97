import fc from "fast-check";

import { sectionIds } from "./navigation";
import { ACTIVE_SECTION_OFFSET, activeSectionOffset, sectionInView } from "./use-active-section";

const tops = sectionIds.map((id, index) => ({ id, top: 72 + index * 1000 }));
const bottom = 5400;

describe("the section in view", () => {
  it("is the first section at the top of the page", () => {
    expect(sectionInView(tops, 0, bottom)).toBe("accueil");
  });

  it("changes when a section comes within the offset of the top, not before", () => {
    expect(sectionInView(tops, 1072 - ACTIVE_SECTION_OFFSET - 1, bottom)).toBe("accueil");
    expect(sectionInView(tops, 1072 - ACTIVE_SECTION_OFFSET, bottom)).toBe("services");
  });

  it("is the last section at the bottom of the page, even if it is too short to reach the top", () => {
    const short = [...tops.slice(0, -1), { id: "contact" as const, top: 5900 }];
    expect(sectionInView(short, bottom - 2, bottom)).toBe("faq");
    expect(sectionInView(short, bottom - 0.5, bottom)).toBe("contact");
  });

  it("is the first section on a page that does not scroll", () => {
    expect(sectionInView(tops, 0, 0)).toBe("accueil");
  });

  it("is the first section when the page is scrolled past its top (overscroll), and undefined when it has no section", () => {
    expect(sectionInView(tops, -200, bottom)).toBe("accueil");
    expect(sectionInView([], 300, bottom)).toBeUndefined();
  });

  it("never goes back to an earlier section when the page scrolls down", () => {
    const position = fc.integer({ min: 0, max: bottom });
    fc.assert(
      fc.property(position, position, (one, other) => {
        const rankAt = (scrollY: number) =>
          tops.findIndex(({ id }) => id === sectionInView(tops, scrollY, bottom));
        expect(rankAt(Math.min(one, other))).toBeLessThanOrEqual(rankAt(Math.max(one, other)));
      }),
    );
  });
});

describe("the offset of the section in view", () => {
  it("is that of the product document where the header is lower", () => {
    expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET - 12}px`)).toBe(ACTIVE_SECTION_OFFSET);
    expect(activeSectionOffset("auto")).toBe(ACTIVE_SECTION_OFFSET);
  });

  it("grows with the header, so that a link marks its target as current", () => {
    expect(activeSectionOffset(`${ACTIVE_SECTION_OFFSET + 76}px`)).toBe(ACTIVE_SECTION_OFFSET + 77);
  });
});
