/** Small letters without accents: « Échéance, œuvre » becomes "echeance, oeuvre". Other signs stay. */
export const plainLetters = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** A line in which words and values are found: plain letters, every space alike, straight apostrophes and hyphens. « 1² » stays, and is not read as 12. */
export const plainLine = (text: string) =>
  plainLetters(text)
    .replace(/[’‘]/g, "'")
    .replace(/[‐\u2011–—]/g, "-")
    .replace(/\s+/g, " ");

/** A short text as the readers compare it: a plain line without a full stop at the end. */
export const plainText = (text: string) => plainLine(text).trim().replace(/ ?\.$/, "");

/** The plain words and numbers of a text: « Préavis (mois) » becomes "preavis mois". */
export const plainWords = (text: string) =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** For anchors, paths, names of files and ids: « Qui décide ? » becomes "qui-decide". */
export const slugOf = (text: string) => plainWords(text).replaceAll(" ", "-");
