import { toPrintable } from "./printable";

it.each([
  "µ ² ³ ⁴ ₂ ½ ⅓ ≠ ≤ ≥ ÷ × ± √ Δ → Ω α ° ‰ € « 12\u00a0kWh/m²·an » – 1ᵉʳ λ 0,035\u00a0W/(m·K) CO₂ ≈ ∞ ✓ ″ …",
  "L’HAŸ-LES-ROSES, ŒUVRE, À ÉÈÊË ÎÏ ÔÙÛÜ Ç – Łódź, Škoda, Kovačević, Özgür, Ståhl, Ørsted, Țepeș, Őze",
])("writes « %s » as it is", (text) => {
  expect(toPrintable(text)).toBe(text);
});

it.each([
  ["e\u0301te\u0301, c\u0327a, o\u0302", "été, ça, ô"],
  ["15\u202f%", "15\u00a0%"],
  ["a\u2009b\tc\nd", "a b c d"],
  ["ﬁn ﬂux", "fin flux"],
  ["✔️ fait", "✓ fait"],
  ["5 μm", "5 µm"],
  ["12 ㎡ à 20 ℃", "12 m² à 20 °C"],
  ["avant ➔ après", "avant → après"],
  ["≮ 5", "☐ 5"],
  ["a😀👨‍👩‍👧b", "a☐b"],
  ["Дом 漢", "☐ ☐"],
  ["Nguyễn", "Nguyen"],
  ["x\u200by\u00adz", "x☐y☐z"],
  ["\ud800", "☐"],
])("writes « %s » as « %s »", (text, written) => {
  expect(toPrintable(text)).toBe(written);
  expect(toPrintable(written)).toBe(written);
});
