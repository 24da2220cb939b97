/** « ? », « ~ 36 », « < 36 »: signs of a writer who was not sure, which an anchor drops. */
const DOUBT = /[?~≈±<>≤≥]/;

/** « à vérifier », « à confirmer » */
const DOUBT_IN_WORDS = /\b(?:à|a) (?:vérifier|verifier|confirmer|voir|préciser|preciser)\b/i;

/** Whether the writer of a cell marked it as not certain. */
export const isDoubtful = (text: string) => DOUBT.test(text) || DOUBT_IN_WORDS.test(text);
