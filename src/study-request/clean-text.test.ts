import fc from "fast-check";

import { cleanText } from "./clean-text";

test.each([
  ["Syndic\u200B Martin", "Syndic Martin"],
  ["\u202EnitraM", "nitraM"],
  ["un\u0000 deux\u0007", "un deux"],
  ["  Les Tilleuls\u00a0", "Les Tilleuls"],
  ["\uFEFF \u2060", ""],
  ["un\r\ndeux\rtrois\u2028", "un\ndeux\ntrois"],
  ["co\u00ADpro\tpriété", "copro\tpriété"],
])("%j is sent as %j", (typed, sent) => {
  expect(cleanText(typed)).toBe(sent);
});

test("every invisible character is removed from any text, and no visible one", () => {
  const characters = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(characters, (text) => {
      const sent = cleanText(text);
      expect(sent).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}]/u);
      const visible = (some: string) => some.replace(/[\p{C}\p{Z}\s]/gu, "");
      expect(visible(sent)).toBe(visible(text));
    }),
  );
});
