/** Typographic signs and their plain forms. */
const SIGNS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "‐": "-",
  "\u2011": "-",
  "–": "-",
  "—": "-",
  º: "°",
};

function plainCharacter(character: string): string {
  const letter = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^\s$/.test(character)) return " ";
  return letter.length === character.length ? letter : (SIGNS[character] ?? character);
}

/** Keeps the length, so that a place in the result is the same place in the text. */
export const plainInPlace = (text: string) =>
  Array.from(text, (character) => SIGNS[character] ?? plainCharacter(character)).join("");
