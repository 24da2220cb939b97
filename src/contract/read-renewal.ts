import { anchorOf } from "../content/links";
import { readPeriod } from "../french/notice";
import { isDoubtful } from "./doubtful";
import { quoted } from "./read-day";

/** Without a letter the contract renews by this number of months, becomes open-ended, or ends. */
export type Renewal = number | "open" | "ends";

export interface ReadRenewal {
  /** Null where the text does not say it. */
  renewal: Renewal | null;
  /** French remark on an unknown text. */
  remark?: string;
}

/** Unit: months. */
const LONGEST = 60;

/** Closed lists of whole texts, as anchors. */
const ENDS: readonly string[] = [
  "sans",
  "aucun",
  "aucune",
  "neant",
  "prend-fin",
  "sans-reconduction",
  "sans-tacite-reconduction",
  "sans-reconduction-tacite",
  "sans-renouvellement",
  "aucune-reconduction",
  "aucune-tacite-reconduction",
  "pas-de-reconduction",
  "pas-de-tacite-reconduction",
  "pas-de-reconduction-tacite",
  "pas-de-renouvellement",
  "non-reconductible",
  "non-reconduit",
  "non-renouvelable",
  "non-tacite",
  "pas-tacite",
];
/** An answer to « tacite reconduction ? », and to no other question. */
const NO: readonly string[] = ["non", "n", "faux", "false"];
const OPEN =
  /^(?:contrat-)?(?:a-)?(?:duree-)?(?:indeterminee?|illimitee?|sans-(?:terme|limite|fin|duree|date-de-fin|limitation-de-duree|limite-de-duree|duree-determinee)|cdi)$/;
/** The contract renews, for a time that the text does not say. */
const RENEWS: readonly string[] = [
  "oui",
  "o",
  "vrai",
  "true",
  "tacite",
  "tacite-reconduction",
  "reconduction-tacite",
  "par-tacite-reconduction",
  "renouvellement-tacite",
  "automatique",
  "reconductible",
  "renouvelable",
  "tr",
];
/**
 * Whole headings that ask whether the contract renews: « Tacite reconduction (O/N) », « Renouv. auto », « TR ». Under any other,
 * such as « Reconduction votée » or « Sans tacite reconduction », a « non » has another meaning.
 */
const ASKS_FOR_RENEWAL =
  /^(?=.*(?:recond|tacite|auto|t-?r))(?:(?:clause|de|du|contrat|par|en|tacite|recond\w*|renouv\w*|auto\w*|t-?r|o-n|oui-non|gaz|elec\w*|energies?)(?:-|$))+$/;
/** « 1-2 mois », « 12/24 »: two numbers of a text, as an anchor. */
const TWO_NUMBERS = /\d-+\d/;
/** Words around the period of a renewal: « tacite, par périodes de 2 ans », « 12 mois renouvelable ». */
const AROUND =
  /\b(?:tacite|tacitement|reconductions?|reconduit|reconductible|renouvellements?|renouvelable|oui|par|pour|periodes?|de|d|tr)\b/g;

/** Reads a contract's own clause of renewal, as a whole: a text of no closed list is unknown. @param heading of its column. */
export function readRenewal(text: string, heading = "reconduction"): ReadRenewal {
  const plain = anchorOf(text);
  const isAsked = ASKS_FOR_RENEWAL.test(anchorOf(heading));
  if (isDoubtful(text)) return unknown(text);
  if (NO.includes(plain)) return isAsked ? { renewal: "ends" } : unknown(text);
  if (!plain) return text ? unknown(text) : { renewal: null };
  if (ENDS.includes(plain)) return { renewal: "ends" };
  if (OPEN.test(plain)) return { renewal: "open" };
  if (RENEWS.includes(plain)) return { renewal: null };
  const withoutWords = plain.replace(AROUND, "");
  if (TWO_NUMBERS.test(withoutWords)) return unknown(text);
  const periodText = withoutWords.replaceAll("-", "");
  if (/^annuel(?:le)?$/.test(periodText)) return { renewal: 12 };
  const period = readPeriod(periodText);
  if (!period || period.count < 1 || period.count > LONGEST) return unknown(text);
  // A bare number below 6 may be a count of years or of renewals.
  const isMonths = period.isGuess ? period.count >= 6 : period.unit === "months";
  return isMonths ? { renewal: period.count } : unknown(text);
}

const unknown = (text: string): ReadRenewal => ({
  renewal: null,
  remark: `reconduction ${quoted(text)}\u00a0: comptée comme inconnue`,
});
