import { cleanText } from "./clean-text";

test.each([
  ["Syndic\u200B Martin", "Syndic Martin"],
  ["\u202EnitraM", "nitraM"],
  ["un\u0000 deux\u0007", "un deux"],
  ["  Les Tilleuls\u00a0", "Les Tilleuls"],
  ["\uFEFF \u2060", ""],
  ["un\r\ndeux\rtrois\u2028quatre\u0085cinq\u000Bsix\u2029", "un\ndeux\ntrois\nquatre\ncinq\nsix"],
  ["co\u00ADpro\tpriété 👍\uD83D", "copro\tpriété 👍"],
  ["👩\u200D🚒 \u200D", "👩\u200D🚒"],
  ["👩🏽‍🔧 🏳️‍🌈 👍🏽 ❤️‍🔥", "👩🏽‍🔧 🏳️‍🌈 👍🏽 ❤️‍🔥"],
  ["1\u3164\u2800", "1"],
])("%j is sent as %j", (typed, sent) => {
  expect(cleanText(typed)).toBe(sent);
});
