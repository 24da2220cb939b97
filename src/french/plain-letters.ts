/** Small letters without accents: « Échéance, œuvre » becomes "echeance, oeuvre". Other signs stay. */
export const plainLetters = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** A short text as the readers compare it: plain letters, every space alike, straight apostrophes, no full stop at the end. « 1² » keeps its sign. */
export const plainText = (text: string) =>
  plainLetters(text).replaceAll("’", "'").replace(/\s+/g, " ").trim().replace(/ ?\.$/, "");

/** The plain words and numbers of a text: « Préavis (mois) » becomes "preavis mois". */
export const plainWords = (text: string) =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** For anchors, paths, names of files and ids: « Qui décide ? » becomes "qui-decide". */
export const slugOf = (text: string) => plainWords(text).replaceAll(" ", "-");
