import { faqItem } from "../../content/types/faqItem";
import { entriesOf, SHIPPED_CONTENT } from "../../testing/content";
import { anchorOf } from "./anchor";

describe("anchorOf", () => {
  it.each([
    ["Qui choisit le contrat, et qui le signe ?", "qui-choisit-le-contrat-et-qui-le-signe"],
    ["Quelles économies, à Noël ?", "quelles-economies-a-noel"],
    ["« L’été »", "l-ete"],
    ["5\u00a0Mo", "5-mo"],
  ])("turns %j into %j", (text, anchor) => {
    expect(anchorOf(text)).toBe(anchor);
  });

  it("gives each question of the site its own anchor", () => {
    const anchors = entriesOf(faqItem, SHIPPED_CONTENT).map(({ question }) => anchorOf(question));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.every((anchor) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor))).toBe(true);
  });
});
