import { anchorOf } from "../content/links";

/** « ? », « ~ 36 », « < 36 »: signs of a writer who was not sure, which an anchor drops. */
const DOUBT = /[?~≈±<>≤≥]/;

/** « (à vérifier) », « à confirmer », as an anchor. */
const DOUBT_IN_WORDS = /\ba-(?:verifier|confirmer|voir|preciser)\b/;

/** Whether the writer of a cell marked it as not certain. */
export const isDoubtful = (text: string) => DOUBT.test(text) || DOUBT_IN_WORDS.test(anchorOf(text));
