import { anchorOf } from "../content/links";
import { type Period, readPeriod } from "../french/notice";
import { quoted } from "./read-day";

/** The longest notices that are plausible. */
const MOST: Readonly<Record<Period["unit"], number>> = { months: 24, days: 730 };

/** A bare number of days is at least this. */
const FEWEST_DAYS = 13;

export interface ReadNotice {
  /** Null for an empty text, and for one that is no notice. */
  notice: Period | null;
  /** French text of an assumption. */
  remark?: string;
}

/** The unit in « Préavis (mois) »; « Préavis (mois ou jours) » names none. */
function unitOfHeading(heading: string): string | undefined {
  const units = anchorOf(heading).match(/\b(?:mois|m|jours?|j|semaines?)\b/g) ?? [];
  return units.length === 1 ? units[0] : undefined;
}

/** Reads « 3 mois », « 90 j », « 3 mois minimum, LRAR ». @param heading may name the unit of a bare number: « Préavis (mois) ». */
export function readNotice(text: string, heading = ""): ReadNotice {
  const unit = unitOfHeading(heading);
  const alone = readPeriod(text);
  const period = alone?.isGuess && unit ? readPeriod(`${alone.count} ${unit}`) : alone;
  if (!period || period.count < 1 || period.count > MOST[period.unit]) return { notice: null };
  // « 3 » under « Préavis (jours) » is rather three months.
  if (alone?.isGuess && period.unit === "days" && period.count < FEWEST_DAYS) return { notice: null };
  const notice: Period = { count: period.count, unit: period.unit };
  if (period.isGuess)
    return {
      notice,
      remark: `préavis ${quoted(text)} lu en ${notice.unit === "days" ? "jours" : "mois"}`,
    };
  if (/fin[\s-]+de[\s-]+mois/i.test(text))
    return { notice, remark: `préavis ${quoted(text)}\u00a0: compté avant la fin du contrat, vérifiez` };
  return { notice };
}
