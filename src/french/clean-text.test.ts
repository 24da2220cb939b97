import { cleanText } from "./clean-text";

test.each([
  // A zero-width space.
  ["Syndic\u200B Martin", "Syndic Martin"],
  // A sign that turns the direction of writing.
  ["\u202EnitraM", "nitraM"],
  // Control characters.
  ["un\u0000 deux\u0007", "un deux"],
  // Spaces at the ends.
  ["  Les Tilleuls\u00a0", "Les Tilleuls"],
  // A byte order mark and a word joiner: nothing is left.
  ["\uFEFF \u2060", ""],
  // Line breaks of each kind.
  ["un\r\ndeux\rtrois\u2028quatre\u0085cinq\u000Bsix\u2029", "un\ndeux\ntrois\nquatre\ncinq\nsix"],
  // A soft hyphen and half of an emoji go; a tab and an emoji stay.
  ["co\u00ADpro\tpriété 👍\uD83D", "copro\tpriété 👍"],
  // A joiner stays between two emojis, and goes after the last.
  ["👩\u200D🚒 \u200D", "👩\u200D🚒"],
  ["👩🏽‍🔧 🏳️‍🌈 👍🏽 ❤️‍🔥", "👩🏽‍🔧 🏳️‍🌈 👍🏽 ❤️‍🔥"],
  // Characters that look like a space.
  ["1\u3164\u2800", "1"],
])("cleans %j to %j", (typed, sent) => {
  expect(cleanText(typed)).toBe(sent);
});
