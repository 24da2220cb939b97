import { anchorOf } from "../content/links";

/** « ? », « ~ 36 », « < 36 »: signs of a writer who was not sure, which an anchor drops. */
const DOUBT = /[?~≈±<>≤≥]/;

/** « Non* », « 36² »: the note may change the cell. */
const FOOTNOTE = /[*†¹²³⁰⁴-⁹]/;

/** « (à vérifier) », « à confirmer », as an anchor. */
const DOUBT_IN_WORDS = /\ba-(?:verifier|confirmer|voir|preciser)\b/;

/** Whether the writer of a cell marked it as not certain, or as one with a note. */
export const isDoubtful = (text: string) =>
  DOUBT.test(text) || FOOTNOTE.test(text) || DOUBT_IN_WORDS.test(anchorOf(text));
